import { urunCalls } from '@defter/contract/urun.ts';
import { Card, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './FiyatDegisimi.module.css';
import { FiyatDegisimleri } from './FiyatDegisimleri.tsx';
import { FiyatIslemi } from './FiyatIslemi.tsx';
import { FiyatOnizlemesi } from './FiyatOnizlemesi.tsx';
import { useFiyatDegisimi } from './use-fiyat-degisimi.ts';

const ALL = 500;
const EVERY_GROUP = 0;

/** Changes many prices at once, with a preview, and lists the earlier changes. */
export function FiyatDegisimiPage() {
  const { t } = useTranslation('fiyat');
  const [params, setParams] = useSearchParams();
  const anaUrunID = Number(params.get('anaUrunID')) || null;
  const gruplar = useCall(urunCalls.listAnaUrunler, { query: { durum: 'aktif', sayfaBoyutu: ALL } });
  const degisim = useFiyatDegisimi(anaUrunID);

  return (
    <>
      <PageHeader title={t('baslik')} />
      <div className={classes.panes}>
        <Card padding="md" component="section" aria-label={t('degisiklik')}>
          <SimpleGrid cols={1} spacing="md">
            <SelectField
              label={t('grup')}
              data={[{ value: EVERY_GROUP, label: t('tumGruplar') }, ...(gruplar.data?.liste ?? []).map(({ id, adi }) => ({ value: id, label: adi }))]}
              value={anaUrunID ?? EVERY_GROUP}
              onChange={(id) => setParams(id ? { anaUrunID: String(id) } : {}, { replace: true })}
            />
            <FiyatIslemi islem={degisim.islem} onChange={degisim.setIslem} />
          </SimpleGrid>
        </Card>
        <FiyatOnizlemesi degisim={degisim} />
      </div>
      <FiyatDegisimleri />
    </>
  );
}
