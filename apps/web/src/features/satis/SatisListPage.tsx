import { satisCalls, type SatisListeSatiri } from '@defter/contract/satis.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Checkbox, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useList } from '../../app/data/use-list.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** The views of the list: valid sales, those still open, or cancelled ones. */
const GORUNUMLER = { gecerli: { durum: 'gecerli', islemde: null }, acik: { durum: 'gecerli', islemde: true }, iptal: { durum: 'iptal', islemde: null } } as const;
type Gorunum = keyof typeof GORUNUMLER;

/** The list begins with all sales, the newest first. */
const ILK_FILTRE = {
  durum: 'gecerli' as string,
  islemde: null as boolean | null,
  baslangicTarihi: null as string | null,
  bitisTarihi: null as string | null,
  personelID: null as number | null,
  borcluMu: null as boolean | null,
};

/** Every sale of the business; a row opens it. */
export function SatisListPage() {
  const { t } = useTranslation('satis');
  const navigate = useNavigate();
  const list = useList(satisCalls.list, { sirala: '-tarih', filtre: ILK_FILTRE });
  const createReason = useReason(satisCalls.create.yetki);
  const begin = () => void navigate(paths.yeniSatis());
  const { baslangicTarihi, bitisTarihi, personelID, borcluMu } = list.filter;
  const gorunum: Gorunum = list.filter.durum === 'iptal' ? 'iptal' : list.filter.islemde === null ? 'gecerli' : 'acik';

  const columns: Column<SatisListeSatiri>[] = [
    { id: 'satisNo', header: t('no'), cell: ({ satisNo }) => <span className="tabular">{satisNo}</span>, width: 64, hideBelow: 'sm' },
    { id: 'tarih', header: t('tarih'), cell: ({ tarih }) => formatTarih(tarih), sortable: true, width: 110 },
    { id: 'musteri', header: t('musteri'), cell: (satis) => <Musteri satis={satis} />, sortable: true, primary: true },
    {
      id: 'hizmetler',
      header: t('satirlar'),
      cell: ({ hizmetler }) => (
        <Text size="sm" c="dimmed" lineClamp={1}>
          {hizmetler}
        </Text>
      ),
      hideBelow: 'md',
    },
    { id: 'personelAdi', header: t('personel'), cell: ({ personelAdi }) => personelAdi, width: 150, hideBelow: 'md' },
    { id: 'toplamTutar', header: t('toplam'), cell: ({ toplamTutar }) => <MoneyText tutar={toplamTutar} />, align: 'right', sortable: true, width: 140 },
    { id: 'kalan', header: t('kalan'), cell: ({ kalan }) => <MoneyText tutar={kalan} fw={kalan > 0 ? 600 : undefined} />, align: 'right', width: 130 },
  ];

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeniSatis'), run: begin, reason: createReason }}>
        <ExcelButton call={satisCalls.list} list={list} />
      </PageHeader>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.satis(id))}
        isDimmed={({ iptalMi }) => iptalMi}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <PeriodSelect value={{ baslangicTarihi, bitisTarihi }} orAlways onChange={(aralik) => list.set(aralik)} />
            <SelectField<Gorunum>
              aria-label={t('gorunum.etiket')}
              w={170}
              data={(Object.keys(GORUNUMLER) as Gorunum[]).map((ad) => ({ value: ad, label: t(`gorunum.${ad}`) }))}
              value={gorunum}
              onChange={(ad) => ad && list.set(GORUNUMLER[ad])}
            />
            <PersonelSecimi aria-label={t('personel')} w={170} clearable placeholder={t('tumPersonel')} value={personelID} onChange={(id) => list.set({ personelID: id })} />
            <Checkbox label={t('odenmemis')} checked={String(borcluMu) === 'true'} onChange={(event) => list.set({ borcluMu: event.currentTarget.checked || null })} />
          </>
        }
        empty={{
          title: t('bos.baslik'),
          text: t('bos.aciklama'),
          action: (
            <YetkiButton yetki={satisCalls.create.yetki} onClick={begin}>
              {t('yeniSatis')}
            </YetkiButton>
          ),
        }}
      />
    </>
  );
}

function Musteri({ satis: { adSoyad, islemde, iptalMi } }: { satis: SatisListeSatiri }) {
  const { t } = useTranslation(['satis', 'ortak']);
  return (
    <Group gap={8} wrap="nowrap">
      <span>{adSoyad ?? t('ortak:kapidan')}</span>
      {islemde && !iptalMi && <StatusBadge tone="amber" label={t('islemde')} />}
      {iptalMi && <StatusBadge tone="gray" label={t('iptal')} />}
    </Group>
  );
}
