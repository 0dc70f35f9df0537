import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { AKTIFLIKLER, type Aktiflik } from '@defter/contract/fields.ts';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { AktiflikSuzgeci } from '../../ui/AktiflikSuzgeci.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePart } from '../../ui/use-part.ts';
import { useProgramColumns } from './use-program-columns.tsx';

const loadForm = async () => (await import('./PaketProgramForm.tsx')).PaketProgramForm;

/** The values of the filter in the address and on the wire; '' means all. */
const AKTIF_MI: Readonly<Record<Aktiflik, string>> = { aktif: 'true', pasif: 'false', tumu: '' };

/** The packages that the salon sells, with their prices. */
export function PaketProgramPage() {
  const { t } = useTranslation('paketProgram');
  const list = useList(paketProgramCalls.list, { sirala: 'siraNo', filtre: { aktifMi: AKTIF_MI.aktif } });
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined, loadForm);
  const acik = useOpenRecord(panel.id, list.rows.find(({ id }) => id === panel.id), list.isReading);
  const columns = useProgramColumns();
  const aktiflik = AKTIFLIKLER.find((one) => AKTIF_MI[one] === list.filter.aktifMi) ?? 'aktif';

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeni'), run: () => panel.open(), reason: useReason(paketProgramCalls.create.yetki) }} />
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id)}
        isDimmed={({ aktifMi }) => !aktifMi}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={<AktiflikSuzgeci label={t('durum')} wordOf={(one) => t(`aktiflik.${one}`)} value={aktiflik} onChange={(one) => list.set({ aktifMi: AKTIF_MI[one] })} />}
        empty={{
          title: t('bos.baslik'),
          text: t('bos.aciklama'),
          action: (
            <YetkiButton yetki={paketProgramCalls.create.yetki} leftSection={<PlusIcon size={18} />} onClick={() => panel.open()}>
              {t('yeni')}
            </YetkiButton>
          ),
        }}
      />
      {Form && (panel.id === 0 || acik) && <Form key={panel.id} program={acik} onClose={panel.close} />}
    </>
  );
}
