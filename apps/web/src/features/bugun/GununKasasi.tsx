import { kasaCalls } from '@defter/contract/kasa.ts';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useCall } from '../../app/data/query.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { Bolum } from './Bolum.tsx';

/** What the till took in and gave out today. */
export function GununKasasi({ bugun }: { bugun: string }) {
  const { t } = useTranslation('bugun');
  const { data, isPending, refetch } = useCall(kasaCalls.list, { query: { baslangicTarihi: bugun, bitisTarihi: bugun, sayfaBoyutu: 1 } });
  const figures = data && ([['gelir', data.gelir], ['gider', data.gider], ['fark', data.toplam]] as const);

  return (
    <Bolum
      baslik={t('kasa')}
      islemler={
        <Button component={Link} to={paths.kasa()} variant="subtle" size="compact-md">
          {t('kasayaGit')}
        </Button>
      }
    >
      {isPending && <RowsSkeleton rows={1} height={48} />}
      {!isPending && !data && <LoadError onRetry={() => void refetch()} />}
      <SimpleGrid cols={{ base: 1, xs: 3 }} verticalSpacing="xs">
        {figures?.map(([ad, tutar]) => (
          <div key={ad}>
            <Text size="sm" c="dimmed">
              {t(ad)}
            </Text>
            <MoneyText tutar={tutar} fz="lg" fw={650} />
          </div>
        ))}
      </SimpleGrid>
    </Bolum>
  );
}
