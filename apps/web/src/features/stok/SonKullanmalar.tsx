import { type SonKullanma, stokCalls } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/data/use-list.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatMiktar, formatUzaklik } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useToday } from '../../ui/today.ts';

const GUNLER = [30, 60, 90, 180];
const ILK = 60;

/** The parts of deliveries that expire soon and are still in stock. */
export function SonKullanmalar() {
  const { t } = useTranslation('stok');
  const bugun = useToday();
  const list = useList(stokCalls.sonKullanma, { filtre: { gun: ILK } });
  const columns: Column<SonKullanma>[] = [
    { id: 'adi', header: t('urun'), cell: ({ adi }) => adi, primary: true },
    {
      id: 'sonKullanma',
      header: t('sonKullanma'),
      cell: ({ sonKullanma, gecti }) => <StatusBadge tone={gecti ? 'red' : 'amber'} label={`${formatTarih(sonKullanma)} · ${formatUzaklik(sonKullanma, bugun)}`} />,
      width: 240,
    },
    { id: 'lot', header: t('lot'), cell: ({ lot }) => lot, width: 140 },
    {
      id: 'kalan',
      header: t('kalanMiktar'),
      cell: ({ kalan, birimAdi }) => <span className="tabular">{`${formatMiktar(kalan)} ${birimAdi ?? ''}`}</span>,
      align: 'right',
      width: 130,
    },
    { id: 'deger', header: t('deger'), cell: ({ deger }) => deger !== null && <MoneyText tutar={deger} />, align: 'right', width: 130 },
  ];
  return (
    <>
      <PageHeader title={t('sonKullanmaBaslik')} aside={t('sonKullanmaAciklama')} />
      <DataTable<SonKullanma>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('sonKullanmaBaslik')}
        searchPlaceholder={t('ara')}
        filters={
          <SelectField
            aria-label={t('kacGun')}
            w={170}
            data={GUNLER.map((gun) => ({ value: gun, label: t('gunIcinde', { count: gun }) }))}
            value={list.filter.gun}
            onChange={(gun) => gun && list.set({ gun })}
          />
        }
        empty={{ title: t('sonKullanmaYok.baslik'), text: t('sonKullanmaYok.aciklama') }}
      />
    </>
  );
}
