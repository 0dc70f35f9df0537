import type { Aktiflik } from '@defter/contract/fields.ts';
import { SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
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
import { SelectField } from '../../ui/SelectField.tsx';
import { usePart } from '../../ui/use-part.ts';
import { useGrupColumns } from './use-grup-columns.tsx';

const loadForm = async () => (await import('./GrupForm.tsx')).GrupForm;

/** The groups (spec 1§3: main products) with the number of their products and their points. */
export function UrunGruplariPage() {
  const { t } = useTranslation(['urun', 'ortak']);
  const navigate = useNavigate();
  const list = useList(urunCalls.searchAnaUrunler, { sirala: 'adi', filtre: { durum: 'tumu' as Aktiflik, satisTipi: null as number | null } });
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined, loadForm);
  const onPage = list.rows.find(({ id }) => id === panel.id);
  // An address may name a group on another page of the list.
  const wanted = panel.id !== undefined && panel.id > 0 && !onPage && !list.isPending;
  const alone = useCall(urunCalls.getAnaUrun, { params: { id: panel.id ?? 0 } }, { enabled: wanted });
  const acik = useOpenRecord(panel.id, onPage ?? (wanted ? alone.data?.anaUrun : undefined), list.isReading || alone.isFetching);
  const columns = useGrupColumns({ onEdit: (id) => panel.open(id) });
  const add = () => panel.open();

  return (
    <>
      <PageHeader title={t('urunGruplari')} action={{ label: t('yeniGrup'), run: add, reason: useReason(urunCalls.createAnaUrun.yetki) }} />
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(paths.urunler({ anaUrunID: id }))}
        isDimmed={({ satistaMi }) => !satistaMi}
        label={t('urunGruplari')}
        searchPlaceholder={t('grupAra')}
        filters={
          <>
            <AktiflikSuzgeci label={t('durum')} wordOf={(durum) => t(`durumlar.${durum}`)} value={list.filter.durum} onChange={(durum) => list.set({ durum })} />
            <SelectField
              aria-label={t('satisTipi')}
              placeholder={t('satisTipi')}
              clearable
              w={140}
              data={[
                { value: SatisTipi.hizmet as number, label: t('hizmet') },
                { value: SatisTipi.urun, label: t('urun') },
              ]}
              value={list.filter.satisTipi}
              onChange={(satisTipi) => list.set({ satisTipi })}
            />
          </>
        }
        empty={{
          title: t('grupHicYok'),
          text: t('grupYok'),
          action: (
            <YetkiButton yetki={urunCalls.createAnaUrun.yetki} leftSection={<PlusIcon size={18} />} onClick={add}>
              {t('yeniGrup')}
            </YetkiButton>
          ),
        }}
      />
      {Form && (panel.id === 0 || acik) && <Form key={panel.id} grup={acik} onClose={panel.close} onRemoved={panel.close} />}
    </>
  );
}
