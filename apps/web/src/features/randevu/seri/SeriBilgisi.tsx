import { seriCalls, type SeriKurali } from '@defter/contract/seri.ts';
import { PeriyotTipi } from '@defter/rules/seri.ts';
import { Text } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../app/data/query.ts';
import { herHaftaGunu } from '../../../ui/hafta-gunu.ts';

/** The number of an appointment in its series, and the rule of the series: `Her hafta salı · 3/12`. */
export function SeriBilgisi({ randevuID }: { randevuID: number }) {
  const { t } = useTranslation('randevu');
  const { data } = useCall(seriCalls.get, { params: { id: randevuID } });
  if (!data) return null;
  return (
    <Text size="sm" c="dimmed" className="tabular">
      {[data.kural ? kuralSozu(data.kural) : t('seri.adi'), `${data.sira}/${data.toplam}`].join(' · ')}
    </Text>
  );
}

/** How a series repeats, in words: `her hafta salı, perşembe`. */
function kuralSozu({ periyotTipi, periyotSayisi: count, haftaIciMi, haftalikGunler, ayinGunu }: SeriKurali): string {
  if (periyotTipi === PeriyotTipi.hafta) return i18next.t('randevu:seri.hafta', { count, gunler: haftalikGunler.map(herHaftaGunu).join(', ') });
  if (periyotTipi === PeriyotTipi.ay) return i18next.t('randevu:seri.ay', { count, gun: ayinGunu });
  return i18next.t(haftaIciMi ? 'randevu:seri.haftaIci' : 'randevu:seri.gun', { count });
}
