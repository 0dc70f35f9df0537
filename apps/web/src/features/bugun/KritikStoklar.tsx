import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { formatMiktar } from '../../ui/format.ts';
import type { Bugun } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';

/** Products that run out, with the way to order them; nothing is drawn while there is enough of everything. */
export function KritikStoklar({ stoklar }: { stoklar: NonNullable<Bugun['kritikStoklar']> }) {
  const { t } = useTranslation(['bugun', 'alan']);
  return (
    <Bolum
      baslik={t('kritikStok.baslik', { sayi: stoklar.toplamKayit })}
      islemler={
        <Button component={Link} to={paths.stoklar({ sekme: 'siparis' })} variant="subtle" size="compact-md">
          {t('kritikStok.siparis')}
        </Button>
      }
    >
      <Stack gap={6}>
        {stoklar.liste.map(({ id, adi, miktar, birimAdi, durum }) => (
          <Group key={id} gap="xs" justify="space-between" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <Text fw={550}>{adi}</Text>
              <Text size="sm" c={durum === 'kritik' ? 'dimmed' : 'var(--defter-danger)'}>
                {`${t(`alan:deger.stokDurumu.${durum}`)} · ${formatMiktar(miktar)} ${birimAdi ?? ''}`}
              </Text>
            </div>
            <Button component={Link} to={paths.stoklar({ urun: id })} variant="light" size="compact-md" flex="none" aria-label={t('kritikStok.acAdi', { urun: adi })}>
              {t('kritikStok.ac')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Bolum>
  );
}
