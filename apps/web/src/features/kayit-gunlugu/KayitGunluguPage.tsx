import type { KayitIslemi, KayitMenusu } from '@defter/contract/call.ts';
import { kayitGunluguCalls, type KayitSatiri } from '@defter/contract/kayit-gunlugu.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KayitIcerigi } from '../../app/gecmis/KayitIcerigi.tsx';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatZaman } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useToday } from '../../ui/today.ts';

/** The record log: person, act, time and place. The filters are in the address. */
export function KayitGunluguPage() {
  const { t } = useTranslation('kayitGunlugu');
  const bugun = useToday();
  const { can } = useYetki();
  const bos = null as number | null;
  const list = useList(kayitGunluguCalls.list, { filtre: { baslangic: bugun, bitis: bugun, personelID: bos, menuID: bos, islemID: bos } });
  const kisiler = useCall(personelCalls.list, { query: { sayfaBoyutu: 500 } }, { enabled: can(personelCalls.list.yetki) });
  const menuler = useCall(kayitGunluguCalls.menuler, {}, { staleTime: Infinity });
  const islemler = useCall(kayitGunluguCalls.islemler, {}, { staleTime: Infinity });
  const { baslangic, bitis, personelID, menuID, islemID } = list.filter;

  const columns: Column<KayitSatiri>[] = [
    { id: 'zaman', header: t('sutun.zaman'), width: 150, cell: ({ zaman }) => <Text span size="sm" className="tabular" style={{ whiteSpace: 'nowrap' }}>{formatZaman(zaman)}</Text> },
    { id: 'islem', header: t('sutun.islem'), primary: true, cell: (kayit) => <KayitIcerigi kayit={kayit} /> },
    {
      id: 'yer',
      header: t('sutun.yer'),
      width: 280,
      cell: ({ ip, cihaz }) => (
        <Text span size="sm">
          {cihaz}{' '}
          <Text span size="sm" c="dimmed" className="tabular">
            {ip}
          </Text>
        </Text>
      ),
    },
  ];

  return (
    <>
      <PageHeader title={t('baslik')} />
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <>
            <PeriodSelect
              value={{ baslangicTarihi: baslangic, bitisTarihi: bitis }}
              onChange={(aralik) => list.set({ baslangic: aralik.baslangicTarihi, bitis: aralik.bitisTarihi })}
            />
            {can(personelCalls.list.yetki) && (
              <SelectField
                aria-label={t('filtre.personel')}
                placeholder={t('filtre.personel')}
                w={170}
                clearable
                data={(kisiler.data?.liste ?? []).map(({ id, adSoyad }) => ({ value: id, label: adSoyad }))}
                value={personelID}
                onChange={(id) => list.set({ personelID: id })}
              />
            )}
            <SelectField
              aria-label={t('filtre.menu')}
              placeholder={t('filtre.menu')}
              w={160}
              clearable
              data={(menuler.data?.liste ?? []).map(({ id, adi }) => ({ value: id, label: t(`menu.${adi as KayitMenusu}`) }))}
              value={menuID}
              onChange={(id) => list.set({ menuID: id })}
            />
            <SelectField
              aria-label={t('filtre.islem')}
              placeholder={t('filtre.islem')}
              w={160}
              clearable
              data={(islemler.data?.liste ?? []).map(({ id, adi }) => ({ value: id, label: t(`islem.${adi as KayitIslemi}`) }))}
              value={islemID}
              onChange={(id) => list.set({ islemID: id })}
            />
          </>
        }
        empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }}
      />
    </>
  );
}
