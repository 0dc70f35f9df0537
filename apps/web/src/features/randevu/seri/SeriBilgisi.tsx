import { seriCalls } from '@defter/contract/seri.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../app/data/query.ts';
import { kuralSozu } from './kural-sozu.ts';

/** Which of its series an appointment is, and how that repeats: `Her hafta salı · 3/12`. */
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
