import { kurus } from '@defter/rules/para.ts';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';

/** The till's income and expenses of today. */
export const GununKasasi = memo(function GununKasasi({ bugun: { sonGelirGider } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const gun = sonGelirGider?.liste.at(-1);
  const figures = gun && ([['gelir', gun.gelir], ['gider', gun.gider], ['fark', kurus(gun.gelir - gun.gider)]] as const);

  return (
    <Bolum
      baslik={t('kasa')}
      islemler={
        <Button component={Link} to={paths.kasa()} variant="subtle" size="compact-md">
          {t('kasayaGit')}
        </Button>
      }
    >
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
});
