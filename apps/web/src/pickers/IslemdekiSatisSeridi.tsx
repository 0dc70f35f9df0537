import { satisCalls } from '@defter/contract/satis.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../app/data/query.ts';
import { paths } from '../app/routing/paths.ts';
import { useYetki } from '../app/session/yetki.ts';

/** Offers to go on with the sale of a customer that was left open, so that nobody begins it a second time. */
export function IslemdekiSatisSeridi({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const { data } = useCall(satisCalls.islemde, { params: { musteriID } }, { enabled: can(satisCalls.islemde.yetki) });
  if (!data?.satis) return null;
  const { id, satisNo, tarih, icerikler, kalan } = data.satis;
  return (
    <Alert color="yellow" role="status" p="xs" mb="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t('acikSatis.var', { no: satisNo, tarih: formatTarih(tarih), tutar: formatTL(kalan) })} {icerikler.map(({ adi }) => adi).join(', ')}
        </Text>
        <Button component={Link} to={paths.satis(id)} size="compact-sm" variant="default">
          {t('acikSatis.devam')}
        </Button>
      </Group>
    </Alert>
  );
}
