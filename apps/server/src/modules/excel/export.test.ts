import { excelCalls } from '@defter/contract/excel.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { meaningOf } from '@defter/contract/meaning.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import metinler from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import { EXPORT_TIPLERI } from '@defter/contract/excel-sutunu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { buildTanim } from '../../../test/build-tanim.ts';
import { SUZMEYEN } from './suzgec.ts';
import { readListe } from '../../../test/read-liste.ts';
import { useServer } from '../../../test/server.ts';
import { RawJson } from '../../platform/http/reply.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

/** The rows of the workbook, as a spreadsheet reads them. */
async function readExport(query: object, jeton = bayi.jeton): Promise<unknown[][]> {
  const answer = await server.mustSend(excelCalls.export, { query }, { jeton });
  return (await readListe(answer.dosya!)).satirlar;
}
/** What stands above the heading. */
const readBas = async (query: object): Promise<unknown[][]> => (await readListe((await server.mustSend(excelCalls.export, { query }, { jeton: bayi.jeton })).dosya!)).bas;

it('names the unpaid part of sales in the report by payment method', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  await buildSatis(server, bayi, { altUrunID, odemeler: [{ odemeSekliID: 1, tutar: 30 }] });
  const satirlar = await readExport({ tip: 'odeme-turune-gore-satis-raporu' });
  expect(satirlar.map(([ad]) => ad)).toEqual(expect.arrayContaining(['Nakit', 'Ödenmeyen']));
});

it('gives customers with real numbers, dates and texts, headed in the language of the panel', async () => {
  const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağlar & <Öz>', dosyaNo: '0012' });
  await server.send(musteriCalls.update, { body: { musteri: { id, ad: 'Işıl', soyad: 'Çağlar & <Öz>', dosyaNo: '0012', dogumTarihi: '1990-05-03', cinsiyet: 1 } } }, { jeton: bayi.jeton });
  await buildSatis(server, bayi, { musteriID: id });
  const [head, row] = await readExport({ tip: 'musteriler' });
  expect(head).toEqual(['Dosya no', 'Ad', 'Soyad', 'Telefon', 'E-posta', 'Cinsiyet', 'Doğum tarihi', 'Grup', 'Bakiye', 'Kayıt tarihi', 'Aktif']);
  expect(row?.slice(0, 4)).toEqual(['0012', 'Işıl', 'Çağlar & <Öz>', telefon]);
  expect(row?.slice(5, 7)).toEqual(['Kadın', new Date('1990-05-03')]);
  expect(row?.[8]).toBe(100);
  expect(row?.[9]).toBeInstanceOf(Date);
  expect((await readExport({ tip: 'musteriler', dil: 'en' }))[0]?.[1]).toBe('First name');
});

it('keeps the filters and the order of the screen', async () => {
  const { id } = await buildMusteri(server, bayi, { ad: 'Zeynep' });
  await buildMusteri(server, bayi, { ad: 'Ayşe' });
  await buildMusteri(server, bayi, { ad: 'Ali' });
  await server.send(musteriCalls.remove, { body: { id } }, { jeton: bayi.jeton });
  const names = async (query: object) => (await readExport({ tip: 'musteriler', ...query })).slice(1).map((row) => row[1]);
  expect(await names({ sirala: '-ad', durum: 'aktif' })).toEqual(['Ayşe', 'Ali']);
  expect(await names({ durum: 'pasif' })).toEqual(['Zeynep']);
  expect(await names({ ara: 'ayse', durum: 'tumu', grupID: '' })).toEqual(['Ayşe']);
  expect(await server.send(excelCalls.export, { query: { tip: 'musteriler', durum: 'yok' } }, { jeton: bayi.jeton })).toMatchObject({
    status: 422, alanlar: { durum: 'secimGecersiz' },
  });
});

it('says so where a list is longer than a sheet may be', async () => {
  const { lists } = server.platform;
  const kasa = lists.get('kasa')!;
  const countOf = (toplamKayit: number) => lists.set('kasa', { ...kasa, list: async () => new RawJson({ kasa: '[]', toplamKayit: String(toplamKayit) }) });
  try {
    countOf(1_048_577);
    expect(await server.send(excelCalls.export, { query: { tip: 'kasa' } }, { jeton: bayi.jeton })).toMatchObject({ status: 422, message: 'excelCokSatir' });
    countOf(1_048_000);
    expect((await readExport({ tip: 'kasa' }))[0]?.[0]).toBe('Tarih');
  } finally {
    lists.set('kasa', kasa);
  }
});

