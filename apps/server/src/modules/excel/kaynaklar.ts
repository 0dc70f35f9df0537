import type { AnyCall } from '@defter/contract/call.ts';
import type { ExportTipi } from '@defter/contract/excel.ts';
import tr from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import { musteriCalls } from '@defter/contract/musteri.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JsonOf, RawJson } from '../../platform/http/reply.ts';
import type { ColumnKind } from '../../platform/xlsx/write-xlsx.ts';
import { listMusteriler } from '../musteri/list-musteriler.ts';
import { listAltUrunler } from '../urun/list-urunler.ts';

type Metinler = typeof tr;
export type SutunAdi = keyof Metinler['sutun'];
type Deger = keyof Metinler['deger'];

/** A column of a file: its title by name, and what its numbers or flags mean where they are not shown as they are. */
export type KaynakSutunu = { ad: SutunAdi; tur: ColumnKind; genislik: number; degerler?: Readonly<Record<string, Deger>> };

export type Kaynak = {
  /** The call whose list it is: its filters, its right, its contact data. */
  call: AnyCall;
  list: (context: Context<AnyCall>) => Promise<RawJson>;
  sutunlar: readonly KaynakSutunu[];
};

const evetHayir = { true: 'evet', false: 'hayir' } as const;

function kaynak<C extends AnyCall>(call: C, list: (context: Context<C>) => Promise<RawJson<JsonOf<C>>>, sutunlar: readonly KaynakSutunu[]): Kaynak {
  return { call, list: list as unknown as Kaynak['list'], sutunlar };
}

/** The lists that can be exported; each is what its screen shows. */
export const KAYNAKLAR: Record<ExportTipi, Kaynak> = {
  musteriler: kaynak(musteriCalls.list, listMusteriler, [
    { ad: 'dosyaNo', tur: 'metin', genislik: 12 },
    { ad: 'ad', tur: 'metin', genislik: 18 },
    { ad: 'soyad', tur: 'metin', genislik: 18 },
    { ad: 'telefon', tur: 'metin', genislik: 18 },
    { ad: 'email', tur: 'metin', genislik: 26 },
    { ad: 'cinsiyet', tur: 'metin', genislik: 10, degerler: { 0: 'erkek', 1: 'kadin' } },
    { ad: 'dogumTarihi', tur: 'tarih', genislik: 13 },
    { ad: 'grupAdi', tur: 'metin', genislik: 18 },
    { ad: 'bakiye', tur: 'tutar', genislik: 12 },
    { ad: 'kayitTarihi', tur: 'zaman', genislik: 17 },
    { ad: 'aktifMi', tur: 'metin', genislik: 8, degerler: evetHayir },
  ]),
  urunler: kaynak(urunCalls.listAltUrunler, listAltUrunler, [
    { ad: 'anaUrunAdi', tur: 'metin', genislik: 22 },
    { ad: 'adi', tur: 'metin', genislik: 34 },
    { ad: 'satisTipi', tur: 'metin', genislik: 10, degerler: { 0: 'urun', 1: 'hizmet' } },
    { ad: 'urunKod', tur: 'metin', genislik: 14 },
    { ad: 'barkod', tur: 'metin', genislik: 16 },
    { ad: 'birimAdi', tur: 'metin', genislik: 10 },
    { ad: 'fiyat', tur: 'tutar', genislik: 12 },
    { ad: 'fiyat2', tur: 'tutar', genislik: 12 },
    { ad: 'maliyet', tur: 'tutar', genislik: 12 },
    { ad: 'kdv', tur: 'sayi', genislik: 8 },
    { ad: 'urunSure', tur: 'sayi', genislik: 10 },
    { ad: 'satistaMi', tur: 'metin', genislik: 9, degerler: evetHayir },
  ]),
};
