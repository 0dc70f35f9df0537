import type { KayitMenusu } from '@defter/contract/call.ts';
import type { KayitNesnesi } from '@defter/contract/kayit-nesneleri.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatZaman } from '../../ui/format.ts';
import { ClockIcon } from 'lucide-react';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { NotLoaded } from '../data/NotLoaded.tsx';
import { usePages } from '../data/use-pages.ts';
import { KayitIcerigi } from './KayitIcerigi.tsx';
import classes from './KayitIcerigi.module.css';

const SAYFA = 25;

/** The record: one of a menu, or of another kind or part of it. */
export type GecmisiOlan = { menu: KayitMenusu; kayitID: number; nesne?: KayitNesnesi; parcaID?: number };

/**
 * The history of one record, the newest entry first; every record can show it. The caller checks
 * `kayitGunluguCalls.gecmis.yetki` first and loads the texts `kayitGunlugu` and `yetki`.
 */
export function KayitGecmisi(kayit: GecmisiOlan) {
  const { t } = useTranslation('kayitGunlugu');
  const { data, pages, error, refetch } = usePages(kayitGunluguCalls.gecmis, { query: kayit }, SAYFA, { staleTime: 0 });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={4} />} />;
  if (data.liste.length === 0) return <EmptyState icon={ClockIcon} title={t('gecmisBos.baslik')} text={t('gecmisBos.aciklama')} />;
  return (
    <div>
      {data.liste.map((satir) => (
        <div key={satir.id} className={classes.kayit}>
          <Text size="sm" c="dimmed" component="p" m={0}>
            {[formatZaman(satir.zaman), satir.cihaz, satir.ip].filter(Boolean).join(' · ')}
          </Text>
          <KayitIcerigi kayit={{ ...satir, kayitAdi: null }} linked={false} />
        </div>
      ))}
      <MoreRows pages={pages} />
    </div>
  );
}