it('gives the catalogue', async () => {
  const { id: anaUrunID } = await buildAnaUrun(server, bayi, { adi: 'Cilt' });
  const { id: birimID } = await buildTanim(server, bayi, 'birim', { adi: 'Bidon' });
  const bakim = { adi: 'Bakım', fiyat: 1250.5, fiyat2: 1100, maliyet: 80, kdv: 20, urunKod: '007', barkod: '0869', urunSure: 45, birimID };
  await server.send(urunCalls.createAltUrun, { body: { ...bakim, anaUrunID } }, { jeton: bayi.jeton });
  await buildAltUrun(server, bayi, { adi: 'Başka' });
  expect(await readExport({ tip: 'urunler', anaUrunID })).toEqual([
    ['Grup', 'Ad', 'Türü', 'Kod', 'Barkod', 'Birim', 'Fiyat', 'İkinci fiyat', 'Maliyet', 'KDV %', 'Süre (dk)', 'Satışta'],
    ['Cilt', 'Bakım', 'Hizmet', '007', '0869', 'Bidon', 1250.5, 1100, 80, 20, 45, 'Evet'],
  ]);
});

it('gives sales and the till for the days that the screen shows', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Zeynep', soyad: 'Ak' });
  await buildSatis(server, bayi, { musteriID });
  const sales = await readExport({ tip: 'satislar', sirala: '-tarih' });
  expect(sales[0]).toEqual(['Tarih', 'Müşteri', 'Hizmetler', 'Tutar', 'Alınan', 'Kalan', 'Açıklama', 'İptal']);
  expect(sales[1]?.slice(1, 6)).toEqual(['Zeynep Ak', expect.any(String), 100, 0, 100]);
  expect(await readExport({ tip: 'satislar', bitisTarihi: '2000-01-01' })).toHaveLength(1);

  await server.send(kasaCalls.create, { body: { gelirMi: false, tutar: 25.5, odemeSekliID: 1, aciklama: 'Çay' } }, { jeton: bayi.jeton });
  await server.send(kasaCalls.create, { body: { gelirMi: true, tutar: 10, odemeSekliID: 1 } }, { jeton: bayi.jeton });
  const [head, ...rows] = await readExport({ tip: 'kasa', gelirMi: false });
  expect(head).toEqual(['Tarih', 'Gelir', 'Gider', 'Ödeme şekli', 'Kategori', 'Alt kategori', 'Personel', 'Müşteri', 'Açıklama', 'İptal']);
  expect(rows.map((row) => [row[1], row[2], row[8], row[9]])).toEqual([[0, 25.5, 'Çay', 'Hayır']]);
});

it('has the columns that are wanted, each once and in their order, and refuses those that the list does not have', async () => {
  await buildMusteri(server, bayi, { ad: 'Zeynep', soyad: 'Ak' });
  expect(await readExport({ tip: 'musteriler', sutunlar: 'soyad,ad,soyad' })).toEqual([['Soyad', 'Ad'], ['Ak', 'Zeynep']]);
  expect((await readExport({ tip: 'kasa-analiz-raporu', sutunlar: 'net,tarih' })).at(0)).toEqual(['Net', 'Tarih']);
  for (const sutunlar of ['parola', 'ad,', 'ad,arama', '__proto__']) {
    expect(await server.send(excelCalls.export, { query: { tip: 'musteriler', sutunlar } as never }, { jeton: bayi.jeton }), sutunlar).toMatchObject({ status: 422, alanlar: { sutunlar: 'secimGecersiz' } });
  }
  expect((await readExport({ tip: 'musteriler', sutunlar: '' })).at(0)!.length).toBeGreaterThan(5);
});

