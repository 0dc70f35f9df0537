import { type Duyuru, duyuruCalls } from '@defter/contract/duyuru.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { formatZaman } from '../../ui/format.ts';
import { Row, Rows, RowText } from '../../ui/Rows.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';

/** The readers of an announcement with the time; those who have not read it come first. */
export function Okuyanlar({ duyuru: { id, baslik }, onClose }: { duyuru: Duyuru; onClose: () => void }) {
  const { t } = useTranslation('duyuru');
  const { data, error, refetch } = useCall(duyuruCalls.okuyanlar, { params: { id } });
  return (
    <SidePanel opened onClose={onClose} title={t('okuyanlar')} description={baslik}>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={36} />} />}
      <Rows>
        {data?.liste.map(({ personelID, adSoyad, zaman }) => (
          <Row key={personelID}>
            <RowText>{adSoyad}</RowText>
            <Text span size="sm" c="dimmed" className="tabular">
              {zaman ? formatZaman(zaman) : t('okumadi')}
            </Text>
          </Row>
        ))}
      </Rows>
    </SidePanel>
  );
}
