import { altUrunCalls, type FiyatTahmini } from '@defter/contract/alt-urun.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './AltUrunPage.module.css';

const sayi = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** The estimate of a price with all its parts. */
export function FiyatTahminKarti({ altUrunID }: { altUrunID: number }) {
  const { t } = useTranslation('fiyat');
  const { data, error, refetch } = useCall(altUrunCalls.fiyatTahmini, { query: { altUrunID } });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={5} height={20} />} />;

  const { tahmin } = data;
  if (!tahmin) return <EmptyState title={t('tahmin.yok')} text={t('tahmin.yokNeden')} />;
  const { fiyat, basabas } = tahmin;
  return (
    <>
      <Text fz="xl" fw={650} className="tabular">
        {formatTL(fiyat)}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {basabas === null ? t('tahmin.kdvDahil') : t('tahmin.basabas', { fiyat: formatTL(basabas) })}
      </Text>
      <dl className={classes.sums}>
        {partsOf(tahmin, t).map(({ ad, deger, total }) => (
          <Part key={ad} ad={ad} deger={deger} total={total} />
        ))}
      </dl>
      {tahmin.parcalar.iscilik === null && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('tahmin.iscilikGizli')}
        </Text>
      )}
    </>
  );
}

function Part({ ad, deger, total }: { ad: string; deger: string; total?: true }) {
  return (
    <>
      <dt data-total={total}>{ad}</dt>
      <dd data-total={total}>{deger}</dd>
    </>
  );
}

type T = ReturnType<typeof useTranslation<'fiyat'>>['t'];

function partsOf({ parcalar, dayanak }: FiyatTahmini, t: T): { ad: string; deger: string; total?: true }[] {
  const { iscilik, maliyettenFiyat, satislardanFiyat, bugunkuFiyat } = parcalar;
  return [
    { ad: t('tahmin.maliyet'), deger: formatTL(parcalar.maliyet) },
    { ad: t('tahmin.sarf'), deger: formatTL(parcalar.sarf) },
    // A product needs no working time.
    ...(iscilik === null || dayanak.sureDakika === 0
      ? []
      : [{ ad: t(dayanak.personelSayisi === 0 ? 'tahmin.iscilikYok' : 'tahmin.iscilik', { dakika: dayanak.sureDakika, count: dayanak.personelSayisi }), deger: formatTL(iscilik) }]),
    { ad: t('tahmin.toplamMaliyet'), deger: formatTL(parcalar.toplamMaliyet), total: true },
    {
      ad: t(dayanak.olaganKat === null ? 'tahmin.katYok' : 'tahmin.maliyetten', { kat: sayi.format(dayanak.olaganKat ?? 0), kdv: dayanak.kdv }),
      deger: maliyettenFiyat === null ? '—' : formatTL(maliyettenFiyat),
    },
    {
      ad: t('tahmin.satislardan', { count: dayanak.satisSayisi, tarih: formatTarih(dayanak.satisBaslangici), agirlik: parcalar.satisAgirligi }),
      deger: satislardanFiyat === null ? '—' : formatTL(satislardanFiyat),
    },
    { ad: t('tahmin.bugunku'), deger: bugunkuFiyat === null ? '—' : formatTL(bugunkuFiyat) },
  ];
}
