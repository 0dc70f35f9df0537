import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { TALEP_DURUMLARI, type TalepDurumu } from '@defter/rules/randevu-talep.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useList } from '../../../app/data/use-list.ts';
import { useOpenRecord } from '../../../app/data/use-open-record.ts';
import { paths } from '../../../app/routing/paths.ts';
import { usePanel } from '../../../app/routing/use-panel.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { useTalepColumns } from './use-talep-columns.tsx';

const loadPanel = async () => (await import('./TalepPaneli.tsx')).TalepPaneli;
const loadForm = async () => (await import('./TalepFormu.tsx')).TalepFormu;

/** The requests of customers: those that wait for an answer, and the others with their outcome (spec 2§2.2). */
export function TaleplerPage() {
  const { t } = useTranslation('randevuTalep');
  const list = useList(randevuTalepCalls.list, { filtre: { durum: 'yeni' as TalepDurumu } });
  const columns = useTalepColumns();
  const panel = usePanel();
  // An answered request leaves its tab, but its panel stays open for the text to the customer.
  const talep = useOpenRecord(panel.id, list.rows.find(({ id }) => id === panel.id), list.isReading);
  const Panel = usePart(talep !== undefined, loadPanel);
  const Form = usePart(panel.id === 0, loadForm);
  const add = () => panel.open();

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeni'), run: add }}>
        <Button component={Link} to={paths.bekleme()} variant="subtle" size="compact-md">
          {t('beklemeListesi')}
        </Button>
      </PageHeader>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id)}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <SegmentedControl
            aria-label={t('durumlar')}
            value={list.filter.durum}
            onChange={(durum) => list.set({ durum: durum as TalepDurumu })}
            data={TALEP_DURUMLARI.map((durum) => ({ value: durum, label: t(`durum.${durum}`) }))}
          />
        }
        empty={{
          title: t(`bos.${list.filter.durum}`),
          text: t('bos.aciklama'),
          action: (
            <YetkiButton yetki={randevuTalepCalls.create.yetki} leftSection={<PlusIcon size={18} />} onClick={add}>
              {t('yeni')}
            </YetkiButton>
          ),
        }}
      />
      {Panel && talep && <Panel key={talep.id} talep={talep} onClose={panel.close} />}
      {Form && panel.id === 0 && <Form onClose={panel.close} />}
    </>
  );
}
