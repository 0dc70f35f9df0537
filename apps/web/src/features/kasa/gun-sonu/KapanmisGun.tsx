import { gunSonuCalls, type Kapanis } from '@defter/contract/gun-sonu.ts';
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSave } from '../../../app/data/query.ts';
import { paths } from '../../../app/routing/paths.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { GunOzetiTablosu } from './GunOzetiTablosu.tsx';
import { AcmaModal } from './AcmaModal.tsx';
import classes from './GunSonu.module.css';

/** A closed day: its page, the printer, and opening it again for a reason. */
export function KapanmisGun({ kapanis }: { kapanis: Kapanis }) {
  const { t } = useTranslation('gunSonu');
  const ac = useSave(gunSonuCalls.ac);
  const [soruyor, setSoruyor] = useState(false);
  const { id, zaman, kapatanAdi, muhurSaglam } = kapanis;

  return (
    <Stack gap="sm" maw={760}>
      <Alert color={muhurSaglam ? 'green' : 'red'} p="xs" role="status">
        {t(muhurSaglam ? 'kapandi' : 'muhurBozuk', { kim: kapatanAdi, zaman: formatZaman(zaman) })}
      </Alert>
      <Group gap="xs">
        <Button component={Link} to={paths.gunSonuKagidi(id)}>
          {t('yazdirA4')}
        </Button>
        <Button component={Link} to={paths.gunSonuKagidi(id, { en: 80 })} variant="default">
          {t('yazdir80')}
        </Button>
        <YetkiButton yetki={gunSonuCalls.ac.yetki} variant="default" onClick={() => setSoruyor(true)}>
          {t('ac')}
        </YetkiButton>
      </Group>
      <Card padding="sm" className={classes.paper}>
        <GunOzetiTablosu kapanis={kapanis} />
        <Text size="sm" c="dimmed" mt="sm" className={classes.seal}>
          {t('muhur')}: {kapanis.muhur}
        </Text>
      </Card>
      {soruyor && <AcmaModal busy={ac.isPending} onClose={() => setSoruyor(false)} onAsk={(neden) => ac.mutate({ body: { id, neden } }, { onSuccess: () => setSoruyor(false) })} />}
    </Stack>
  );
}
