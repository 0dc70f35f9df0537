import { satisCalls } from '@defter/contract/satis.ts';
import { TAKSIT_GORUNUMLERI, taksitCalls, type TaksitGorunumu, type TaksitSatiri } from '@defter/contract/taksit.ts';
import { TaksitDurumu } from '@defter/rules/taksit.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Text } from '@mantine/core';
import { WalletIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useList } from '../../app/data/use-list.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { TaksitDurumBadge } from '../../pickers/TaksitDurumBadge.tsx';
import { useTahsilat } from '../../pickers/use-tahsilat.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

const ILK_FILTRE = { durum: 'acik' as string, baslangicTarihi: null as string | null, bitisTarihi: null as string | null };
const TOPLAMLAR = [TaksitDurumu.gecikti, TaksitDurumu.bugun, TaksitDurumu.bekliyor] as const;

/** Every instalment that is due, late or to come, with the customers to call or write to, and the amounts to collect. */
export function TaksitListPage() {
  const { t } = useTranslation('taksit');
  const navigate = useNavigate();
  const { can } = useYetki();
  const list = useList(taksitCalls.list, { sirala: 'tarih', filtre: ILK_FILTRE });
  // The panel stands beside the list, because a row leaves the list as soon as it is paid.
  const tahsilat = useTahsilat();
  const { baslangicTarihi, bitisTarihi, durum } = list.filter;

  const columns: Column<TaksitSatiri>[] = [
    { id: 'tarih', header: t('tarih'), cell: ({ tarih }) => formatTarih(tarih), sortable: true, width: 110 },
    { id: 'musteri', header: t('musteri'), cell: ({ adSoyad }) => adSoyad, primary: true },
    { id: 'telefon', header: t('telefon'), cell: ({ telefon }) => <PhoneText telefon={telefon} />, width: 170 },
    {
      id: 'hizmetler',
      header: t('satis'),
      cell: ({ hizmetler }) => (
        <Text size="sm" c="dimmed" lineClamp={1}>
          {hizmetler}
        </Text>
      ),
      hideBelow: 'md',
    },
    { id: 'no', header: t('taksit'), cell: ({ no, taksitSayisi }) => <span className="tabular">{`${no}/${taksitSayisi}`}</span>, width: 74 },
    { id: 'durum', header: t('durumu'), cell: (taksit) => <Durum taksit={taksit} />, width: 170 },
    { id: 'tutar', header: t('tutar'), cell: ({ tutar }) => <MoneyText tutar={tutar} />, align: 'right', sortable: true, width: 110, hideBelow: 'md' },
    { id: 'kalan', header: t('kalan'), cell: ({ kalan }) => <MoneyText tutar={kalan} fw={600} />, align: 'right', width: 110 },
    {
      id: 'tahsil',
      header: '',
      cell: (taksit) =>
        taksit.kalan > 0 && (
          <TahsilEt ad={taksit.adSoyad} onPress={() => tahsilat.open(taksit.satisID, { id: taksit.musteriID, adSoyad: taksit.adSoyad }, taksit.kalan)} />
        ),
      align: 'right',
      width: 120,
    },
  ];

  return (
    <>
      <PageHeader title={t('baslik')}>
        <ExcelButton call={taksitCalls.list} list={list} />
      </PageHeader>
      {!list.error && (
        <Figures mb="md" isStale={list.isFetching}>
          {TOPLAMLAR.map((ad) => (
            <Figure key={ad} label={t(`durum.${ad}`)} note={list.answer ? t('adet', { count: list.answer[ad].adet }) : '\u00a0'}>
              {list.answer && <MoneyText tutar={list.answer[ad].tutar} />}
            </Figure>
          ))}
        </Figures>
      )}
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={can(satisCalls.get.yetki) ? ({ satisID }) => void navigate(paths.satis(satisID)) : undefined}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <SelectField<TaksitGorunumu>
              aria-label={t('hangi')}
              w={205}
              data={TAKSIT_GORUNUMLERI.map((ad) => ({ value: ad, label: t(`gorunum.${ad}`) }))}
              value={durum as TaksitGorunumu}
              onChange={(ad) => ad && list.set({ durum: ad })}
            />
            <PeriodSelect value={{ baslangicTarihi, bitisTarihi }} orAlways onChange={(aralik) => list.set(aralik)} />
          </>
        }
        empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
      />
      {tahsilat.panel}
    </>
  );
}

function Durum({ taksit: { durum, gecikenGun } }: { taksit: TaksitSatiri }) {
  const { t } = useTranslation('taksit');
  return (
    <Group gap={8} wrap="nowrap">
      <TaksitDurumBadge durum={durum} />
      {gecikenGun > 0 && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {t('gun', { count: gecikenGun })}
        </Text>
      )}
    </Group>
  );
}

function TahsilEt({ ad, onPress }: { ad: string; onPress: () => void }) {
  const { t } = useTranslation('taksit');
  return (
    <YetkiButton yetki={satisCalls.tahsilat.yetki} variant="light" size="compact-sm" leftSection={<WalletIcon size={16} />} aria-label={t('tahsilEtOf', { ad })} onClick={onPress}>
      {t('tahsilEt')}
    </YetkiButton>
  );
}
