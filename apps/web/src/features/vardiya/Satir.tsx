import type { PlandakiPersonel, VardiyaRandevu } from '@defter/contract/vardiya.ts';
import { toSaat, type SaatAraligi } from '@defter/rules/saat.ts';
import { formatTarih, type Tarih, weekday } from '@defter/rules/tarih.ts';
import type { ZamanAraligi } from '@defter/rules/vardiya.ts';
import { useTranslation } from 'react-i18next';
import { formatGunAdi } from '../../ui/format.ts';
import { anahtarOf, isBos, izinOn, saatlerOf, toplamOf, type PlanIndeksi } from './plan.ts';
import { renkStyle } from './RenkNoktasi.tsx';
import classes from './Tablo.module.css';

const MINUTES_OF_DAY = 24 * 60;

type SatirProps = {
  personel: PlandakiPersonel;
  satir: number;
  gunler: readonly Tarih[];
  plan: PlanIndeksi;
  izinler: readonly (ZamanAraligi & { personelID: number })[];
  /** The name of a day's holiday. */
  tatilOf: (tarih: Tarih) => string | undefined;
  /** A month shows one or two letters of a shift; a phone shows its hours, one below the other. */
  en: 'genis' | 'saat' | 'harf';
  /** The letters of the templates. */
  harfler: ReadonlyMap<number, string>;
  /** Today, when the days stand in weeks without a heading of their own. */
  takvim: Tarih | undefined;
  isOdak: (sutun: number) => boolean;
  isSecili: (sutun: number) => boolean;
  isAimed: (sutun: number) => boolean;
  /** The shifts are cut and not pasted yet. */
  isKesilen: (sutun: number) => boolean;
};

/** The days of one person with the sum of hours. */
export function Satir({ personel, satir, gunler, plan, izinler, tatilOf, en, harfler, takvim, isOdak, isSecili, isAimed, isKesilen }: SatirProps) {
  const { t } = useTranslation('vardiya');
  const kayitlarOf = (tarih: Tarih) => plan.get(anahtarOf({ personelID: personel.id, tarih })) ?? [];
  const kisaOf = ({ id, sablonAdi }: VardiyaRandevu['vardiyaSablon']) => harfler.get(id) ?? sablonAdi.slice(0, 1);
  const toplam = toplamOf(gunler.flatMap(kayitlarOf));
  return (
    <div role="row" className={classes.row}>
      <div role="rowheader" className={classes.name}>
        <span className={classes.person} title={personel.adSoyad}>
          {personel.adSoyad}
        </span>
        <span className={classes.total}>{t('saat', { saat: (Math.round((toplam / 60) * 10) / 10).toLocaleString('tr') })}</span>
      </div>
      {gunler.map((tarih, sutun) => {
        const kayitlar = kayitlarOf(tarih);
        const izin = izinOn(izinler, { personelID: personel.id, tarih });
        const label = [
          personel.adSoyad,
          `${formatTarih(tarih)} ${formatGunAdi(tarih)}`,
          tatilOf(tarih),
          ...(kayitlar.length > 0 ? kayitlar.map((kayit) => `${kayit.vardiyaSablon.sablonAdi} ${isBos(kayit) ? t('calismaz') : saatlerOf(kayit)}`) : [t('vardiyaYok')]),
          izin.length > 0 ? t('izinli', { saatler: izin.map(izinSaatleri).join(', ') }) : undefined,
        ];
        return (
          <div
            key={tarih}
            role="gridcell"
            tabIndex={isOdak(sutun) ? 0 : -1}
            aria-label={label.filter(Boolean).join(', ')}
            aria-selected={isSecili(sutun)}
            className={classes.cell}
            data-satir={satir}
            data-sutun={sutun}
            data-aimed={isAimed(sutun) || undefined}
            data-leave={izin.length > 0 || undefined}
            data-weekend={weekday(tarih) > 5 || undefined}
            data-cut={isKesilen(sutun) || undefined}
            style={takvim && sutun === 0 ? { gridColumnStart: weekday(tarih) } : undefined}
          >
            {takvim && (
              <span className={classes.number} data-today={tarih === takvim || undefined} data-holiday={tatilOf(tarih) !== undefined || undefined}>
                {Number(tarih.slice(8))}
              </span>
            )}
            {kayitlar.map((kayit) => (
              <span
                key={kayit.vardiyaSablon.id}
                className={classes.shift}
                style={renkStyle(kayit.vardiyaSablon.renk)}
                data-sablon={kayit.vardiyaSablon.id}
                data-off={isBos(kayit) || undefined}
                title={kayit.vardiyaSablon.sablonAdi}
              >
                {(en !== 'saat' || isBos(kayit)) && <b>{en === 'genis' ? kayit.vardiyaSablon.sablonAdi : kisaOf(kayit.vardiyaSablon)}</b>}{' '}
                {en === 'genis' && <span className={classes.hours}>{isBos(kayit) ? t('calismaz') : saatlerOf(kayit)}</span>}
                {en === 'saat' && !isBos(kayit) && [kayit.baslangic, kayit.bitis].map((zaman) => <span key={zaman}>{zaman.slice(11)}</span>)}
              </span>
            ))}
            {izin.length > 0 && <span className={classes.leave}>{en !== 'genis' ? t('izinHarfi') : izin.map((aralik) => leaveText(aralik, t('izinTam'))).join(', ')}</span>}
          </div>
        );
      })}
    </div>
  );
}

const izinSaatleri = ({ baslangic, bitis }: SaatAraligi) => `${toSaat(baslangic)}–${toSaat(bitis)}`;
const leaveText = (aralik: SaatAraligi, whole: string) => (aralik.bitis - aralik.baslangic === MINUTES_OF_DAY ? whole : `${whole} ${izinSaatleri(aralik)}`);
