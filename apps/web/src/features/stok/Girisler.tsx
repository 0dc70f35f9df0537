import { stokCalls, type StokGirisi } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Stack, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePart } from '../../ui/use-part.ts';
import classes from './Stok.module.css';

const loadGiris = async () => (await import('./GirisFormu.tsx')).GirisFormu;

/** Deliveries, newest first. */
export function Girisler() {
  const { t } = useTranslation('stok');
  const list = useList(stokCalls.girisler, { filtre: { tedarikciID: null as number | null } });
  const panel = usePanel();
  const Form = usePart(panel.id === 0, loadGiris);
  const columns: Column<StokGirisi>[] = [
    {
      id: 'tarih',
      header: t('tarih'),
      cell: ({ tarih, geriAlindi }) => (geriAlindi ? <StatusBadge tone="gray" label={`${formatTarih(tarih)} · ${t('geriAlindi')}`} /> : formatTarih(tarih)),
      primary: true,
      width: 190,
    },
    { id: 'tedarikci', header: t('tedarikci'), cell: ({ tedarikciAdi }) => tedarikciAdi },
    { id: 'belgeNo', header: t('belgeNo'), cell: ({ belgeNo }) => belgeNo },
    { id: 'satir', header: t('kalem'), cell: ({ satirSayisi }) => satirSayisi, align: 'right', width: 90 },
    { id: 'personel', header: t('giren'), cell: ({ personelAdi }) => personelAdi, hideBelow: 'md' },
    { id: 'toplam', header: t('toplam'), cell: ({ toplam }) => toplam !== null && <MoneyText tutar={toplam} />, align: 'right', width: 140 },
  ];
  return (
    <>
      <PageHeader title={t('sekme.giris')}>
        <YetkiButton yetki={stokCalls.createGiris.yetki} leftSection={<PlusIcon size={18} />} onClick={() => panel.open()}>
          {t('girisYap')}
        </YetkiButton>
      </PageHeader>
      <DataTable<StokGirisi>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id)}
        isDimmed={({ geriAlindi }) => geriAlindi}
        label={t('sekme.giris')}
        searchPlaceholder={t('girisAra')}
        filters={
          <TanimSecimi
            tur="tedarikci"
            yeni={null}
            aria-label={t('tedarikci')}
            w={180}
            clearable
            placeholder={t('tumTedarikciler')}
            value={list.filter.tedarikciID}
            onChange={(tedarikciID) => list.set({ tedarikciID })}
          />
        }
        empty={{ title: t('girisYok.baslik'), text: t('girisYok.aciklama') }}
      />
      {Form && panel.id === 0 && <Form onClose={panel.close} />}
      {panel.id !== undefined && panel.id > 0 && <GirisPaneli key={panel.id} id={panel.id} onClose={panel.close} />}
    </>
  );
}

function GirisPaneli({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('stok');
  const { data, error, refetch } = useCall(stokCalls.giris, { params: { id } });
  const geriAl = useSave(stokCalls.removeGiris);
  const remove = async () => {
    if (await confirm({ title: t('girisGeriAl'), text: t('girisGeriAlAciklama'), yes: t('geriAl'), danger: true })) geriAl.mutate({ body: { id } }, { onSuccess: onClose });
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={[data && formatTarih(data.giris.tarih), data?.giris.tedarikciAdi].filter(Boolean).join(' · ')}
      description={data?.giris.belgeNo}
      size="md"
      footer={
        data && !data.giris.geriAlindi ? (
          <YetkiButton yetki={stokCalls.removeGiris.yetki} variant="default" color="red" loading={geriAl.isPending} onClick={() => void remove()}>
            {t('geriAl')}
          </YetkiButton>
        ) : undefined
      }
    >
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton />} />
      ) : (
        <Stack gap="md">
          {data.giris.aciklama && <Text c="dimmed">{data.giris.aciklama}</Text>}
          <ul className={classes.hareketler}>
            {data.icerikler.map((satir) => (
              <li key={satir.id}>
                <div>
                  <Text fw={550}>{satir.adi}</Text>
                  <Text size="sm" c="dimmed">
                    {[satir.lot && t('lotu', { lot: satir.lot }), satir.sonKullanma && t('sktarihi', { tarih: formatTarih(satir.sonKullanma) })].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <div className={classes.sayilar}>
                  <Text fw={600} className="tabular">
                    {formatMiktar(satir.girilen)} {satir.girilenBirim}
                  </Text>
                  <Text size="sm" c="dimmed" className="tabular">
                    {t('kalan', { miktar: formatMiktar(satir.kalan) })}
                  </Text>
                </div>
                <div className={classes.maliyet}>{satir.tutar !== null && <MoneyText tutar={satir.tutar} />}</div>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </SidePanel>
  );
}
