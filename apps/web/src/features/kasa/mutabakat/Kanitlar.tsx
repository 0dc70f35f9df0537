import type { KanitSonucu } from '@defter/contract/mutabakat.ts';
import { Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMiktar } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './Mutabakat.module.css';

/** Each proof as a sentence, with how many records were looked at. */
export function Kanitlar({ kanitlar }: { kanitlar: readonly KanitSonucu[] }) {
  const { t } = useTranslation('mutabakat');
  return (
    <Card component="section" padding="sm" aria-label={t('kanitlar')}>
      <Title order={2} fz="md" mb={4}>
        {t('kanitlar')}
      </Title>
      <ul className={classes.list}>
        {kanitlar.map(({ kanit, bakilan, fark }) => (
          <li key={kanit} className={classes.row}>
            <Text size="sm" flex="1 1 220px">
              {t(`kanit.${kanit}`)}
            </Text>
            <Text size="sm" c="dimmed" className="tabular">
              {t('bakilan', { sayi: formatMiktar(bakilan) })}
            </Text>
            {fark === 0 ? <StatusBadge tone="green" label={t('esit')} /> : <StatusBadge tone="red" label={t('farkSayisi', { count: fark })} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