it('refuses days that end before they begin, as the list itself does', async () => {
  for (const tip of ['kasa', 'satislar', 'kasa-analiz-raporu']) {
    const query = { tip, baslangicTarihi: '2026-11-25', bitisTarihi: '2026-11-24' } as never;
    expect(await server.send(excelCalls.export, { query }, { jeton: bayi.jeton }), tip).toMatchObject({ status: 422, alanlar: { bitisTarihi: 'bitisOnce' } });
  }
});

it('asks for the right of the list itself, and refuses types that have no list yet', async () => {
  const kisi = await buildPersonel(server, bayi, ['excelAktar', 'musteriGoruntule']);
  for (const tip of ['satislar', 'kasa']) {
    expect(await server.send(excelCalls.export, { query: { tip } as never }, { jeton: kisi.jeton })).toMatchObject({ status: 403 });
  }
  expect(await server.send(excelCalls.export, { query: { tip: 'faturalar' } as never }, { jeton: bayi.jeton })).toMatchObject({ status: 422, alanlar: { tip: 'secimGecersiz' } });
});

it('runs no formula that somebody has put into a name', async () => {
  await buildMusteri(server, bayi, { ad: '=HYPERLINK("http://kotu.test")', soyad: '@SUM(1)' });
  const answer = await server.send(excelCalls.export, { query: { tip: 'musteriler' } }, { jeton: bayi.jeton });
  const [, row] = (await readListe(answer.dosya!)).satirlar;
  expect(row?.slice(1, 3)).toEqual(['=HYPERLINK("http://kotu.test")', '@SUM(1)']);
});

it('shows no phone to somebody who may not see it, is for those with the right, and is written down', async () => {
  const telefon = buildTelefon();
  await buildMusteri(server, bayi, { telefon });
  const kisi = await buildPersonel(server, bayi, ['excelAktar', 'musteriGoruntule']);
  const [, row] = await readExport({ tip: 'musteriler' }, kisi.jeton);
  expect(JSON.stringify(row)).not.toContain(telefon.slice(4, 10));
  const without = await buildPersonel(server, bayi, ['excelAktar']);
  expect(await server.send(excelCalls.export, { query: { tip: 'musteriler' } }, { jeton: without.jeton })).toMatchObject({ status: 403 });
  expect(await server.rows(`select menu, islem, aciklama from kayit_gunlugu where personel_id = ${kisi.personelID}`)).toEqual([
    { menu: 'excel', islem: 'disaAktarma', aciklama: 'Müşteriler: 1' },
  ]);
});

it('reads a long list page by page', async () => {
  await server.rows(`insert into musteri (bayi_id, ad, soyad, arama) select ${bayi.bayiID}, 'Ad ' || i, 'Soyad', '' from generate_series(1, 12000) i`);
  const rows = await readExport({ tip: 'musteriler' });
  expect(new Set(rows.map((row) => row[1])).size).toBe(12_001);
});

