import type { Randevu, RandevuBasligi } from '@defter/contract/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { formatGunKisa } from '../../ui/format.ts';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { adSoyadOf, isGizli } from './takvim-verisi.ts';
import type { RandevuListesi } from './use-randevu-listesi.ts';

type ListeGorunumuProps = { list: RandevuListesi; basliklar: readonly RandevuBasligi[]; onOpen: (id: number) => void };

/** The appointments of up to 31 days one below the other, earliest first. */
export function ListeGorunumu({ list, basliklar, onOpen }: ListeGorunumuProps) {
  const { t } = useTranslation(['takvim', 'randevu', 'ortak']);
  const { baslangicTarihi, bitisTarihi } = list.filter;
  const columns: Column<Randevu>[] = [
    {
      id: 'zaman',
      header: t('liste.zaman'),
      cell: ({ randevuTarihi, baslangicSaat, bitisSaat }) => (
        <span className="tabular">
          {formatTarih(randevuTarihi)} {formatGunKisa(randevuTarihi)} · {baslangicSaat}–{bitisSaat}
        </span>
      ),
      width: 230,
    },
    { id: 'musteri', header: t('randevu:musteri'), cell: (randevu) => <b style={{ fontWeight: 550 }}>{adSoyadOf(randevu)}</b>, primary: true },
    { id: 'telefon', header: t('liste.telefon'), cell: ({ telefon }) => telefon && <PhoneText telefon={telefon} />, hideBelow: 'md', width: 150 },
    {
      id: 'hizmetler',
      header: t('randevu:hizmetler'),
      cell: ({ hizmetler, randevuNotu }) => (
        <>
          <Text size="sm" lineClamp={1}>
            {hizmetler}
          </Text>
          {randevuNotu && (
            <Text size="sm" c="dimmed" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
              {randevuNotu}
            </Text>
          )}
        </>
      ),
    },
    { id: 'sutun', header: t('randevu:sutun'), cell: ({ randevuSutunBaslikID }) => basliklar.find(({ id }) => id === randevuSutunBaslikID)?.adi, hideBelow: 'md', width: 150 },
    { id: 'uygulayan', header: t('randevu:uygulayan'), cell: ({ uygulayanPersonelAdi }) => uygulayanPersonelAdi, hideBelow: 'md', width: 150 },
    { id: 'durum', header: t('liste.durum'), cell: ({ randevuDurumu }) => <RandevuDurumBadge durum={randevuDurumu} />, width: 130 },
  ];
  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      isDimmed={isGizli}
      label={t('randevu:baslik')}
      searchPlaceholder={t('liste.ara')}
      filters={
        <PeriodSelect
          value={{ baslangicTarihi, bitisTarihi }}
          onChange={list.set}
        />
      }
      empty={{ title: t('liste.bos'), text: t('liste.bosAciklama') }}
    />
  );
}
