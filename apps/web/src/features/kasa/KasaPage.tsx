import { kasaCalls } from '@defter/contract/kasa.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { paths } from '../../app/routing/paths.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { ArrowLeftRightIcon, LockIcon, MinusIcon, PlusIcon, ScaleIcon } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { rangeOf } from '@defter/rules/donem.ts';
import { subtract } from '@defter/rules/para.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useToday } from '../../ui/today.ts';
import { usePart } from '../../ui/use-part.ts';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { isPara } from '../../pickers/odeme-sekilleri.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { HesapSeridi } from './HesapSeridi.tsx';
import { useKasaColumns } from './use-kasa-columns.tsx';

const loadAktarim = async () => (await import('./AktarimForm.tsx')).AktarimForm;
const loadForm = async () => (await import('./KasaForm.tsx')).KasaForm;
/** The panel's number for a new income. 0 means a new record everywhere; here that is an expense. */
const YENI_GELIR = 1;
const YENI_GIDER = 0;
const AKTARIM = 2;
/** Record ids are shifted behind the three numbers for new records. */
const FIRST = 3;

/** The till: income and expenses of a period, their sum, and the balance of every account. */
export function KasaPage() {
  const { t } = useTranslation(['kasa', 'ortak']);
  const bugun = useToday();
  const list = useList(kasaCalls.list, { sirala: '-tarih', filtre: { ...rangeOf('bugun', bugun), gelirMi: null as boolean | null, odemeSekliID: null as number | null } });
  const { can } = useYetki();
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined && panel.id !== AKTARIM, loadForm);
  const AktarimForm = usePart(panel.id === AKTARIM, loadAktarim);
  const reason = useReason(kasaCalls.create.yetki);
  usePageKeys(reason ? [] : [['n', () => panel.open(YENI_GIDER)]]);
  const columns = useKasaColumns({ onEdit: (satir) => panel.open(satir.id + FIRST) });
  const { answer } = list;
  const gorurBakiye = can(kasaCalls.hesapBakiyeleri.yetki);
  const bakiyeler = useCall(kasaCalls.hesapBakiyeleri, {}, { enabled: gorurBakiye });
  const acik = useOpenRecord(panel.id, list.rows.find(({ id }) => id + FIRST === panel.id), list.isReading);
  const { baslangicTarihi, bitisTarihi, gelirMi, odemeSekliID } = list.filter;

  return (
    <>
      <PageHeader
        title={t('baslik')}
        rare={
          <>
            <ExcelButton call={kasaCalls.list} list={list} />
            <Button component={Link} to={paths.gunSonu()} variant="default" leftSection={<LockIcon size={18} />}>
              {t('gunSonu')}
            </Button>
            {can('kasaTumHesaplar') && (
              <Button component={Link} to={paths.mutabakat()} variant="default" leftSection={<ScaleIcon size={18} />}>
                {t('mutabakat')}
              </Button>
            )}
            <YetkiButton yetki={kasaCalls.aktar.yetki} variant="default" leftSection={<ArrowLeftRightIcon size={18} />} onClick={() => panel.open(AKTARIM)}>
              {t('aktar')}
            </YetkiButton>
          </>
        }
      >
        <YetkiButton yetki={kasaCalls.create.yetki} variant="default" leftSection={<PlusIcon size={18} />} onClick={() => panel.open(YENI_GELIR)}>
          {t('gelirEkle')}
        </YetkiButton>
        <YetkiButton yetki={kasaCalls.create.yetki} leftSection={<MinusIcon size={18} />} aria-keyshortcuts="n" onClick={() => panel.open(YENI_GIDER)}>
          {t('giderEkle')}
        </YetkiButton>
      </PageHeader>
      {!list.error && (
        <>
          <Figures mb="md" isStale={list.isFetching}>
            <Figure label={t('gelir')}>{answer && <MoneyText tutar={answer.gelir} />}</Figure>
            <Figure label={t('gider')}>{answer && <MoneyText tutar={answer.gider} />}</Figure>
            <Figure label={t('toplam')}>{answer && <MoneyText tutar={answer.toplam} />}</Figure>
          </Figures>
          <HesapSeridi baslik={t('donemToplamlari')} isStale={list.isFetching} hesaplar={answer?.hesaplar.map(({ gelir, gider, ...hesap }) => ({ ...hesap, tutar: subtract(gelir, gider) }))} />
        </>
      )}
      {gorurBakiye && !bakiyeler.isLoadingError && (
        <HesapSeridi baslik={t('bakiyeler')} hesaplar={bakiyeler.data?.liste.filter(({ bakiye }) => bakiye !== 0).map(({ bakiye, ...hesap }) => ({ ...hesap, tutar: bakiye }))} />
      )}
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        isDimmed={({ iptalMi }) => iptalMi}
        filters={
          <>
            <PeriodSelect value={{ baslangicTarihi, bitisTarihi }} onChange={(aralik) => list.set(aralik)} />
            <SelectField
              aria-label={t('yon')}
              w={130}
              data={[
                { value: 'tumu', label: t('ortak:tumu') },
                { value: 'true', label: t('gelir') },
                { value: 'false', label: t('gider') },
              ]}
              value={gelirMi === null ? 'tumu' : String(gelirMi)}
              onChange={(yon) => list.set({ gelirMi: yon === 'tumu' || yon === null ? null : yon === 'true' })}
            />
            {can('kasaTumHesaplar') && (
              <TanimSecimi
                tur="odemeSekli"
                yeni={null}
                aria-label={t('hesap')}
                w={170}
                clearable
                placeholder={t('tumHesaplar')}
                uygun={isPara}
                value={odemeSekliID}
                onChange={(id) => list.set({ odemeSekliID: id })}
              />
            )}
          </>
        }
        empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
      />
      {AktarimForm && panel.id === AKTARIM && <AktarimForm onClose={panel.close} />}
      {Form && panel.id !== undefined && panel.id !== AKTARIM && (acik || panel.id < FIRST) && (
        <Form key={panel.id} kayit={acik} gelirMi={acik ? acik.gelir !== 0 : panel.id === YENI_GELIR} onClose={panel.close} />
      )}
    </>
  );
}
