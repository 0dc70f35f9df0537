import type { Satis, SatisKagidi } from '@defter/contract/satis.ts';
import { formatTL, type Kurus, negate } from '@defter/rules/para.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useTranslation } from 'react-i18next';
import { A4Basligi } from './A4Basligi.tsx';
import { Kagit } from './Kagit.tsx';
import { formatMiktar, formatYuzde } from '../../ui/format.ts';
import classes from './Kagit.module.css';


/** The sale on a sheet of A4, for the customer's file. */
export const SatisA4Page = () => <Kagit boy="a4">{(satis) => <A4 satis={satis} />}</Kagit>;

function A4({ satis }: { satis: SatisKagidi }) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { firma, musteri } = satis;
  return (
    <>
      <A4Basligi firma={firma} baslik={t('satisNo', { no: satis.satisNo })} tarih={satis.tarih} damga={satis.iptalMi ? t('iptal') : undefined} />
      <p>
        <strong>{musteri ? musteri.adSoyad : t('ortak:kapidan')}</strong> {musteri?.telefon && formatTelefon(musteri.telefon)}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t('urun')}</th>
            <th className={classes.right}>{t('adet')}</th>
            <th className={classes.right}>{t('birimFiyat')}</th>
            <th className={classes.right}>{t('kdv')}</th>
            <th className={classes.right}>{t('tutar')}</th>
          </tr>
        </thead>
        <tbody>
          {satis.icerikler.map((satir) => (
            <tr key={satir.id}>
              <td>
                {satir.adi}
                {(satir.paketten || satir.hediyeNedeni !== null) && (
                  <>
                    <br />
                    <small>{t(satir.paketten ? 'sekil.paketten' : 'sekil.hediye')}</small>
                  </>
                )}
                {satir.kampanyaAdi && (
                  <>
                    <br />
                    <small>{t('kampanya.satir', { adi: satir.kampanyaAdi, tutar: formatTL(satir.kampanyaIskonto) })}</small>
                  </>
                )}
              </td>
              <td className={classes.right}>{formatMiktar(satir.adet)}</td>
              <td className={classes.right}>{formatTL(satir.birimFiyat)}</td>
              <td className={classes.right}>{formatYuzde(satir.kdv)}</td>
              <td className={classes.right}>{formatTL(satir.tutar)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Toplamlar satis={satis} />
      <KagitTaksitleri satis={satis} />
      <footer className={classes.note}>{t('maliDegil')}</footer>
    </>
  );
}

/** The days on which the rest is due, the same on both papers. */
export function KagitTaksitleri({ satis: { taksitler } }: { satis: Satis }) {
  const { t } = useTranslation('satis');
  if (taksitler.length === 0) return null;
  return (
    <section className={classes.plan}>
      <h2>{t('taksit.baslik')}</h2>
      <dl className={classes.sums}>
        {taksitler.map(({ id, no, tarih, tutar }) => (
          <div key={id}>
            <dt>
              {no}. {formatTarih(tarih)}
            </dt>
            <dd>{formatTL(tutar)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The sums under the lines, the same on both papers. */
export function Toplamlar({ satis }: { satis: Satis }) {
  const { t } = useTranslation('satis');
  const satirlar: [string, Kurus][] = [
    ...(satis.iskontoToplam > 0
      ? ([
          [t('araToplam'), satis.araToplam],
          [t('iskonto'), negate(satis.iskontoToplam)],
        ] as [string, Kurus][])
      : []),
    [t('kdvDahil'), satis.kdvToplam],
    [t('toplam'), satis.toplamTutar],
    ...satis.odemeler.map(({ odemeSekliAdi, tutar }): [string, Kurus] => [odemeSekliAdi, tutar]),
    [t('kalan'), satis.kalan],
    // A tip stands beside the sale, with the colleague who got it.
    ...satis.bahsisler.map(({ personelAdi, tutar }): [string, Kurus] => [t('bahsis.kagit', { ad: personelAdi }), tutar]),
  ];
  const puanlar: [string, number][] = satis.genelPuan === 0 || !satis.musteri ? [] : [[t('kazanilanPuan'), satis.genelPuan], [t('toplamPuan'), satis.musteri.puan]];
  return (
    <dl className={classes.sums}>
      {satirlar.map(([ad, tutar], index) => (
        <div key={index} data-total={ad === t('toplam') || undefined}>
          <dt>{ad}</dt>
          <dd>{formatTL(tutar)}</dd>
        </div>
      ))}
      {puanlar.map(([ad, puan]) => (
        <div key={ad}>
          <dt>{ad}</dt>
          <dd>{formatPuan(puan)}</dd>
        </div>
      ))}
    </dl>
  );
}
