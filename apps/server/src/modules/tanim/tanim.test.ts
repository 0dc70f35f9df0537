import { readFile } from 'node:fs/promises';
import { NAKIT_ID, TANIM_TURLERI, tanimCalls, tanimOf, tanimTuruCalls, type TanimTuru } from '@defter/contract/tanim.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { buildTanim } from '../../../test/build-tanim.ts';
import { useServer } from '../../../test/server.ts';
import { KULLANANLAR, neredeOf } from './kullananlar.ts';
import { columnName } from '../../platform/degisim.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const { birim, hastaTuru, kategori, kurum, altKurum, altKategori, meslek, musteriGrubu, odemeSekli, ozelDurum, taksitPlani, uyruk } = tanimTuruCalls;
const get = <C extends Parameters<typeof server.send>[0]>(call: C, query: object = {}, params: object = {}) =>
  server.send(call, { query, params } as never, { jeton: bayi.jeton });
const send = (call: Parameters<typeof server.send>[0], body: object, jeton = bayi.jeton) => server.send(call, { body }, { jeton });
const adlar = (liste: readonly { adi: string }[]) => liste.map(({ adi }) => adi);

describe('a new business', () => {
  it('finds its lists filled, and all of them in one answer', async () => {
    const { tanimlar } = await get(tanimCalls.hepsi);
    expect(Object.keys(tanimlar)).toEqual(TANIM_TURLERI);
    const begunEmpty = TANIM_TURLERI.filter((tur) => tanimlar[tur].length === 0);
    expect(begunEmpty).toEqual(['kurum', 'altKurum', 'tedarikci']);
    expect(tanimlar.neredenDuydunuz[0]).toEqual({ id: 1, surum: 1, bayiID: bayi.bayiID, adi: 'Instagram', aktifMi: true });
    expect(tanimlar.taksitPlani.at(-1)).toEqual({ id: 9, surum: 1, adi: '12 Taksit', taksitSayisi: 12, aktifMi: true });
    expect(tanimlar.hastaTuru.find(({ adi }) => adi === 'Personel')).toMatchObject({ iskonto: 20, aktifMi: true });
    expect(tanimlar.uyruk[0]).toEqual({ id: 1, kod: 'TR', adi: 'Türkiye' });
    expect(tanimlar.altKategori[0]).toEqual({ id: 1, surum: 1, kategoriID: 1, adi: 'Hizmet satışı', aktifMi: true });
  });

  it('finds there what the list of each kind tells', async () => {
    const { tanimlar } = await get(tanimCalls.hepsi);
    for (const tur of TANIM_TURLERI.filter((ad) => !tanimOf(ad).ust)) {
      expect(await get(tanimOf(tur).calls.list), tur).toMatchObject({ liste: tanimlar[tur], toplamKayit: tanimlar[tur].length });
    }
  });
});

