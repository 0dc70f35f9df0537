import type { KayitMenusu } from '@defter/contract/call.ts';
import type { KayitNesnesi } from '@defter/contract/kayit-nesneleri.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatZaman } from '../../ui/format.ts';
import { ClockIcon } from 'lucide-react';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { useCall } from '../data/query.ts';
import { KayitIcerigi } from './KayitIcerigi.tsx';
import classes from './KayitIcerigi.module.css';

const STEP = 25;

/** The record: one of a menu, or of another kind or part of it. */
export type GecmisiOlan = { menu: KayitMenusu; kayitID: number; nesne?: KayitNesnesi; parcaID?: number };

/**
 * The history of one record, the newest entry first; every record can show it. The caller checks
 * `kayitGunluguCalls.gecmis.yetki` first and loads the texts `kayitGunlugu` and `yetki`.
 */
export function KayitGecmisi(kayit: GecmisiOlan) {
  const { t } = useTranslation('kayitGunlugu');
  const [sayfalar, setSayfalar] = useState(1);
  const { data } = useGecmis(kayit, 1);
  if (data?.liste.length === 0) return <EmptyState icon={ClockIcon} title={t('gecmisBos.baslik')} text={t('gecmisBos.aciklama')} />;
  return (
    <Stack gap={0}>
      {Array.from({ length: sayfalar }, (_, onceki) => (
        <Sayfa key={onceki} kayit={kayit} sayfa={onceki + 1} />
      ))}
      {(data?.toplamKayit ?? 0) > sayfalar * STEP && (
        <Button variant="subtle" mt="xs" onClick={() => setSayfalar(sayfalar + 1)}>
          {t('dahaFazla')}
        </Button>
      )}
    </Stack>
  );
}

const useGecmis = (kayit: GecmisiOlan, sayfa: number) => useCall(kayitGunluguCalls.gecmis, { query: { ...kayit, sayfa, sayfaBoyutu: STEP } }, { staleTime: 0 });

function Sayfa({ kayit, sayfa }: { kayit: GecmisiOlan; sayfa: number }) {
  const { data, error, refetch } = useGecmis(kayit, sayfa);
  if (error && !data) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={4} />;
  return data.liste.map((satir) => (
    <div key={satir.id} className={classes.kayit}>
      <Text size="sm" c="dimmed" component="p" m={0}>
        {[formatZaman(satir.zaman), satir.cihaz, satir.ip].filter(Boolean).join(' · ')}
      </Text>
      <KayitIcerigi kayit={{ ...satir, kayitAdi: null }} linked={false} />
    </div>
  ));
}
