import type { PrimKurali } from '@defter/contract/prim.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMiktar } from '../../ui/format.ts';
import classes from './Kurallar.module.css';

/** One rule in short: its person, its scope, its rate, and its first day. */
export function KuralSatiri({ kural, onEdit }: { kural: PrimKurali; onEdit: () => void }) {
  const { t } = useTranslation('prim');
  const { adi, personelID, personelAdi, anaUrunID, anaUrunAdi, altUrunID, altUrunAdi, satisTipi, esas, kdvHaric, baslangic, bitis } = kural;
  const tip = satisTipi === null ? undefined : t(satisTipi === 0 ? 'kural.kapsamlar.urun' : 'kural.kapsamlar.hizmet');
  // The names of a tried rule may be unknown. Then they are left out, instead of saying that it is for all.
  const kim = personelID === null ? t('kural.herkes') : personelAdi;
  const hepsi = anaUrunID === null && altUrunID === null ? (tip ?? t('kural.kapsamlar.hepsi')) : null;
  const ne = altUrunAdi ?? anaUrunAdi ?? hepsi;
  const sure = bitis === null ? t('kural.ozet.den', { tarih: formatTarih(baslangic) }) : t('kural.ozet.arasi', { bas: formatTarih(baslangic), son: formatTarih(bitis) });
  return (
    <li>
      <UnstyledButton className={classes.row} onClick={onEdit}>
        <span className={classes.name}>{adi}</span>
        <span>{[kim, ne].filter(Boolean).join(' · ')}</span>
        <span>{[`${degerOf(kural, t)}, ${t(`kural.esasKisa.${esas}`)}`, kdvHaric && t('kural.ozet.haric')].filter(Boolean).join(', ')}</span>
        <Text span size="sm" c="dimmed" className="tabular">
          {sure}
        </Text>
      </UnstyledButton>
    </li>
  );
}

type Ceviri = ReturnType<typeof useTranslation<'prim'>>['t'];

function degerOf({ tur, oran, tutar, basamaklar }: PrimKurali, t: Ceviri): string {
  if (tur === 'oran') return t('kural.ozet.oran', { oran: formatMiktar(oran) });
  if (tur === 'tutar') return t('kural.ozet.tutar', { tutar: formatTL(tutar) });
  return t('kural.ozet.basamak', { ilk: formatMiktar(basamaklar[0]?.oran ?? 0), son: formatMiktar(basamaklar.at(-1)?.oran ?? 0) });
}
