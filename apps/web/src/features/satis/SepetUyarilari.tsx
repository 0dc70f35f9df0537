import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiHatasi } from '../../app/data/api.ts';
import { formatMiktar } from '../../ui/format.ts';
import { refusalText } from '../../ui/notice.ts';
import type { Okuma } from './okuma.ts';

type SepetUyarilariProps = {
  /** The products that the sale would take below zero. */
  eksiyeDusenler: readonly string[];
  error: ApiHatasi | null;
  /** The discount goes beyond `limit` percent, so somebody has to approve it. */
  isOver: boolean;
  limit: number;
  kosullar: readonly Okuma[];
};

/** What the desk has to know before it saves: stock that runs out, a refusal, an approval that is needed, prices that could not be read. */
export function SepetUyarilari({ eksiyeDusenler, error, isOver, limit, kosullar }: SepetUyarilariProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  // A refusal that asks for an approval opens its dialog and is not shown as an error.
  const refused = error?.veri.onayIstegi === undefined ? error : null;
  const onay = limit > 0 ? t('iskontoSiniri', { yuzde: formatMiktar(limit) }) : t('onay.gerekir');
  const okunamayan = kosullar.filter(({ okunamadi }) => okunamadi);
  return (
    <>
      {eksiyeDusenler.length > 0 && (
        <Text size="sm" c="var(--defter-danger)">
          {t('stokUyarisi.ozet', { urunler: eksiyeDusenler.join(', ') })}
        </Text>
      )}
      {(isOver || error) && (
        <Alert color={refused ? 'red' : 'yellow'} role="alert" p="xs">
          {refused ? refusalText(refused) : onay}
        </Alert>
      )}
      {okunamayan.length > 0 && (
        <Alert color="red" role="alert" p="xs">
          <Group justify="space-between" gap="xs">
            {t('kosul.okunamadi')}
            <Button size="compact-md" variant="default" onClick={() => okunamayan.forEach(({ refetch }) => refetch())}>
              {t('ortak:tekrarDene')}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}
