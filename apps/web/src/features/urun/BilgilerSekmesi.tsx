import { type AltUrun, SatisTipi } from '@defter/contract/urun.ts';
import { marjOf } from '@defter/rules/fiyat.ts';
import { formatTL } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { formatYuzde } from '../../ui/format.ts';
import classes from './AltUrunPage.module.css';

/** All fields of a product. */
export function BilgilerSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const { t } = useTranslation(['urun', 'altUrun']);
  const evetHayir = (evet: boolean) => t(evet ? 'altUrun:evet' : 'altUrun:hayir');
  const dakika = (sayi: number) => t('dakika', { dakika: sayi });
  const marj = altUrun.maliyet === null ? undefined : marjOf(altUrun.fiyat, altUrun.maliyet, altUrun.kdv);
  const hizmet: [string, string | undefined][] = [
    [t('sure'), dakika(altUrun.urunSure)],
    [t('tamponOnce'), altUrun.tamponOnce > 0 ? dakika(altUrun.tamponOnce) : undefined],
    [t('tamponSonra'), altUrun.tamponSonra > 0 ? dakika(altUrun.tamponSonra) : undefined],
    [t('tekrar'), altUrun.hizmetSuresi === null ? undefined : t('altUrun:gunSonra', { count: altUrun.hizmetSuresi })],
  ];
  const alanlar: [string, string | undefined][] = [
    [t('fiyat'), `${formatTL(altUrun.fiyat)} (${t('kdvDahil')})`],
    [t('fiyat2'), altUrun.fiyat2 > 0 ? formatTL(altUrun.fiyat2) : undefined],
    [t('kdv'), formatYuzde(altUrun.kdv)],
    [t('maliyet'), altUrun.maliyet ? formatTL(altUrun.maliyet) : undefined],
    [t('altUrun:marj'), marj === undefined ? undefined : t('altUrun:yuzde', { sayi: marj })],
    ...(altUrun.satisTipi === SatisTipi.hizmet ? hizmet : []),
    [t('birim'), altUrun.birimAdi ?? undefined],
    [t('kod'), altUrun.urunKod ?? undefined],
    [t('barkod'), altUrun.barkod ?? undefined],
    [t('grupHarfi'), altUrun.grup],
    [t('altUrun:puanVerir'), evetHayir(!altUrun.puanVerilmesin)],
  ];
  return (
    <dl className={classes.details}>
      {alanlar.map(([ad, deger]) => (
        <div key={ad}>
          <dt>{ad}</dt>
          <dd>{deger ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
