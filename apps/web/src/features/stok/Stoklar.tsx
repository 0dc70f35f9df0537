import { STOK_DURUMLARI, type StokDurumu } from '@defter/contract/stok-durumu.ts';
import { type Stok, stokCalls } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { ClipboardListIcon, MinusIcon, PlusIcon, TagIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { paths } from '../../app/routing/paths.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { AnaUrunSecimi } from '../../pickers/AnaUrunSecimi.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { usePart } from '../../ui/use-part.ts';

const loadPanel = async () => (await import('./StokPaneli.tsx')).StokPaneli;
const loadGiris = async () => (await import('./GirisFormu.tsx')).GirisFormu;
const loadCikis = async () => (await import('./CikisFormu.tsx')).CikisFormu;
/** The panels for something new; products stand behind them. */
const GIRIS = 0;
const CIKIS = 1;
const FIRST = 2;

/** The products whose stock is kept, critical ones first, with their worth. */
export function Stoklar() {
  const { t } = useTranslation(['stok', 'alan', 'ortak']);
  const opens = useOpens();
  const list = useList(stokCalls.list, { sirala: 'durum', filtre: { anaUrunID: null as number | null, tedarikciID: null as number | null, durum: null as StokDurumu | null } });
  const panel = usePanel();
  const [params, setParams] = useSearchParams();
  const urun = Number(params.get('urun')) || (panel.id !== undefined && panel.id >= FIRST ? panel.id - FIRST : 0);
  const listed = list.rows.find(({ id }) => id === urun);
  const stok = useOpenRecord(urun, listed, list.isReading);
  // The product's own figures stand above its movements, and would push them down if they came later.
  const isKnown = stok !== undefined || !list.isReading;
  const Panel = usePart(urun > 0, loadPanel);
  const Giris = usePart(panel.id === GIRIS, loadGiris);
  const Cikis = usePart(panel.id === CIKIS, loadCikis);
  const { answer } = list;
  const columns: Column<Stok>[] = [
    { id: 'adi', header: t('urun'), cell: ({ adi }) => adi, sortable: true, primary: true },
    { id: 'anaUrunAdi', header: t('grup'), cell: ({ anaUrunAdi }) => anaUrunAdi, hideBelow: 'md' },
    { id: 'durum', header: t('durum'), cell: ({ durum }) => <DurumBadge durum={durum} />, sortable: true, width: 120 },
    {
      id: 'miktar',
      header: t('miktar'),
      cell: ({ miktar, birimAdi }) => (
        <span className="tabular">
          {formatMiktar(miktar)} {birimAdi}
        </span>
      ),
      align: 'right',
      sortable: true,
      width: 130,
    },
    { id: 'kritik', header: t('kritik'), cell: ({ kritik }) => kritik !== null && <span className="tabular">{formatMiktar(kritik)}</span>, align: 'right', width: 110, hideBelow: 'md' },
    { id: 'sonKullanma', header: t('sonKullanma'), cell: ({ sonKullanma }) => sonKullanma && formatTarih(sonKullanma), sortable: true, width: 140, hideBelow: 'md' },
    { id: 'deger', header: t('deger'), cell: ({ deger }) => deger !== null && <MoneyText tutar={deger} />, align: 'right', sortable: true, width: 130 },
  ];
  const closeUrun = () => (params.has('urun') ? setParams((before) => new URLSearchParams([...before].filter(([ad]) => ad !== 'urun')), { replace: true }) : panel.close());

  return (
    <>
      <PageHeader
        title={t('baslik')}
        rare={
          <>
            <ExcelButton call={stokCalls.list} list={list} />
            <Button component={Link} to={paths.etiketler()} variant="default" leftSection={<TagIcon size={18} />}>
              {t('etiketler')}
            </Button>
            <Button component={Link} to={paths.stoklar({ sekme: 'sayim' })} variant="default" leftSection={<ClipboardListIcon size={18} />}>
              {t('sayimYap')}
            </Button>
          </>
        }
      >
        <YetkiButton yetki={stokCalls.cikis.yetki} variant="default" leftSection={<MinusIcon size={18} />} onClick={() => panel.open(CIKIS)}>
          {t('cikisYap')}
        </YetkiButton>
        <YetkiButton yetki={stokCalls.createGiris.yetki} leftSection={<PlusIcon size={18} />} onClick={() => panel.open(GIRIS)}>
          {t('girisYap')}
        </YetkiButton>
      </PageHeader>
      {!list.error && (
        <Figures mb="md" isStale={list.isFetching}>
          {answer?.toplamDeger !== null && <Figure label={t('toplamDeger')}>{answer && answer.toplamDeger !== null && <MoneyText tutar={answer.toplamDeger} />}</Figure>}
          <Figure label={t('cesit')}>{answer && formatMiktar(answer.toplamKayit)}</Figure>
          <Figure label={t('kritikSayisi')}>{answer && formatMiktar(answer.kritikSayisi)}</Figure>
          <Figure label={t('eksiSayisi')}>{answer && formatMiktar(answer.eksiSayisi)}</Figure>
        </Figures>
      )}
      <DataTable<Stok>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id + FIRST)}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <SelectField<StokDurumu>
              aria-label={t('durum')}
              w={150}
              clearable
              placeholder={t('tumDurumlar')}
              data={STOK_DURUMLARI.map((durum) => ({ value: durum, label: t(`alan:deger.stokDurumu.${durum}`) }))}
              value={list.filter.durum}
              onChange={(durum) => list.set({ durum })}
            />
            <AnaUrunSecimi
              aria-label={t('grup')}
              w={190}
              clearable
              placeholder={t('tumGruplar')}
              value={list.filter.anaUrunID}
              onChange={(anaUrunID) => list.set({ anaUrunID })}
            />
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
          </>
        }
        empty={{
          title: t('bos.baslik'),
          text: t('bos.aciklama'),
          action: opens(paths.urunler()) && (
            <Button component={Link} to={paths.urunler()} variant="default">
              {t('urunlereGit')}
            </Button>
          ),
        }}
      />
      {Panel && urun > 0 && isKnown && <Panel key={urun} altUrunID={urun} stok={stok} isListed={listed !== undefined} onClose={closeUrun} />}
      {Giris && panel.id === GIRIS && <Giris onClose={panel.close} />}
      {Cikis && panel.id === CIKIS && <Cikis onClose={panel.close} />}
    </>
  );
}

const TONE: Record<StokDurumu, Tone> = { eksi: 'red', bitti: 'red', kritik: 'amber', yeterli: 'green' };

/** The state of a stock in one word. */
function DurumBadge({ durum }: { durum: StokDurumu }) {
  const { t } = useTranslation('alan');
  return <StatusBadge tone={TONE[durum]} label={t(`deger.stokDurumu.${durum}`)} />;
}
