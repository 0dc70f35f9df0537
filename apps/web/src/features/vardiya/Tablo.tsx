import { weekday } from '@defter/rules/tarih.ts';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGunAdi, formatGunKisa } from '../../ui/format.ts';
import { HucreMenusu, type HucreYeri } from './HucreMenusu.tsx';
import { Palet } from './Palet.tsx';
import { anahtarOf, isInBlok, tatilOn, type Blok, type Degisiklik, type Konum } from './plan.ts';
import { Satir } from './Satir.tsx';
import classes from './Tablo.module.css';
import type { useDonem } from './use-donem.ts';
import { useFirca } from './use-firca.ts';
import type { usePlan } from './use-plan.ts';

type TabloProps = {
  donem: ReturnType<typeof useDonem>;
  plan: ReturnType<typeof usePlan>;
  firca: number | null | undefined;
  onFirca: (firca: number | null | undefined) => void;
  /** Why the plan may not be changed. */
  reason: string | undefined;
  onSablon: (id: number) => void;
};

const START: Konum = { satir: 0, sutun: 0 };

/** Staff by days. The mouse draws; the keyboard walks with the arrows, selects with Shift, writes with numbers, empties with Delete. */
export function Tablo({ donem: { gunler, gorunum, bugun }, plan, firca, onFirca, reason, onSablon }: TabloProps) {
  const { t } = useTranslation('vardiya');
  const { personeller, sablonlar } = plan;
  const grid = useRef<HTMLDivElement>(null);
  const [odak, setOdak] = useState<Konum>(START);
  const [capa, setCapa] = useState<Konum>(START);
  const [menu, setMenu] = useState<HucreYeri>();
  // A key has said already where the focus goes, and whether the block grows with it.
  const walking = useRef(false);
  const disabled = reason !== undefined;
  const secim: Blok = { from: capa, to: odak };

  const hucreOf = ({ satir, sutun }: Konum) => ({ personelID: personeller[satir]?.id ?? 0, tarih: gunler[sutun] ?? bugun });
  const kayitAt = (konum: Konum) => plan.plan.get(anahtarOf(hucreOf(konum)));
  const paint = (blok: Blok, sablonID: number | null) => {
    const degisiklikler: Degisiklik[] = [];
    for (const [satir] of personeller.entries()) {
      for (const [sutun] of gunler.entries()) {
        if (isInBlok(blok, { satir, sutun })) degisiklikler.push({ ...hucreOf({ satir, sutun }), sablonID });
      }
    }
    void plan.change(degisiklikler);
  };
  const drawing = useFirca({
    firca,
    disabled,
    hasVardiya: (konum) => kayitAt(konum) !== undefined,
    onPaint: paint,
    onMove: (from, to, kopya) => {
      const sablonID = kayitAt(from)?.vardiyaSablon.id ?? null;
      void plan.change([{ ...hucreOf(to), sablonID }, ...(kopya ? [] : [{ ...hucreOf(from), sablonID: null }])]);
    },
  });

  const focus = (konum: Konum, extend: boolean) => {
    setOdak(konum);
    if (!extend) setCapa(konum);
    walking.current = true;
    grid.current?.querySelector<HTMLElement>(`[data-satir="${konum.satir}"][data-sutun="${konum.sutun}"]`)?.focus();
    walking.current = false;
  };
  const openMenu = (konum: Konum) => {
    const box = grid.current?.querySelector(`[data-satir="${konum.satir}"][data-sutun="${konum.sutun}"]`)?.getBoundingClientRect();
    if (box && !disabled) setMenu({ x: box.left, y: box.bottom });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event, odak, { satir: personeller.length - 1, sutun: gunler.length - 1 });
    const sablon = /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey ? sablonlar[Number(event.key) - 1] : undefined;
    if (to) focus(to, event.shiftKey);
    else if (event.key === 'Enter' || event.key === ' ') openMenu(odak);
    else if (disabled) return;
    else if (sablon) paint(secim, sablon.id);
    else if (event.key === 'Delete' || event.key === 'Backspace') paint(secim, null);
    else return;
    event.preventDefault();
  };
  const konumOf = (event: { target: EventTarget }): Konum | undefined => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-satir]') : null;
    return cell ? { satir: Number(cell.dataset.satir), sutun: Number(cell.dataset.sutun) } : undefined;
  };
  const onPointerDown = (event: PointerEvent) => {
    const konum = konumOf(event);
    if (!konum) return;
    drawing.beginOnCell(event, konum);
    focus(konum, event.shiftKey);
  };
  const onFocus = (event: FocusEvent) => {
    const konum = konumOf(event);
    if (!konum || walking.current) return;
    setOdak(konum);
    setCapa(konum);
  };

  return (
    <>
      {!disabled && <Palet sablonlar={sablonlar} firca={firca} onFirca={onFirca} onGrab={drawing.beginOnChip} onEdit={onSablon} />}
      <div className={classes.scroller} data-drawing={drawing.isDrawing || undefined}>
        <div
          ref={grid}
          role="grid"
          aria-label={t('baslik')}
          aria-multiselectable
          aria-readonly={disabled || undefined}
          className={classes.grid}
          data-gorunum={gorunum}
          style={{ '--gunler': gunler.length } as never}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onFocus={onFocus}
          // A press without a brush offers what there is; with one, the pointer has drawn already, and a finger draws here.
          onClick={(event) => {
            const konum = konumOf(event);
            if (!konum || disabled) return;
            if (firca === undefined) openMenu(konum);
            else if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') paint({ from: konum, to: konum }, firca);
          }}
        >
          <div role="row" className={classes.row}>
            <div role="columnheader" className={classes.name}>
              {t('personel')}
            </div>
            {gunler.map((tarih) => {
              const tatil = tatilOn(plan.tatiller, tarih);
              return (
                <div
                  key={tarih}
                  role="columnheader"
                  className={classes.day}
                  data-weekend={weekday(tarih) > 5 || undefined}
                  data-today={tarih === bugun || undefined}
                  data-holiday={tatil !== undefined || undefined}
                  title={tatil}
                >
                  <span>{gorunum === 'hafta' ? formatGunAdi(tarih) : formatGunKisa(tarih)}</span>
                  <b>{Number(tarih.slice(8))}</b>
                  {tatil && <span className={gorunum === 'hafta' ? classes.holiday : classes.unseen}>{tatil}</span>}
                </div>
              );
            })}
          </div>
          {personeller.map((personel, satir) => (
            <Satir
              key={personel.id}
              personel={personel}
              satir={satir}
              gunler={gunler}
              plan={plan.plan}
              izinler={plan.izinler}
              tatiller={plan.tatiller}
              isDar={gorunum === 'ay'}
              isOdak={(sutun) => odak.satir === satir && odak.sutun === sutun}
              isSecili={(sutun) => isInBlok(secim, { satir, sutun })}
              isAimed={(sutun) => drawing.isAimed({ satir, sutun })}
            />
          ))}
        </div>
      </div>
      <HucreMenusu
        yer={menu}
        sablonlar={sablonlar}
        onPick={(sablonID) => paint(secim, sablonID)}
        onClose={() => {
          setMenu(undefined);
          focus(odak, true);
        }}
      />
    </>
  );
}

/** Where a key leads; undefined when it is none of walking. */
function stepOf({ key }: KeyboardEvent, { satir, sutun }: Konum, last: Konum): Konum | undefined {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  const targets: Record<string, Konum> = {
    ArrowUp: { satir: satir - 1, sutun },
    ArrowDown: { satir: satir + 1, sutun },
    ArrowLeft: { satir, sutun: sutun - 1 },
    ArrowRight: { satir, sutun: sutun + 1 },
    Home: { satir, sutun: 0 },
    End: { satir, sutun: last.sutun },
  };
  const to = targets[key];
  return to && { satir: clamp(to.satir, last.satir), sutun: clamp(to.sutun, last.sutun) };
}
