import type { KayitMenusu } from '@defter/contract/call.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatZaman } from '../../ui/format.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { useCall } from '../query.ts';
import { KayitIcerigi } from './KayitIcerigi.tsx';
import classes from './KayitIcerigi.module.css';

const STEP = 25;

/**
 * What was done to one record, the last first: the history that every record can show. Whoever shows it asks for
 * `kayitGunluguCalls.gecmis.yetki` first and brings the texts `kayitGunlugu`.
 */
export function KayitGecmisi({ menu, kayitID }: { menu: KayitMenusu; kayitID: number }) {
  const { t } = useTranslation('kayitGunlugu');
  const [boyut, setBoyut] = useState(STEP);
  const { data, error, refetch } = useCall(kayitGunluguCalls.gecmis, { query: { menu, kayitID, sayfaBoyutu: boyut } }, { keep: true, staleTime: 0 });
  if (error) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={4} />;
  if (data.liste.length === 0) return <Text c="dimmed">{t('gecmisBos')}</Text>;
  return (
    <Stack gap={0}>
      {data.liste.map((kayit) => (
        <div key={kayit.id} className={classes.kayit}>
          <Text size="sm" c="dimmed" component="p" m={0}>
            {[formatZaman(kayit.zaman), kayit.cihaz].filter(Boolean).join(' · ')}
          </Text>
          <KayitIcerigi kayit={{ ...kayit, kayitAdi: null }} linked={false} />
        </div>
      ))}
      {data.toplamKayit > data.liste.length && (
        <Button variant="subtle" mt="xs" onClick={() => setBoyut(Math.min(boyut + STEP, 500))}>
          {t('dahaFazla')}
        </Button>
      )}
    </Stack>
  );
}
