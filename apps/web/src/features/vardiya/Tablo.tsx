import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { actByKey } from './act-by-key.ts';
import { HucreMenusu, type HucreYeri } from './HucreMenusu.tsx';
import { Lejant, Palet } from './Palet.tsx';
import { baslangicOf, isInBlok, isTek, konumlarOf, konumOf, type Konum } from './blok.ts';
import { GunBasliklari, HaftaBasliklari } from './GunBasliklari.tsx';
import { useHarfler } from './harfler.ts';
import { PanoNotu } from './PanoNotu.tsx';
import { Satir } from './Satir.tsx';
import classes from './Tablo.module.css';
import type { useDonem } from './use-donem.ts';
import { useFirca, type Tasinan } from './use-firca.ts';
import type { usePlan } from './use-plan.ts';
import { useSecim } from './use-secim.ts';
import { useTablo } from './use-tablo.ts';
import { useTatil } from './use-tatil.ts';

type TabloProps = {
  donem: ReturnType<typeof useDonem>;
  plan: ReturnType<typeof usePlan>;
  firca: number | null | undefined;
  onFirca: (firca: number | null | undefined) => void;
  /** Why the plan may not be changed. */
  reason: string | undefined;
  onSablon: (id: number) => void;
  /** On a phone names stand above their days, hours below each other, and a month in weeks. */
  isNarrow: boolean;
};

/** The table of staff by days. The mouse draws, moves and selects, and so do keys. A tap opens a menu with all of these. */
export function Tablo({ donem: { gunler, gorunum, bugun }, plan, firca, onFirca, reason, onSablon, isNarrow }: TabloProps) {
  const { t } = useTranslation('vardiya');
  const { personeller, sablonlar } = plan;
  const tatilOf = useTatil(plan.tatiller);
  const grid = useRef<HTMLDivElement>(null);
  const { odak, secim, cellAt, choose, goTo, onFocus } = useSecim(grid);
  const [menu, setMenu] = useState<HucreYeri>();
  const disabled = reason !== undefined;
  const isTakvim = gorunum === 'ay' && isNarrow;
  const harfler = useHarfler(sablonlar);

  const tablo = useTablo({ plan, gunler });
  const { kayitlarAt, paint, addNew, take, move, pano, copy, paste, dropPano, isKesilen } = tablo;
  const tasinanAt = (konum: Konum, target: Element): Tasinan | undefined => {
    if (!isTek(secim) && isInBlok(secim, konum)) return { sablonID: undefined, blok: secim };
    const parca = target.closest<HTMLElement>('[data-sablon]');
    return parca ? { sablonID: Number(parca.dataset.sablon), blok: { from: konum, to: konum } } : undefined;
  };
  const drawing = useFirca({
    firca,
    disabled,
    tasinanAt,
    onPaint: paint,
    onSelect: (blok, isDone) => {
      choose(blok);
      if (isDone) openMenu(blok.to);
    },
    onMove: move,
  });

  const openMenu = (konum: Konum) => {
    const box = cellAt(konum)?.getBoundingClientRect();
    if (box && !disabled) setMenu({ x: box.left, y: box.bottom });
  };
  const son = { satir: personeller.length - 1, sutun: gunler.length - 1 };
  const onPointerDown = (event: PointerEvent) => {
    const konum = konumOf(event.target);
    if (!konum) return;
    drawing.beginOnCell(event, konum);
    // A press inside the block may begin to move it. If it does not, the click that follows clears the block.
    const carries = event.pointerType !== 'touch' && event.button === 0 && firca === undefined && !disabled && !isTek(secim) && isInBlok(secim, konum);
    if (!carries || event.shiftKey) goTo(konum, event.shiftKey);
  };
  // Without a brush a press opens the menu. With one the mouse has drawn already; a finger draws here.
  const onClick = (event: MouseEvent) => {
    const konum = konumOf(event.target);
    if (!konum || disabled || event.shiftKey) return;
    if (!isTek(secim)) goTo(konum, false);
    if (firca === undefined) openMenu(konum);
    else if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') paint({ from: konum, to: konum }, firca);
  };

  return (
    <>
      {!disabled && <Palet sablonlar={sablonlar} harfler={gorunum === 'ay' ? harfler : undefined} firca={firca} onFirca={onFirca} onGrab={drawing.beginOnChip} onEdit={onSablon} />}
      {disabled && gorunum === 'ay' && <Lejant sablonlar={sablonlar} harfler={harfler} />}
      {pano && <PanoNotu isCut={pano.kaynak.length > 0} onDrop={dropPano} />}
      <div className={classes.scroller} data-drawing={drawing.isDrawing || undefined}>
        <div
          ref={grid}
          role="grid"
          aria-label={t('baslik')}
          aria-multiselectable
          aria-readonly={disabled || undefined}
          className={classes.grid}
          data-gorunum={gorunum}
          data-narrow={isNarrow || undefined}
          style={{ '--gunler': isNarrow ? 7 : gunler.length } as never}
          onKeyDown={(event) => actByKey(event, { odak, secim, goTo, son, sablonlar, disabled, openMenu, ...tablo })}
          onPointerDown={onPointerDown}
          onFocus={onFocus}
          onClick={onClick}
        >
          {isTakvim ? <HaftaBasliklari gunler={gunler} /> : <GunBasliklari gunler={gunler} bugun={bugun} isWide={gorunum === 'hafta' && !isNarrow} tatilOf={tatilOf} />}
          {personeller.map((personel, satir) => (
            <Satir
              key={personel.id}
              personel={personel}
              satir={satir}
              gunler={gunler}
              plan={plan.plan}
              izinler={plan.izinler}
              tatilOf={tatilOf}
              en={gorunum === 'ay' ? 'harf' : isNarrow ? 'saat' : 'genis'}
              harfler={harfler}
              takvim={isTakvim ? bugun : undefined}
              isOdak={(sutun) => odak.satir === satir && odak.sutun === sutun}
              isSecili={(sutun) => isInBlok(secim, { satir, sutun })}
              isAimed={(sutun) => drawing.isAimed({ satir, sutun })}
              isKesilen={(sutun) => isKesilen({ satir, sutun })}
            />
          ))}
        </div>
      </div>
      <HucreMenusu
        yer={menu}
        sablonlar={sablonlar}
        secili={new Set(konumlarOf(secim).flatMap((konum) => kayitlarAt(konum).map(({ vardiyaSablon }) => vardiyaSablon.id)))}
        onPick={(sablonID) => paint(secim, sablonID)}
        onNew={(sablonID) => addNew(secim, sablonID)}
        onTake={(sablonID) => take(secim, sablonID)}
        onCopy={(isCut) => copy(secim, isCut)}
        onPaste={pano && (() => paste(baslangicOf(secim)))}
        onClose={() => {
          setMenu(undefined);
          goTo(odak, true);
        }}
      />
    </>
  );
}
