import { type AltUrunHareketi, altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';
import { useCall } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { formatMiktar, formatYuzde } from '../../ui/format.ts';

/** The sales of a product. */
export function HareketlerSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const { can } = useYetki();
  const list = useList(altUrunCalls.hareketler, {
    params: { id: altUrun.id },
    sirala: '-tarih',
    filtre: { baslangicTarihi: null as string | null, bitisTarihi: null as string | null },
  });
  const columns: Column<AltUrunHareketi>[] = [
    {
      id: 'tarih',
      header: t('tarih'),
      cell: ({ tarih, satisID }) => (
        <YetkiLink inherit to={paths.satis(satisID)} className="tabular">
          {formatTarih(tarih)}
        </YetkiLink>
      ),
      sortable: true,
      primary: true,
      width: 120,
    },
    {
      id: 'musteri',
      header: t('musteri'),
      cell: ({ musteriID, musteriAdi }) =>
        musteriID === null ? (
          t(can('musteriGoruntule') ? 'ortak:kapidan' : 'gizliMusteri')
        ) : (
          <YetkiLink inherit to={paths.musteri(musteriID)}>
            {musteriAdi}
          </YetkiLink>
        ),
    },
    { id: 'personel', header: t('personel'), cell: ({ personelAdi }) => personelAdi, hideBelow: 'md' },
    { id: 'adet', header: t('adet'), cell: ({ adet }) => <span className="tabular">{formatMiktar(adet)}</span>, align: 'right', sortable: true, width: 90 },
    { id: 'birimFiyat', header: t('birimFiyat'), cell: ({ birimFiyat }) => <MoneyText tutar={birimFiyat} />, align: 'right', width: 130, hideBelow: 'sm' },
    { id: 'kdv', header: t('kdv'), cell: ({ kdv }) => <span className="tabular">{formatYuzde(kdv)}</span>, align: 'right', width: 80, hideBelow: 'md' },
    { id: 'tutar', header: t('tutar'), cell: ({ tutar }) => <MoneyText tutar={tutar} />, align: 'right', sortable: true, width: 130 },
  ];
  const { baslangicTarihi, bitisTarihi } = list.filter;
  const { data: fiyatlar } = useCall(altUrunCalls.fiyatGecmisi, { params: { id: altUrun.id } }, { enabled: can(altUrunCalls.fiyatGecmisi.yetki) });
  // The day of the price that counts now; the price that it was entered with has none.
  const fiyatGunu = fiyatlar?.liste.find(({ durum }) => durum === 'gecerli')?.gecerlilik;

  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      label={t('sekme.hareketler')}
      searchPlaceholder={t('hareketAra')}
      filters={
        <>
          <DateField
            aria-label={t('ortak:donem.ilkGun')}
            w={150}
            value={baslangicTarihi}
            onDay={(gun) => list.set({ baslangicTarihi: gun })}
            onChange={(gun) => gun === null && list.set({ baslangicTarihi: null })}
          />
          <DateField
            aria-label={t('ortak:donem.sonGun')}
            w={150}
            value={bitisTarihi}
            onDay={(gun) => list.set({ bitisTarihi: gun })}
            onChange={(gun) => gun === null && list.set({ bitisTarihi: null })}
          />
          {fiyatGunu && (
            <Button
              variant={baslangicTarihi === fiyatGunu && bitisTarihi === null ? 'light' : 'default'}
              aria-pressed={baslangicTarihi === fiyatGunu && bitisTarihi === null}
              onClick={() => list.set({ baslangicTarihi: fiyatGunu, bitisTarihi: null })}
            >
              {t('sonFiyattanBeri', { tarih: formatTarih(fiyatGunu) })}
            </Button>
          )}
        </>
      }
      empty={{ title: t('hareketYok.baslik'), text: t('hareketYok.aciklama') }}
    />
  );
}