describe('above the heading', () => {
  it('says what the list is, whose, when it was read, and every filter in words', async () => {
    const { personelID } = await buildPersonel(server, bayi, [], { ad: 'Elif' });
    const [firma] = await server.rows<{ firma_adi: string }>(`select firma_adi from bayi where id = ${bayi.bayiID}`);
    const bas = await readBas({ tip: 'satislar', personelID, durum: 'tumu', borcluMu: true, satisTuru: 'P', baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-25', sayfa: 2, sayfaBoyutu: 1, sirala: '-tarih', ara: '=1+1' });
    expect(bas.slice(0, 3)).toEqual([['Satışlar'], ['Salon', firma!.firma_adi], ['Okunma zamanı', expect.any(Date)]]);
    expect(bas.slice(4)).toEqual([
      ['Aranan', '=1+1'],
      ['Başlangıç', new Date('2026-11-01')],
      ['Bitiş', new Date('2026-11-25')],
      ['Personel', 'Elif Test'],
      ['Borçlu', 'Evet'],
      ['Satış türü', 'Paket'],
    ]);
  });

  it('names lists of ids, and tells the days that a report has chosen', async () => {
    const { liste } = await server.mustSend(gelenAramaCalls.list, { query: {} }, { jeton: bayi.jeton });
    expect(liste).toEqual([]);
    expect((await readBas({ tip: 'aramalar', sonuclar: '2,3', aramaYonu: false, gorunum: 'aranacak' })).slice(4)).toEqual([
      ['Yön', 'Giden'], ['Sonuç', expect.stringMatching(/^\D+, \D+$/)], ['Görünüm', 'Aranacak'],
    ]);
    expect((await readBas({ tip: 'satis-raporu' })).slice(4, 6)).toEqual([['Başlangıç', new Date('2026-11-01')], ['Bitiş', new Date('2026-11-30')]]);
  });

  it('names no record of another business', async () => {
    const other = await buildBayi(server);
    const { id } = await buildMusteri(server, other, { ad: 'Gizli' });
    expect(JSON.stringify(await readBas({ tip: 'satislar', musteriID: id }))).not.toContain('Gizli');
  });

  it.each([...EXPORT_TIPLERI])('has words for every filter of %s', (tip) => {
    const { call } = server.platform.lists.get(tip)!;
    for (const [ad, schema] of Object.entries(call.query.shape)) {
      if (SUZMEYEN.has(ad)) continue;
      expect(Object.keys(metinler.suzgec)).toContain(ad);
      const { tur } = meaningOf(schema) ?? {};
      const sozler = Object.keys(metinler.secim);
      if (tur === 'secim') for (const deger of choicesOf(schema)) expect(sozler.some((soz) => soz === deger || soz === `${ad}.${deger}`), `${ad} ${deger}`).toBe(true);
      if (ad.endsWith('ID') && !['gonderimID', 'satisID'].includes(ad)) expect(tur).toBe(['turID', 'firmaTipiID'].includes(ad) ? 'secim' : 'kayit');
    }
  });
});

describe('a long file', () => {
  it('is of one moment, whatever is saved while it is taken', async () => {
    await server.rows(`insert into musteri (bayi_id, ad, soyad, arama) select ${bayi.bayiID}, 'Ad ' || i, 'Soyad', '' from generate_series(1, 11000) i`);
    const url = await listen();
    const answer = await fetch(`${url}/api/export?tip=musteriler`, { headers: { authorization: `Bearer ${bayi.jeton}` } });
    await server.rows(`insert into musteri (bayi_id, ad, soyad, arama) select ${bayi.bayiID}, 'Sonra ' || i, 'Soyad', '' from generate_series(1, 100) i`);
    const rows = (await readListe(new Uint8Array(await answer.arrayBuffer()))).satirlar;
    expect(rows).toHaveLength(1 + 11_000);
    expect(JSON.stringify(rows)).not.toContain('Sonra');
  });

  it('is read no further when nobody takes it any more, which the record log tells', async () => {
    await server.rows(`insert into musteri (bayi_id, ad, soyad, arama) select ${bayi.bayiID}, md5(i::text) || md5((i + 1)::text), md5((i * 7)::text), '' from generate_series(1, 60000) i`);
    const url = await listen();
    const gone = new AbortController();
    const answer = await fetch(`${url}/api/export?tip=musteriler`, { headers: { authorization: `Bearer ${bayi.jeton}` }, signal: gone.signal });
    expect(answer.status).toBe(200);
    gone.abort();
    const told = await vi.waitFor(async () => {
      const rows = await server.rows<{ aciklama: string }>(`select aciklama from kayit_gunlugu where bayi_id = ${bayi.bayiID} and menu = 'excel'`);
      expect(rows).toHaveLength(1);
      return rows[0]!.aciklama;
    }, 20_000);
    expect(told).toMatch(/yarıda kaldı/);
    expect(Number(/Müşteriler: (\d+)/.exec(told)![1])).toBeLessThan(60_000);
    // Its place is free again.
    expect((await readExport({ tip: 'kasa' })).length).toBe(1);
  });
});

const listen = async (): Promise<string> => (server.app.server.listening ? `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}` : server.app.listen({ port: 0, host: '127.0.0.1' }));

/** The words that a choice may be. */
function choicesOf(schema: unknown): string[] {
  const { type, innerType, entries } = (schema as { _zod: { def: { type: string; innerType?: unknown; entries?: object } } })._zod.def;
  if (innerType) return choicesOf(innerType);
  return type === 'enum' ? Object.values(entries!) : [];
}