describe('a list', () => {
  it('comes whole, or a page at a time, narrowed and searched without regard to dots', async () => {
    const own = await buildBayi(server);
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = 2', [own.bayiID]);
    const names = async (query: object) => {
      const { liste, toplamKayit } = await server.send(odemeSekli.list, { query }, { jeton: own.jeton });
      return { adlar: adlar(liste), toplamKayit };
    };
    expect((await names({})).adlar).toHaveLength(14);
    expect(await names({ sayfaBoyutu: 3 })).toEqual({ adlar: ['Nakit', 'Kredi kartı', 'Banka kartı'], toplamKayit: 14 });
    expect((await names({ satistaGoster: true, aktifMi: true, sayfaBoyutu: 3 })).adlar).toEqual(['Nakit', 'Banka kartı', 'Havale / EFT']);
    expect(await names({ aktifMi: false })).toEqual({ adlar: ['Kredi kartı'], toplamKayit: 1 });
    expect(await names({ ara: 'KARTI' })).toEqual({ adlar: ['Kredi kartı', 'Banka kartı'], toplamKayit: 2 });
    expect((await names({ sirala: 'adi', sayfaBoyutu: 3 })).adlar).toEqual(['Açık hesap (cari)', 'Banka kartı', 'Çek']);
  });

  it('of a kind below another is that of the entry above, and of none it is not found', async () => {
    const { liste } = await get(altKategori.list, {}, { kategoriID: 1 });
    expect(adlar(liste)).toEqual(['Hizmet satışı', 'Ürün satışı', 'Paket satışı', 'Taksit tahsilatı', 'Kapora / ön ödeme', 'Cari tahsilat']);
    expect((await get(altKategori.list, {}, { kategoriID: 999_999 })).status).toBe(404);
    expect(adlar((await get(kategori.list, { gelirMi: true })).liste)).toEqual(['Satış gelirleri', 'Diğer gelirler']);
  });

  it('is found whatever the case of its address, as the specification writes it', async () => {
    for (const path of ['/Genel/gorusme-sekilleri', '/NeredenDuydunuz', '/Kategori/1/Alt-Kategoriler']) {
      const reply = await server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${bayi.jeton}` } });
      expect(reply.statusCode, path).toBe(200);
    }
  });
});

describe('an entry', () => {
  it('is added, changed and removed', async () => {
    const { id } = await buildTanim(server, bayi, 'kurum', { adi: 'Örnek Banka', iskonto: 12.5 });
    const sube = await buildTanim(server, bayi, 'altKurum', { adi: 'Merkez', anlasmaliKurumID: id });
    expect((await get(altKurum.list, {}, { kurumID: id })).liste).toEqual([{ id: sube.id, surum: 1, adi: 'Merkez', anlasmaliKurumID: id, aktifMi: true }]);
    expect(await send(kurum.update, { id, adi: 'Banka', iskonto: 5, aktifMi: false })).toMatchObject({ status: 200, id });
    expect((await get(kurum.list, { aktifMi: false })).liste).toEqual([{ id, surum: 2, adi: 'Banka', iskonto: 5, aktifMi: false }]);
    expect((await send(altKurum.remove, { id: sube.id })).status).toBe(200);
    expect((await send(kurum.remove, { id })).status).toBe(200);
    expect((await send(kurum.remove, { id })).status).toBe(404);
    expect((await send(kurum.update, { id, adi: 'Gitti' })).status).toBe(404);
  });

  it('keeps every field of a payment method, and nests the outcome where the specification does', async () => {
    const alanlar = { satistaGoster: false, iskontoMu: true, personelHarcamasiMi: true, puanOdemesiMi: true, odemeKatsayi: 1.25, taksitSayisi: 6, aktifMi: false };
    const { id, response } = await send(odemeSekli.create, { adi: 'Kupon', ...alanlar }) as never as { id: number; response: object };
    expect(response).toEqual({ success: true, message: 'kayitBasarili' });
    expect((await get(odemeSekli.list, { aktifMi: false })).liste).toEqual([{ id, surum: 1, adi: 'Kupon', ...alanlar }]);
    expect(await send(ozelDurum.remove, { id: 999_999 })).toMatchObject({ status: 404, response: { success: false, message: 'bulunamadi' } });
    expect(await send(meslek.create, { adi: 'Ebe' })).not.toHaveProperty('response');
  });

  it('takes the defaults of the specification, and within its limits', async () => {
    const { id } = await buildTanim(server, bayi, 'taksitPlani', { adi: 'Esnek' });
    expect((await get(taksitPlani.list, { ara: 'esnek' })).liste).toEqual([{ id, surum: 1, adi: 'Esnek', taksitSayisi: 1, aktifMi: true }]);
    expect(await send(kurum.create, { adi: '', iskonto: 101 })).toMatchObject({ status: 422, alanlar: { adi: 'zorunluAlan', iskonto: 'iskonto100' } });
    expect(await send(taksitPlani.create, { adi: 'Sonsuz', taksitSayisi: 61 })).toMatchObject({ status: 422, alanlar: { taksitSayisi: 'sayiGecersiz' } });
  });

  it('leaves alone what the specification does not send', async () => {
    const gider = await buildTanim(server, bayi, 'kategori', { adi: 'Eğitim', gelirMi: false });
    await send(kategori.update, { id: gider.id, adi: 'Eğitimler', aktifMi: true });
    expect((await get(kategori.list, { ara: 'eğitimler' })).liste).toEqual([{ id: gider.id, surum: 2, adi: 'Eğitimler', gelirMi: false, aktifMi: true }]);
    const tur = await buildTanim(server, bayi, 'hastaTuru', { adi: 'Sporcu', aktifMi: false });
    await send(hastaTuru.update, { id: tur.id, adi: 'Sporcu', iskonto: 15 });
    expect((await get(hastaTuru.list, { aktifMi: false })).liste).toEqual([{ id: tur.id, surum: 2, adi: 'Sporcu', iskonto: 15, aktifMi: false }]);
  });

  it('has its name once in a kind, however it is written; below another entry, once below that', async () => {
    await buildTanim(server, bayi, 'meslek', { adi: 'Hâkim Yardımcısı' });
    expect(await send(meslek.create, { adi: 'HÂKİM  YARDIMCISI' })).toMatchObject({ status: 409, message: 'tanimAdiMukerrer' });
    for (const tur of TANIM_TURLERI.filter((ad) => tanimOf(ad).yetki)) {
      const ust = tanimOf(tur).ust;
      const ustu = ust ? { [ust.alan]: (await buildTanim(server, bayi, ust.tur as TanimTuru)).id } : {};
      await buildTanim(server, bayi, tur, { adi: 'İlk Işık', ...ustu });
      expect(await send(tanimOf(tur).calls.create!, { adi: 'ilk  ışık', ...ustu }), tur).toMatchObject({ status: 409, message: 'tanimAdiMukerrer' });
    }
    const bir = await buildTanim(server, bayi, 'altKurum', { adi: 'Şube' });
    expect(await buildTanim(server, bayi, 'altKurum', { adi: 'Şube' })).not.toEqual(bir);
  });

  it('is changed by PUT alone; customer groups, which have none, by their POST', async () => {
    const { id } = await buildTanim(server, bayi, 'meslek', { adi: 'Terzi' });
    expect(await send(meslek.create, { id, adi: 'Başka' })).toMatchObject({ status: 400, message: 'istekGecersiz' });
    const grup = await buildTanim(server, bayi, 'musteriGrubu', { adi: 'Sadık', iskonto: 5 });
    expect(await send(musteriGrubu.create, { id: grup.id, adi: 'En sadık', iskonto: 7 })).toMatchObject({ status: 200, id: grup.id });
    expect((await get(musteriGrubu.list, { ara: 'sadık' })).liste).toEqual([{ id: grup.id, surum: 2, adi: 'En sadık', iskonto: 7, ikinciFiyat: false, aktifMi: true }]);
  });
});

it('leaves in the record log what it was and what it is now', async () => {
  const own = await buildBayi(server);
  const { id } = await buildTanim(server, own, 'kurum', { adi: 'Eski ad', iskonto: 5 });
  await send(kurum.update, { id, adi: 'Yeni ad', iskonto: 5 }, own.jeton);
  const [kayit] = await server.rows('select degisim from kayit_gunlugu where bayi_id = $1 order by id desc limit 1', [own.bayiID]);
  expect(kayit).toMatchObject({ degisim: { alanlar: { adi: ['Eski ad', 'Yeni ad'] } } });
});

describe('what the program itself uses', () => {
  it('is locked: system units altogether', async () => {
    const [adet] = (await get(birim.list)).liste;
    expect(adet).toMatchObject({ adi: 'Adet', sistem: true });
    expect(await send(birim.update, { id: adet!.id, adi: 'Tane' })).toMatchObject({ status: 409, message: 'sistemKaydi' });
    expect(await send(birim.remove, { id: adet!.id })).toMatchObject({ status: 409, message: 'sistemKaydi' });
  });

  it.each([
    ['cash', odemeSekli, NAKIT_ID, 'Nakit para'],
    ['the category of sales', kategori, 1, 'Satışlar'],
    ['the subcategory of services', altKategori, 1, 'Hizmetler'],
  ] as const)('stays and stays in use, but may be renamed: %s', async (_name, calls, id, adi) => {
    const ust = calls === altKategori ? { kategoriID: 1 } : {};
    const { status } = await send(calls.update, { id, adi, ...ust });
    expect(status).toBe(200);
    expect(await send(calls.update, { id, adi, ...ust, aktifMi: false })).toMatchObject({ status: 409, message: 'sistemKaydi' });
    expect(await send(calls.remove, { id })).toMatchObject({ status: 409, message: 'sistemKaydi' });
  });
});

it('is changed by those alone who have the flag of its kind, and picked from by everybody', async () => {
  const { jeton } = await buildPersonel(server, bayi, ['ayarKategori']);
  expect((await send(kategori.create, { adi: 'Seminer' }, jeton)).status).toBe(200);
  expect((await send(meslek.create, { adi: 'Kaptan' }, jeton)).status).toBe(403);
  expect((await server.send(uyruk.list, {}, { jeton })).status).toBe(200);
  expect(await server.send(tanimCalls.kullanim, { params: { tur: 'meslek', id: 1 } }, { jeton })).toMatchObject({ status: 403, message: 'yetkiYok' });
  expect(await send(tanimCalls.birlestir, { tur: 'meslek', id: 1, hedefID: 2 }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
});

it('knows everything that points to a definition', async () => {
  const tables = new Map(TANIM_TURLERI.filter((tur) => tanimOf(tur).yetki).map((tur) => [columnName(tur), tur]));
  const keys = await server.rows<{ tablo: string; sutun: string; hedef: string }>(`
    select c.conrelid::regclass::text as tablo, a.attname as sutun, c.confrelid::regclass::text as hedef
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
    where c.contype = 'f'`);
  const pointing = keys.flatMap(({ tablo, sutun, hedef }) => (tables.has(hedef) ? [`${tables.get(hedef)} ← ${tablo}.${sutun}`] : []));
  const known = Object.entries(KULLANANLAR).flatMap(([tur, hepsi]) => hepsi.filter(({ dizi }) => !dizi).map(({ tablo, sutun }) => `${tur} ← ${tablo}.${sutun}`));
  expect(known.toSorted()).toEqual(pointing.toSorted());
});

it('has a name for every kind, every field and every place of use', async () => {
  const file = new URL('../../../../web/src/texts/tr/tanim.json', import.meta.url);
  const { tur, alan, nerede } = JSON.parse(await readFile(file, 'utf8')) as Record<'tur' | 'alan' | 'nerede', object>;
  expect(Object.keys(tur).toSorted()).toEqual(TANIM_TURLERI.toSorted());
  expect(Object.keys(alan)).toEqual(expect.arrayContaining(TANIM_TURLERI.flatMap((ad) => Object.keys(tanimOf(ad).alanlar))));
  expect(Object.keys(nerede)).toEqual(expect.arrayContaining(Object.values(KULLANANLAR).flatMap((hepsi) => hepsi.map(neredeOf))));
});

it('a name that is too long is refused with how long it may be', async () => {
  const long = { id: 0, adi: 'a'.repeat(121) };
  expect(await send(meslek.create, long)).toMatchObject({ status: 422, alanlar: { adi: 'metinUzun' }, veri: { n: 120 } });
});
