import { ARAMA_GORUNUMLERI, type AramaGorunumu, type GelenArama, gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useToday } from '../../ui/today.ts';
import { usePart } from '../../ui/use-part.ts';
import { AramaSuzgecleri } from './AramaSuzgecleri.tsx';
import { useAramaColumns } from './use-arama-columns.tsx';

const loadForm = async () => (await import('./AramaForm.tsx')).AramaForm;
const LISTELER = { durumlar: '', gorusmeKonulari: '', gorusmeSekilleri: '', hizmetler: '', neredenDuydunuzlar: '', sonuclar: '', personeller: '' };

/** The calls of the telephone: those of a day, missed ones, and those to be made. */
export function AramalarPage() {
  const { t } = useTranslation('gelenArama');
  const bugun = useToday();
  const list = useList(gelenAramaCalls.list, {
    filtre: { gorunum: 'tumu' as string, baslangic: null as string | null, bitis: null as string | null, aramaYonu: null as string | null, aciklama: null as string | null, ...LISTELER },
  });
  const { data: bekleyen } = useCall(gelenAramaCalls.bekleyenler);
  const panel = usePanel();
  const [params, setParams] = useSearchParams();
  const oncekiID = Number(params.get('onceki')) || 0;
  const acilanID = panel.id || oncekiID;
  const acilan = useCall(gelenAramaCalls.get, { params: { id: acilanID } }, { enabled: acilanID > 0 });
  const isReady = panel.id !== undefined && (acilanID === 0 || acilan.data !== undefined);
  const Form = usePart(isReady, loadForm);
  const columns = useAramaColumns();
  const { gorunum, baslangic, bitis } = list.filter;
  const gunler = gorunum === 'tumu' ? { baslangicTarihi: baslangic ?? bugun, bitisTarihi: bitis ?? bugun } : { baslangicTarihi: baslangic, bitisTarihi: bitis };
  const sayilar: Partial<Record<AramaGorunumu, number>> = { cevapsiz: bekleyen?.cevapsiz, aranacak: bekleyen?.aranacak };
  const close = () => {
    if (!params.has('onceki') && !params.has('yeni')) return panel.close();
    setParams((before) => new URLSearchParams([...before].filter(([ad]) => !['panel', 'onceki', 'yeni'].includes(ad))), { replace: true });
  };

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('ekle'), run: () => panel.open() }}>
        <ExcelButton call={gelenAramaCalls.list} list={list} />
      </PageHeader>
      <DataTable<GelenArama>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id)}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <SelectField<AramaGorunumu>
              aria-label={t('hangi')}
              w={210}
              data={ARAMA_GORUNUMLERI.map((ad) => ({ value: ad, label: [t(`gorunum.${ad}`), sayilar[ad] && `(${sayilar[ad]})`].filter(Boolean).join(' ') }))}
              value={gorunum as AramaGorunumu}
              onChange={(ad) => ad && list.set({ gorunum: ad, baslangic: null, bitis: null })}
            />
            {gunler.baslangicTarihi !== null && gunler.bitisTarihi !== null && gorunum === 'tumu' ? (
              <PeriodSelect
                value={{ baslangicTarihi: gunler.baslangicTarihi, bitisTarihi: gunler.bitisTarihi }}
                onChange={({ baslangicTarihi, bitisTarihi }) => list.set({ baslangic: baslangicTarihi, bitis: bitisTarihi })}
              />
            ) : (
              <PeriodSelect value={gunler} orAlways onChange={({ baslangicTarihi, bitisTarihi }) => list.set({ baslangic: baslangicTarihi, bitis: bitisTarihi })} />
            )}
            <AramaSuzgecleri filter={list.filter} onChange={(change) => list.set(change)} />
          </>
        }
        empty={{ title: t(`bos.${gorunum as AramaGorunumu}`), text: t(`bosAciklama.${gorunum as AramaGorunumu}`) }}
      />
      {panel.id !== undefined && acilan.isLoadingError && (
        <SidePanel opened onClose={close} title={t('baslik')}>
          <NotLoaded reading={acilan} />
        </SidePanel>
      )}
      {Form && isReady && (
        <Form
          key={panel.id}
          arama={panel.id ? acilan.data?.arama : undefined}
          arayan={acilan.data?.arayan ?? null}
          onceki={panel.id === 0 ? acilan.data?.arama : undefined}
          yeniMusteri={params.get('yeni') === 'musteri'}
          onClose={close}
        />
      )}
    </>
  );
}
