import type { KanitSonucu } from '@defter/contract/mutabakat.ts';
import { Card, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMiktar } from '../../../ui/format.ts';
import { Row, Rows } from '../../../ui/Rows.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/** Each proof that had something to look at, as a sentence. */
export function Kanitlar({ kanitlar }: { kanitlar: readonly KanitSonucu[] }) {
  const { t } = useTranslation('mutabakat');
  return (
    <Card component="section" padding="sm" aria-label={t('kanitlar')}>
      <Title order={2} fz="md" mb={4}>
        {t('kanitlar')}
      </Title>
      <Rows>
        {kanitlar.filter(({ bakilan }) => bakilan > 0).map(({ kanit, bakilan, fark }) => (
          <Row key={kanit}>
            <Text size="sm" flex="1 1 220px">
              {t(`kanit.${kanit}`)}
            </Text>
            <Group gap="xs" wrap="nowrap" ml="auto">
              <Text size="sm" c="dimmed" className="tabular">
                {t('bakilan', { count: bakilan, sayi: formatMiktar(bakilan) })}
              </Text>
              {fark === 0 ? <StatusBadge tone="green" label={t('esit')} /> : <StatusBadge tone="red" label={t('farkSayisi', { count: fark })} />}
            </Group>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
