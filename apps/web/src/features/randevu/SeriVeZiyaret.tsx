import type { Randevu } from '@defter/contract/randevu.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SeriBilgisi } from './seri/SeriBilgisi.tsx';
import { ZiyaretOzeti } from './ZiyaretOzeti.tsx';

/** What a saved appointment belongs to, its series and its visit, and the reason for which it stands in a taken place. */
export function SeriVeZiyaret({ randevu }: { randevu: Randevu }) {
  const { t } = useTranslation('randevu');
  const { id, seriID, ziyaretID, zorlamaNedeni } = randevu;
  return (
    <>
      {seriID && <SeriBilgisi randevuID={id} />}
      {ziyaretID && <ZiyaretOzeti randevu={randevu} ziyaretID={ziyaretID} />}
      {zorlamaNedeni && (
        <Text size="sm" c="dimmed">
          {t('zorlama.verildi', { neden: zorlamaNedeni })}
        </Text>
      )}
    </>
  );
}
