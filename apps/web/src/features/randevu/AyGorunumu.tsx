import { randevuCalls } from '@defter/contract/randevu.ts';
import { addDays, daysBetween, formatTarih, weekday, type Tarih } from '@defter/rules/tarih.ts';
import { Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { formatGunAdi, formatGunKisa } from '../../ui/format.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import type { GunSayisi, Suzgec } from './use-suzgec.ts';
import classes from './AyGorunumu.module.css';

const HAFTA = 7;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -HAFTA, ArrowDown: HAFTA };

/** A month as the share of each day that is booked; a press leads to the day. The server counts, so a busy month is as quick as an empty one. */
export function AyGorunumu({ suzgec }: { suzgec: Suzgec }) {
  const { t } = useTranslation('takvim');
  const [params] = useSearchParams();
  const { aralik, degerler, bugun, tarih, gizliler } = suzgec;
  const sutun = params.get('sutun');
  const { data, error, refetch } = useCall(randevuCalls.gunler, { query: { ...aralik, ...degerler, ...(sutun && { sutun }), gizliler } });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={84} />} />;

  const bySayi = new Map(data.liste.map((gun) => [gun.randevuTarihi, gun]));
  const enDolu = Math.max(1, ...data.liste.map(({ dakika }) => dakika));
  const gunler = Array.from({ length: daysBetween(aralik.baslangicTarihi, aralik.bitisTarihi) + 1 }, (_, sira) => addDays(aralik.baslangicTarihi, sira));
  const bosluk = weekday(aralik.baslangicTarihi) - 1;
  const hafta = Array.from({ length: HAFTA }, (_, sira) => addDays(aralik.baslangicTarihi, sira - bosluk));

  return (
    <div className={classes.month} role="group" aria-label={t('gorunum.ay')} onKeyDown={walkDays}>
      {hafta.map((gun) => (
        <Text key={gun} span className={classes.weekday} aria-hidden>
          {formatGunKisa(gun)}
        </Text>
      ))}
      {gunler.map((gun, sira) => (
        <Gun
          key={gun}
          tarih={gun}
          sayi={bySayi.get(gun)}
          doluluk={(bySayi.get(gun)?.dakika ?? 0) / enDolu}
          isToday={gun === bugun}
          isStop={gun === tarih}
          column={sira === 0 ? bosluk + 1 : undefined}
          onOpen={() => suzgec.goTo(gun, 'gun')}
        />
      ))}
    </div>
  );
}

type GunProps = { tarih: Tarih; sayi: GunSayisi | undefined; doluluk: number; isToday: boolean; isStop: boolean; column: number | undefined; onOpen: () => void };

function Gun({ tarih, sayi, doluluk, isToday, isStop, column, onOpen }: GunProps) {
  const { t } = useTranslation('takvim');
  const adet = sayi?.sayi ?? 0;
  const saat = Math.round((sayi?.dakika ?? 0) / 60);
  return (
    <button
      type="button"
      className={classes.day}
      data-gun={tarih}
      data-sayi={adet}
      data-today={isToday || undefined}
      tabIndex={isStop ? 0 : -1}
      style={{ gridColumnStart: column }}
      aria-label={t('gunEtiketi', { gun: `${formatTarih(tarih)} ${formatGunAdi(tarih)}`, count: adet, saat })}
      onClick={onOpen}
    >
      <span className={classes.number}>{Number(tarih.slice(8))}</span>
      {adet > 0 && (
        <>
          <span className={classes.count}>
            <b>{adet}</b> <span className={classes.word}>{t('randevuSozu')}</span>
          </span>
          <span className={classes.hours}>{t('saatSozu', { saat })}</span>
          <span className={classes.bar} aria-hidden>
            <span style={{ width: `${Math.max(4, doluluk * 100)}%` }} />
          </span>
        </>
      )}
    </button>
  );
}

/** The arrow keys walk through the days, one stop of the tab key for all of them. */
function walkDays(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-gun]')];
  const next = step === undefined ? undefined : days[days.findIndex((day) => day === event.target) + step];
  if (!next) return;
  event.preventDefault();
  for (const day of days) day.tabIndex = day === next ? 0 : -1;
  next.focus();
}
