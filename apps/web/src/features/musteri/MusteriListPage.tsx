import type { Aktiflik } from '@defter/contract/fields.ts';
import { musteriCalls, MUSTERI_SATIRI_ALANLARI } from '@defter/contract/musteri.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useList } from '../../app/data/use-list.ts';
import { withTexts } from '../../app/routing/with-texts.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { AktiflikSuzgeci } from '../../ui/AktiflikSuzgeci.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PlusIcon } from 'lucide-react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePart } from '../../ui/use-part.ts';
import { ListeMenusu } from './ListeMenusu.tsx';
import { useMusteriColumns } from './use-musteri-columns.tsx';

const loadAcikTalepler = async () => (await import('./kvkk/AcikTalepler.tsx')).AcikTalepler;
const loadPanel = withTexts(['alan'], async () => (await import('./MusteriPaneli.tsx')).MusteriPaneli);

/** Every customer of the business; a row opens the card. */
export function MusteriListPage() {
  const { t } = useTranslation(['musteri', 'ortak']);
  const navigate = useNavigate();
  const list = useList(musteriCalls.list, { sirala: 'ad', alanlar: MUSTERI_SATIRI_ALANLARI, filtre: { durum: 'aktif' as Aktiflik, grupID: null as number | null, borcluMu: null as boolean | null } });
  const { can } = useYetki();
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);
  const columns = useMusteriColumns({ onEdit: panel.open });
  const add = () => panel.open();

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeni'), run: add, reason: useReason(musteriCalls.create.yetki) }}>
        <ListeMenusu list={list} />
      </PageHeader>
      <AcikTaleplerSeridi />
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(paths.musteri(id))}
        isDimmed={({ aktifMi }) => !aktifMi}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <AktiflikSuzgeci label={t('durum')} wordOf={(durum) => t(`ortak:${durum}`)} value={list.filter.durum} onChange={(durum) => list.set({ durum })} />
            <TanimSecimi
              tur="musteriGrubu"
              yeni={null}
              aria-label={t('sutun.grup')}
              w={180}
              clearable
              placeholder={t('tumGruplar')}
              value={list.filter.grupID}
              onChange={(grupID) => list.set({ grupID })}
            />
            {can('musteriCari') && (
              <Checkbox
                label={t('borclular')}
                checked={String(list.filter.borcluMu) === 'true'}
                onChange={(event) => list.set({ borcluMu: event.currentTarget.checked || null })}
              />
            )}
          </>
        }
        empty={{
          title: t('bos.baslik'),
          text: t('bos.aciklama'),
          action: (
            <YetkiButton yetki={musteriCalls.create.yetki} leftSection={<PlusIcon size={18} />} onClick={add}>
              {t('yeni')}
            </YetkiButton>
          ),
        }}
      />
      {Panel && panel.id !== undefined && <Panel key={panel.id} id={panel.id} aranan={list.search} onClose={panel.close} />}
    </>
  );
}

/** Apart from the page, so that its part draws nothing but itself when it arrives. */
function AcikTaleplerSeridi() {
  const AcikTalepler = usePart(true, loadAcikTalepler);
  return AcikTalepler && <AcikTalepler />;
}
