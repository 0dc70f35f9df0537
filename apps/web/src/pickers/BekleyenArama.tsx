import { type GelenArama, gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { CheckIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSave } from '../app/data/query.ts';
import { paths } from '../app/routing/paths.ts';

/** The buttons of a call that waits: the answer is written down, or the call is done. The page loads the texts of `gelenArama`. */
export function BekleyenDugmeleri({ arama: { id, musteriAdi, arayanKisi, telefonNo } }: { arama: GelenArama }) {
  const { t } = useTranslation('gelenArama');
  const tamamla = useSave(gelenAramaCalls.tamamla);
  const ad = musteriAdi ?? arayanKisi ?? telefonNo ?? '';
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button component={Link} to={paths.yeniArama({ onceki: id })} variant="light" size="compact-sm" aria-label={t('aradimOf', { ad })}>
        {t('aradim')}
      </Button>
      <ActionIcon variant="subtle" color="gray" size={26} aria-label={t('tamamOf', { ad })} title={t('tamam')} loading={tamamla.isPending} onClick={() => tamamla.mutate({ body: { id } })}>
        <CheckIcon size={17} />
      </ActionIcon>
    </Group>
  );
}
