import { Modal, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Madde = { baslik: string; metin: string };

/** The terms of use and the privacy policy, to be read before they are accepted (spec 2§5). */
export function KosullarModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['kosullar', 'ortak']);
  const bolumler: { baslik: string; maddeler: readonly Madde[] }[] = [
    { baslik: t('kapsam'), maddeler: t('maddeler', { returnObjects: true }) },
    { baslik: t('gizlilik'), maddeler: t('gizlilikMaddeleri', { returnObjects: true }) },
  ];
  return (
    <Modal opened onClose={onClose} title={t('baslik')} size="lg" centered closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      <Stack gap="lg">
        {bolumler.map(({ baslik, maddeler }) => (
          <section key={baslik}>
            <Title order={2} size="h4" mb="xs">
              {baslik}
            </Title>
            {maddeler.map((madde) => (
              <Text key={madde.baslik} size="sm" mb="xs">
                <b>{madde.baslik}</b> {madde.metin}
              </Text>
            ))}
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
