import type { Randevu } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';

/** The other appointments of a visit, and what all of them take and cost together. */
export function ZiyaretOzeti({ randevu, ziyaretID }: { randevu: Randevu; ziyaretID: number }) {
  const { t } = useTranslation('randevu');
  const { data } = useCall(ziyaretCalls.get, { params: { id: ziyaretID } });
  const digerleri = data?.liste.filter(({ id }) => id !== randevu.id) ?? [];
  if (!data || digerleri.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-label={t('ziyaret.digerleri')}>
      <Text size="sm" fw={550}>
        {t('ziyaret.digerleri')}
      </Text>
      {digerleri.map(({ id, randevuTarihi, baslangicSaat, bitisSaat, hizmetler, uygulayanPersonelAdi, randevuDurumu }) => (
        <Text key={id} size="sm" className="tabular">
          {[
            `${randevuTarihi === randevu.randevuTarihi ? '' : `${formatTarih(randevuTarihi)} `}${baslangicSaat}–${bitisSaat}`,
            hizmetler,
            uygulayanPersonelAdi,
            !occupiesSlot(randevuDurumu) && t(`durum.${randevuDurumu}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ))}
      <Text size="sm" c="dimmed" className="tabular">
        {t('ziyaret.toplam', { count: data.liste.filter((biri) => occupiesSlot(biri.randevuDurumu)).length, dakika: data.toplamDakika, fiyat: formatTL(data.toplamFiyat) })}
      </Text>
    </Stack>
  );
}
