import { personelCalls } from '@defter/contract/personel.ts';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { PlusIcon } from 'lucide-react';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { usePart } from '../../ui/use-part.ts';
import { useMayOpen } from './sekmeler.ts';
import { usePasifEt } from './use-pasif-et.ts';
import { usePersonelColumns } from './use-personel-columns.tsx';
import { useYeniPersonel } from './use-yeni-personel.ts';

const loadPanel = async () => (await import('./PersonelPaneli.tsx')).PersonelPaneli;
/** The values of the filter in the address and on the wire; '' means everybody. */
const DURUMLAR = { aktif: 'true', pasif: 'false', tumu: '' } as const;

/** The colleagues with their rights and their ways to sign in. */
export function PersonelListesi() {
  const { t } = useTranslation(['personel', 'ortak']);
  const list = useList(personelCalls.list, { sirala: 'ad', filtre: { aktifMi: DURUMLAR.aktif as string } });
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);
  const pasifEt = usePasifEt();
  const columns = usePersonelColumns({ onEdit: panel.open, pasifEt });
  const mayOpen = useMayOpen();
  const { add, reason } = useYeniPersonel();
  const onPage = list.rows.find(({ id }) => id === panel.id);
  // The address may name a colleague on another page, or one who has left.
  const wanted = panel.id !== undefined && panel.id > 0 && !onPage && !list.isPending;
  const alone = useCall(personelCalls.list, { query: { personelID: panel.id ?? 0 } }, { enabled: wanted });
  const acik = useOpenRecord(panel.id, onPage ?? (wanted ? alone.data?.liste[0] : undefined), list.isReading || alone.isFetching);

  return (
    <>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={mayOpen ? ({ id }) => panel.open(id) : undefined}
        isDimmed={({ calisiyorMu }) => !calisiyorMu}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <SegmentedControl
            aria-label={t('durum')}
            value={list.filter.aktifMi}
            onChange={(aktifMi) => list.set({ aktifMi })}
            data={(['aktif', 'pasif', 'tumu'] as const).map((durum) => ({ value: DURUMLAR[durum], label: t(`ortak:${durum}`) }))}
          />
        }
        empty={{
          title: t('bos.baslik'),
          text: t('bos.aciklama'),
          action: (
            <ReasonButton reason={reason} leftSection={<PlusIcon size={18} />} onClick={add}>
              {t('yeni')}
            </ReasonButton>
          ),
        }}
      />
      {Panel && panel.id !== undefined && (panel.id === 0 || acik) && (
        <Panel key={panel.id} personel={acik} pasifEt={pasifEt} onClose={panel.close} />
      )}
    </>
  );
}
