import { Button, Group } from '@mantine/core';
import { FileSignatureIcon, PrinterIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';

/** The papers that a sale in instalments needs, each in a window of its own. */
export function TaksitKagitlari({ satisID }: { satisID: number }) {
  const { t } = useTranslation('satis');
  return (
    <Group gap="xs">
      <Button component={Link} to={paths.taksitSozlesmesi(satisID)} target="_blank" variant="default" size="compact-md" leftSection={<FileSignatureIcon size={17} />}>
        {t('taksit.sozlesme')}
      </Button>
      <Button component={Link} to={paths.taksitSozlesmesi(satisID, { belge: 'senet' })} target="_blank" variant="default" size="compact-md" leftSection={<PrinterIcon size={17} />}>
        {t('taksit.senetler')}
      </Button>
    </Group>
  );
}
