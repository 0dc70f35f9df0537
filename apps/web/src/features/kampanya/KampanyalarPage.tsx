import { kampanyaCalls, type Kampanya } from '@defter/contract/kampanya.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePart } from '../../ui/use-part.ts';
import { useNeVerir } from './use-ne-verir.ts';

const loadForm = async () => (await import('./KampanyaForm.tsx')).KampanyaForm;

/** The campaigns, and the rule by which one of several is chosen. */
export function KampanyalarPage() {
  const { t } = useTranslation('kampanya');
  const list = useList(kampanyaCalls.list, { sirala: '-bitisTarihi' });
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined, loadForm);
  const aktif = useSave(kampanyaCalls.aktif);
  const neVerir = useNeVerir();
  const acik = useOpenRecord(panel.id, list.rows.find(({ id }) => id === panel.id), list.isReading);
  const columns: Column<Kampanya>[] = [
    { id: 'kampanyaAdi', header: t('adi'), cell: ({ kampanyaAdi }) => kampanyaAdi, sortable: true, primary: true },
    { id: 'neVerir', header: t('neVerir'), cell: neVerir },
    {
      id: 'bitisTarihi',
      header: t('donem'),
      cell: ({ baslangicTarihi, bitisTarihi }) => `${formatTarih(baslangicTarihi)} – ${formatTarih(bitisTarihi)}`,
      sortable: true,
      width: 210,
    },
    {
      id: 'durum',
      header: t('durum'),
      cell: ({ durum }) => <StatusBadge tone={durum === 'Devam Ediyor' ? 'green' : 'gray'} label={t(durum === 'Devam Ediyor' ? 'suruyor' : 'bitti')} />,
      width: 130,
    },
    {
      id: 'aktif',
      header: t('acikMi'),
      width: 90,
      cell: ({ id, aktifMi, kampanyaAdi }) => (
        <Switch
          checked={aktifMi}
          aria-label={t('acikOf', { ad: kampanyaAdi })}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => aktif.mutate({ body: { id, aktifMi: event.currentTarget.checked } })}
        />
      ),
    },
  ];

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeni'), run: () => panel.open(), reason: useReason(kampanyaCalls.create.yetki) }} />
      <Text size="sm" c="dimmed" mb="sm" maw={760}>
        {t('kural')}
      </Text>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id)}
        isDimmed={({ durum, aktifMi }) => !aktifMi || durum !== 'Devam Ediyor'}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
      />
      {Form && (panel.id === 0 || acik) && <Form key={panel.id} kampanya={acik} onClose={panel.close} />}
    </>
  );
}
