import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { Button } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../app/data/query.ts';
import { useList } from '../../../app/data/use-list.ts';
import { paths } from '../../../app/routing/paths.ts';
import { usePanel } from '../../../app/routing/use-panel.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { useBeklemeColumns } from './use-bekleme-columns.tsx';

const loadForm = async () => (await import('./BeklemeFormu.tsx')).BeklemeFormu;

/** The customers who wait for a time that was not free, in the order in which they are asked. */
export function BeklemePage() {
  const { t } = useTranslation('bekleme');
  const list = useList(beklemeCalls.list);
  const columns = useBeklemeColumns();
  const panel = usePanel();
  const [params] = useSearchParams();
  const musteriID = Number(params.get('musteri')) || 0;
  const istenen = useCall(musteriCalls.get, { params: { id: musteriID } }, { enabled: musteriID > 0 && panel.id === 0 });
  const isReady = panel.id === 0 && (musteriID === 0 || !istenen.isPending);
  const Form = usePart(isReady, loadForm);
  const musteri = istenen.data?.musteri;
  const add = () => panel.open();

  return (
    <>
      <PageHeader title={t('baslik')} aside={t('sira')} action={{ label: t('ekle'), run: add }}>
        <Button component={Link} to={paths.talepler()} variant="subtle" size="compact-md">
          {t('talepler')}
        </Button>
      </PageHeader>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        empty={{
          title: t('bos'),
          text: t('bosAciklama'),
          action: (
            <YetkiButton yetki={beklemeCalls.create.yetki} leftSection={<PlusIcon size={18} />} onClick={add}>
              {t('ekle')}
            </YetkiButton>
          ),
        }}
      />
      {Form && isReady && <Form ilk={musteri && { musteri: { id: musteri.id, adSoyad: musteri.adSoyad, telefon: null } }} onClose={panel.close} />}
    </>
  );
}
