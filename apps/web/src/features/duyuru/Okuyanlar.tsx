import { type Duyuru, duyuruCalls } from '@defter/contract/duyuru.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { formatZaman } from '../../ui/format.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Duyurular.module.css';

/** Who has read an announcement and when; those who have not come first. */
export function Okuyanlar({ duyuru: { id, baslik }, onClose }: { duyuru: Duyuru; onClose: () => void }) {
  const { t } = useTranslation('duyuru');
  const { data, error, refetch } = useCall(duyuruCalls.okuyanlar, { params: { id } });
  return (
    <SidePanel opened onClose={onClose} title={t('okuyanlar')} description={baslik}>
      {!data && (error ? <LoadError onRetry={() => void refetch()} /> : <RowsSkeleton rows={4} height={36} />)}
      <ul className={classes.readers}>
        {data?.liste.map(({ personelID, adSoyad, zaman }) => (
          <li key={personelID}>
            <span>{adSoyad}</span>
            <Text span size="sm" c="dimmed" className="tabular">
              {zaman ? formatZaman(zaman) : t('okumadi')}
            </Text>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
