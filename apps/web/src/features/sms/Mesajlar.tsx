import { MESAJ_DURUMLARI, type Mesaj, type MesajDurumu, smsCalls } from '@defter/contract/sms.ts';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { useList } from '../../app/data/use-list.ts';
import { paths } from '../../app/routing/paths.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatZaman } from '../../ui/format.ts';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';
import { useHataMetni } from './hata-metni.ts';

const TONLAR = { bekliyor: 'amber', gonderildi: 'blue', iletildi: 'green', iletilemedi: 'red', hatali: 'red', tutuldu: 'gray', vazgecildi: 'gray' } as const satisfies Record<MesajDurumu, string>;

/** Every message of the business with its outcome, and the next step for those that did not arrive. */
export function Mesajlar() {
  const { t } = useTranslation('sms');
  const hataMetni = useHataMetni();
  const list = useList(smsCalls.mesajlar, {
    filtre: { durum: null as string | null, gonderimID: null as number | null, baslangicTarihi: null as string | null, bitisTarihi: null as string | null },
  });
  const { durum, baslangicTarihi, bitisTarihi } = list.filter;
  const columns: Column<Mesaj>[] = [
    {
      id: 'kime',
      header: t('rapor.kime'),
      primary: true,
      width: 220,
      cell: ({ musteriID, adSoyad, telefon }) => (
        <Stack gap={0}>
          {musteriID === null ? (
            <Text span>{adSoyad}</Text>
          ) : (
            <YetkiLink to={paths.musteri(musteriID)}>
              {adSoyad}
            </YetkiLink>
          )}
          <PhoneText telefon={telefon} whatsapp={false} />
        </Stack>
      ),
    },
    { id: 'mesaj', header: t('rapor.mesaj'), hideBelow: 'md', cell: ({ mesaj }) => <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>{mesaj}</Text> },
    { id: 'zaman', header: t('rapor.zaman'), width: 150, cell: ({ gonderimZamani, zaman }) => formatZaman(gonderimZamani ?? zaman) },
    {
      id: 'durum',
      header: t('rapor.durum'),
      width: 260,
      cell: ({ durum: own, hata, saglayici }) => (
        <Stack gap={2} align="flex-start">
          <StatusBadge tone={TONLAR[own]} label={t(`rapor.durumlar.${own}`)} />
          {hata !== null && (
            <Text size="sm" c="dimmed">
              {hataMetni(saglayici, hata)}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'kredi', header: t('rapor.kredi'), width: 80, align: 'right', hideBelow: 'sm', cell: ({ kredi }) => (kredi > 0 ? kredi : '') },
  ];
  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      label={t('rapor.mesajlar')}
      searchPlaceholder={t('rapor.ara')}
      filters={
        <>
          <SelectField<MesajDurumu>
            aria-label={t('rapor.durum')}
            w={180}
            clearable
            placeholder={t('rapor.hepsi')}
            data={MESAJ_DURUMLARI.map((value) => ({ value, label: t(`rapor.durumlar.${value}`) }))}
            value={durum as MesajDurumu | null}
            onChange={(value) => list.set({ durum: value })}
          />
          <PeriodSelect value={{ baslangicTarihi, bitisTarihi }} orAlways onChange={(period) => list.set(period)} />
          <ExcelButton call={smsCalls.mesajlar} list={list} />
        </>
      }
      empty={{ title: t('rapor.bos'), text: t('rapor.bosMetin') }}
    />
  );
}
