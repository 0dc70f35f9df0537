import type { Aktiflik } from '@defter/contract/fields.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { paths } from '../../app/routing/paths.ts';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { AktiflikSuzgeci } from '../../ui/AktiflikSuzgeci.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PlusIcon } from 'lucide-react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePart } from '../../ui/use-part.ts';
import { GrupPane } from './GrupPane.tsx';
import { useUrunColumns } from './use-urun-columns.tsx';
import classes from './UrunPage.module.css';

const loadForm = async () => (await import('./UrunForm.tsx')).UrunForm;
const ALL = 500;

/** The catalogue: groups on the left, their products on the right. */
export function UrunPage() {
  const { t } = useTranslation(['urun', 'ortak']);
  const navigate = useNavigate();
  const gruplar = useCall(urunCalls.listAnaUrunler, { query: { durum: 'tumu', sayfaBoyutu: ALL } });
  const list = useList(urunCalls.listAltUrunler, { sirala: 'adi', filtre: { durum: 'aktif' as Aktiflik, anaUrunID: null as number | null } });
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined, loadForm);
  const onPage = list.rows.find(({ id }) => id === panel.id);
  // An address may name a product on another page of the list, or one that is off sale.
  const wanted = panel.id !== undefined && panel.id > 0 && !onPage && !list.isPending;
  const alone = useCall(urunCalls.getAltUrun, { params: { id: panel.id ?? 0 } }, { enabled: wanted });
  const acik = useOpenRecord(panel.id, onPage ?? (wanted ? alone.data?.altUrun : undefined), list.isReading || alone.isFetching);
  const columns = useUrunColumns({ onEdit: (id) => panel.open(id) });
  const viewReason = useReason(urunCalls.getAltUrun.yetki);
  const add = () => panel.open();

  return (
    <>
      <PageHeader
        title={t('baslik')}
        action={{ label: t('yeni'), run: add, reason: useReason(urunCalls.createAltUrun.yetki) }}
        rare={
          <>
            <ExcelButton call={urunCalls.listAltUrunler} list={list} />
            <Button variant="default" component={Link} to={paths.urunGruplari()}>
              {t('gruplar')}
            </Button>
            <YetkiButton
              yetki={fiyatDegisimiCalls.create.yetki}
              variant="default"
              onClick={() => navigate(paths.fiyatDegisimi({ anaUrunID: list.filter.anaUrunID ?? undefined }))}
            >
              {t('topluFiyat')}
            </YetkiButton>
          </>
        }
      />
      <div className={classes.panes}>
        <GrupPane gruplar={gruplar} secili={list.filter.anaUrunID} onSelect={(anaUrunID) => list.set({ anaUrunID })} />
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={viewReason ? undefined : ({ id }) => navigate(paths.altUrun(id))}
          isDimmed={({ satistaMi }) => !satistaMi}
          label={t('baslik')}
          searchPlaceholder={t('ara')}
          filters={
            <AktiflikSuzgeci label={t('durum')} wordOf={(durum) => t(`durumlar.${durum}`)} value={list.filter.durum} onChange={(durum) => list.set({ durum })} />
          }
          empty={{
            title: t('bos.baslik'),
            text: t('bos.aciklama'),
            action: (
              <YetkiButton yetki={urunCalls.createAltUrun.yetki} leftSection={<PlusIcon size={18} />} onClick={add}>
                {t('yeni')}
              </YetkiButton>
            ),
          }}
        />
      </div>
      {Form && panel.id !== undefined && gruplar.data && (panel.id === 0 || acik) && (
        <Form key={panel.id} urun={acik} gruplar={gruplar.data.liste} grupID={list.filter.anaUrunID} onClose={panel.close} />
      )}
    </>
  );
}
