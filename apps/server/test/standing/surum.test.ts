import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { TANIM_TURLERI, tanimCalls, tanimOf } from '@defter/contract/tanim.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { wpCalls } from '@defter/contract/wp.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { buildAltUrun, buildAnaUrun, buildBayi, buildPersonel, buildSatis, type TestBayi } from '../build.ts';
import { buildTanim } from '../build-tanim.ts';
import { BUGUN, useOwnServer, YARIN } from '../server.ts';
import { UNVERSIONED } from '../../src/platform/http/unversioned.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

type Body = { id: number; altUrunID: number; personelID: number; tur: string; surum: number | null } & Record<string, unknown>;
type Saving = {
  /** The version that a screen knows when it opens the form. */
  read: (body: Body) => Promise<number | undefined>;
  /** The input of the second person, if the same once more would be no change. */
  other?: (body: Body) => object;
};

const get = <C extends AnyCall>(call: C, input: object = {}) => server.send(call, input, { jeton: bayi.jeton });
const rowOf = <T extends { id: number }>(liste: readonly T[], { id }: { id: number }) => liste.find((row) => row.id === id);
const randevuSurumu = async (body: Body) => rowOf((await get(randevuCalls.list, { query: { baslangicTarihi: BUGUN, bitisTarihi: YARIN } })).liste, body)?.surum;
const ayarSurumu = async () => (await get(ayarCalls.get)).surum;

/** Every save that replaces the values of a form, with the reading that has its version. */
const SAVES: Readonly<Record<string, Saving>> = {
  'musteriFiyati.update': { read: async (body) => rowOf((await get(musteriFiyatiCalls.list, { params: { id: body.musteriID } })).liste, body)?.surum },
  'duzenliGider.update': { read: async (body) => rowOf((await get(duzenliGiderCalls.list)).liste, body)?.surum },
  'gelenArama.update': { read: async (body) => (await get(gelenAramaCalls.get, { params: { id: body.id } })).arama.surum },
  'prim.update': { read: async (body) => rowOf((await get(primCalls.kurallar)).liste, body)?.surum },
  'menu.update': { read: async (body) => rowOf((await get(paketProgramCalls.list)).liste, body)?.surum },
  'paketProgram.update': { read: async (body) => rowOf((await get(paketProgramCalls.list)).liste, body)?.surum },
  'musteri.update': { read: async (body) => (await get(musteriCalls.get, { params: { id: (body.musteri as Body).id } })).musteri.surum },
  'randevu.update': { read: randevuSurumu },
  'ziyaret.extend': { read: randevuSurumu },
  'paketSatis.update': { read: async ({ id }) => (await get(paketSatisCalls.get, { params: { id } })).satis.surum },
  'seansDus.update': { read: async ({ id }) => (await get(seansDusCalls.get, { params: { id } })).satis.surum },
  'satis.update': { read: async ({ id }) => (await get(satisCalls.get, { params: { id } })).satis.surum },
  'personel.update': { read: async ({ id }) => (await get(personelCalls.list, { query: { personelID: id } })).liste[0]?.surum },
  'personel.saveKisiselBilgiler': { read: async () => (await get(personelCalls.kisiselBilgiler)).surum },
  'sms.updateAyar': { read: async () => (await get(smsCalls.ayar)).liste[0]?.surum, other: () => ({ araSaat: 72 }) },
  'wp.saveAyar': { read: async () => (await get(wpCalls.ayar)).ayar?.surum },
  'raporGorunumu.update': { read: async (body) => rowOf((await get(raporGorunumuCalls.list)).liste, body)?.surum },
  'rol.update': { read: async (body) => rowOf((await get(rolCalls.list)).liste, body)?.surum },
  'kampanya.update': { read: async (body) => rowOf((await get(kampanyaCalls.list)).liste, body)?.surum },
  'vardiya.updateSablon': { read: async ({ id }) => (await get(vardiyaCalls.sablon, { params: { id } })).vardiyaSablon.surum },
  'izin.update': { read: async (body) => rowOf((await get(izinCalls.list, { query: { personelID: body.personelID, baslangic: BUGUN, bitis: YARIN } })).liste, body)?.surum },
  'girisCikis.update': {
    read: async (body) =>
      rowOf((await get(girisCikisCalls.list, { query: { personelID: body.personelID, baslangic: BUGUN, bitis: BUGUN } })).liste.flatMap(({ kayitlar }) => kayitlar), body)?.surum,
  },
  'urun.updateAnaUrun': { read: async ({ id }) => (await get(urunCalls.getAnaUrun, { params: { id } })).anaUrun.surum },
  'urun.updateAltUrun': { read: async ({ id }) => (await get(urunCalls.getAltUrun, { params: { id } })).altUrun.surum },
  'altUrun.updateBirim': { read: async (body) => rowOf((await get(altUrunCalls.birimler, { params: { id: body.altUrunID } })).liste, body)?.surum },
  'stok.updateServisUrunu': { read: async (body) => rowOf((await get(stokCalls.servisUrunleri)).liste, body)?.surum, other: () => ({ miktar: 3 }) },
  'altUrun.saveSarf': { read: async ({ altUrunID: id }) => (await get(altUrunCalls.sarf, { params: { id } })).surum },
  'altUrun.saveYapanlar': { read: async ({ altUrunID: id }) => (await get(altUrunCalls.yapanlar, { params: { id } })).surum },
  'ayar.save': { read: ayarSurumu, other: () => ({ ciktiSayisi: 3 }) },
  'ayar.saveSozlesme': { read: ayarSurumu, other: () => ({ hizmetSatisSozlesmesi: 'Öbür metin.' }) },
  'bayi.saveFirma': { read: async () => (await get(bayiCalls.get)).surum, other: () => ({ unvan: 'Öbür Ünvan' }) },
  'randevu.saveBasliklar': { read: async () => (await get(randevuCalls.basliklar)).surum, other: ({ model }) => ({ model: (model as object[]).map((baslik) => ({ ...baslik, adi: 'Öbür ad' })) }) },
  'randevu.saveAyarlar': { read: async () => (await get(randevuCalls.ayarlar)).surum, other: () => ({ zamanPeriyodu: 20 }) },
  'onlineRandevu.saveAyarlar': { read: async () => (await get(onlineRandevuCalls.ayarlar)).surum, other: () => ({ karsilama: 'Öbür karşılama' }) },
  'kvkk.createMetin': { read: async ({ tur }) => (await get(kvkkCalls.metinler)).liste.find((metin) => metin.tur === tur)?.surum },
  ...Object.fromEntries(
    TANIM_TURLERI.flatMap((tur) => {
      const { update, create } = tanimOf(tur).calls;
      const read = async (body: Body) => (await get(tanimCalls.hepsi)).tanimlar[tur].find(({ id }) => id === body.id) as { surum?: number } | undefined;
      return create ? [[`${tur}.${update ? 'update' : 'create'}`, { read: async (body: Body) => (await read(body))?.surum }]] : [];
    }),
  ),
};

/** PUTs that replace nothing which a form has read, each with its reason. */
const WITHOUT_SURUM: Readonly<Record<string, string>> = {
  'auth.avatar': 'one picture, seen before it is chosen',
  'auth.parolaDegis': 'a new password, whatever the old one was',
  'kasa.update': 'reverses a movement, which goes once, and writes another',
  'personelCari.update': 'as kasa.update',
  'personelBayi.update': 'one field: the branch of a link',
  'bayi.changePaket': 'one field: the plan, which is chosen after a question',
  'urun.savePuanDurumu': 'one switch of what is in a group',
  'urun.tasi': 'one field of many products: their group',
  'kvkk.closeTalep': 'a request is answered once',
  'kampanya.aktif': 'one switch',
  'dashboard.saveTemelBilgiler': 'the specified fields alone; who edits the company does so in the settings',
  'stok.fizikselSayim': 'adds what was counted, each at its moment',
  'stok.saveSayimNedenleri': 'why lines of a count differ, written where each stands',
  'stok.saveMiktarlar': 'adds the difference to what is there',
  'stok.saveSatisSarfi': 'adds the difference to what was used',
  'onlineRandevu.updateResim': 'one field: the words for a picture',
  'onlineRandevu.createBaglanti': 'a new link beside the others',
};

/** Its version is that of the terms, which nobody edits in the panel. */
const OF_A_TEXT = 'auth.kosulOnayla';

/** Acts that the second person could not repeat; the tests of their modules have both. */
const ACTS = ['taksit.ertele', 'taksit.birlestir', 'taksit.kapat', 'taksit.geriAl', 'sozlesme.imzala', 'sayfa.onayla', 'sayfa.iptal', 'sayfa.tasi'];

const isSurumlu = ({ body }: AnyCall) => Object.keys(body.shape).some((name) => name === 'surum' || (name === 'musteri' && 'surum' in shapeOf(body.shape[name])));
const shapeOf = (schema: unknown) => ((schema as { shape?: object }).shape ?? {}) as object;
/** The same body with a version, wherever the call has it. New phones can be sent only once. */
const withSurum = (body: Body, surum: number | null, other: object = {}) =>
  'musteri' in body && typeof body.musteri === 'object'
    ? { ...body, musteriTelefon: undefined, musteri: { ...body.musteri, surum } }
    : { ...body, ...other, surum };

describe('of two people who have read the same version', () => {
  it.each(standingCalls.filter(({ name }) => name in SAVES))('$name: one saves, the other is told', async ({ name, call, input }) => {
    const { read, other } = SAVES[name]!;
    const tur = TANIM_TURLERI.find((one) => name === `${one}.create`);
    const made = (await input({ server, bayi, kisi: bayi })).body as Body;
    const body = tur ? { ...made, id: (await buildTanim(server, bayi, tur)).id } : made;
    const surum = await read(body);
    expect(surum, 'a screen can read it').toEqual(expect.any(Number));

    const send = (sent: object) => server.send(call, { body: sent }, { jeton: bayi.jeton });
    const replies = await Promise.all([send(withSurum(body, surum!)), send(withSurum(body, surum!, other?.(body)))]);
    expect(replies.map(({ status, message }) => (status === 200 ? '' : message)).toSorted()).toEqual(['', 'kayitDegismis']);
    expect((await read(body))! > surum!).toBe(true);
    // After reading again a save goes on, and so does one without a version.
    expect((await send(withSurum(body, (await read(body))!, { adi: 'Sonra' }))).status).toBe(200);
    expect((await send(withSurum(body, null, other?.(body)))).status).toBe(200);

  });

  it('is told by the record log of a change that came without a version', async () => {
    const { id } = await buildTanim(server, bayi, 'birim');
    for (const surum of [1, null]) {
      expect((await server.send(tanimOf('birim').calls.update!, { body: { id, surum, adi: `Kutu ${surum}` } }, { jeton: bayi.jeton })).status).toBe(200);
    }
    const rows = await server.rows<{ aciklama: string | null }>(`select aciklama from kayit_gunlugu where bayi_id = $1 and kayit_id = $2 and islem = 'guncelleme' order by id`, [bayi.bayiID, id]);
    expect(rows.map(({ aciklama }) => aciklama)).toEqual([null, UNVERSIONED]);
  });

  it('knows every call that has a version', () => {
    const saves = standingCalls.filter(({ name, call }) => call.method !== 'GET' && isSurumlu(call) && !/\.create/.test(name) && name !== OF_A_TEXT && !ACTS.includes(name)).map(({ name }) => name);
    expect(saves.filter((name) => !(name in SAVES))).toEqual([]);
    const names = new Set(standingCalls.map(({ name }) => name));
    expect([...Object.keys(SAVES), ...Object.keys(WITHOUT_SURUM), ...ACTS].filter((name) => !names.has(name))).toEqual([]);
  });

  it('is every PUT, but for those that replace nothing', () => {
    const bare = standingCalls.filter(({ call }) => call.method === 'PUT' && !isSurumlu(call)).map(({ name }) => name);
    expect(bare.toSorted()).toEqual(Object.keys(WITHOUT_SURUM).toSorted());
  });
});

describe('a form that was opened before is told as well', () => {
  const surumOf = async (name: string, body: object) => (await SAVES[name]!.read(body as Body))!;
  const post = async (call: AnyCall, body: object) => expect((await server.send(call, { body }, { jeton: bayi.jeton })).status).toBe(200);
  const product = async () => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 100 });
    return { id, anaUrunID };
  };

  it('of a colleague, when the role changed, or somebody made them leave', async () => {
    const { id: rolID } = await server.send(rolCalls.create, { body: { adi: 'Masa' } }, { jeton: bayi.jeton });
    const { personelID: id } = await buildPersonel(server, bayi);
    const kayit = { id, ad: 'Elif', soyad: 'Uzman', webKullanicisi: false, rolID };
    await post(personelCalls.update, kayit);
    let surum = await surumOf('personel.update', { id });
    const stale = async () => {
      expect(await server.send(personelCalls.update, { body: { ...kayit, surum } }, { jeton: bayi.jeton })).toMatchObject({ status: 409, message: 'kayitDegismis' });
      surum = await surumOf('personel.update', { id });
    };
    await post(rolCalls.update, { id: rolID, adi: 'Masa', yetkiler: { randevuGoruntule: true } });
    await stale();
    await post(personelCalls.remove, { id });
    await stale();
  });

  it('of a product, when its price, its points or its group were changed for many', async () => {
    const { id, anaUrunID } = await product();
    const { id: hedef } = await buildAnaUrun(server, bayi);
    const acts: [AnyCall, object][] = [
      [fiyatDegisimiCalls.create, { altUrunIDler: [id], tip: 'yuzde', deger: 10, gecerlilik: BUGUN }],
      [urunCalls.savePuanDurumu, { anaUrunID, durum: false }],
      [urunCalls.tasi, { altUrunIDler: [id], anaUrunID: hedef }],
    ];
    for (const [call, body] of acts) {
      const surum = await surumOf('urun.updateAltUrun', { id });
      await post(call, body);
      expect((await server.send(urunCalls.updateAltUrun, { body: { id, surum, adi: 'Eski form', fiyat: 100, kdv: 20 } }, { jeton: bayi.jeton })).status).toBe(409);
    }
    expect((await get(urunCalls.getAltUrun, { params: { id } })).altUrun).toMatchObject({ fiyat: 110, puanVerilmesin: true, anaUrunID: hedef });
  });

  it('by whom the record was changed, and when, where it was done to this record', async () => {
    const { id: altUrunID } = await product();
    const { id: satisID, surum: satisSurumu, musteriID } = await buildSatis(server, bayi, { altUrunID, islemde: true });
    const { id: birimID } = await buildTanim(server, bayi, 'birim');
    /** The call, the save of the first person, and the differing values or input of the second. */
    const kayitlar: [string, AnyCall, object, object][] = [
      ['urun.updateAltUrun', urunCalls.updateAltUrun, { id: altUrunID, adi: 'Yeni ad', kdv: 20 }, {}],
      ['satis.update', satisCalls.update, { id: satisID, musteriID, islemde: true, icerikler: [{ altUrunID, adet: 3 }] }, { surum: satisSurumu }],
      ['birim.update', tanimOf('birim').calls.update!, { id: birimID, adi: 'Sandık' }, {}],
      ['ayar.saveSozlesme', ayarCalls.saveSozlesme, { hizmetSatisSozlesmesi: 'Yeni metin.' }, { hizmetSatisSozlesmesi: 'Öbür metin.' }],
      ['musteri.update', musteriCalls.update, { musteri: { id: musteriID, ad: 'Nazan', soyad: 'Er' } }, {}],
    ];
    const arkadas = await buildPersonel(server, bayi, [...YETKILER], { ad: 'Elif' });
    for (const [name, call, body, known] of kayitlar) {
      const surum = (known as { surum?: number }).surum ?? (await surumOf(name, body));
      expect((await server.send(call, { body: withSurum(body as Body, surum) }, { jeton: arkadas.jeton })).status, name).toBe(200);
      const old = withSurum(body as Body, surum, known);
      const [mine, theirs] = [await server.send(call, { body: old }, { jeton: bayi.jeton }), await server.send(call, { body: old }, { jeton: arkadas.jeton })] as unknown as { veri: object }[];
      expect(mine!.veri, name).toEqual({ kim: 'Elif Test', siz: 0, zaman: expect.stringMatching(/^20\d\d-.*Z$/), gecen: expect.any(Number) });
      expect(theirs!.veri, name).toMatchObject({ siz: 1 });
    }
  });

  it('and of nobody where no entry says it', async () => {
    const { id } = await product();
    const surum = await surumOf('urun.updateAltUrun', { id });
    await server.rows(`delete from kayit_gunlugu where bayi_id = $1`, [bayi.bayiID]);
    await post(fiyatDegisimiCalls.create, { altUrunIDler: [id], tip: 'yuzde', deger: 10, gecerlilik: BUGUN });
    const refusal = await server.send(urunCalls.updateAltUrun, { body: { id, surum, adi: 'Eski form', fiyat: 100, kdv: 20 } }, { jeton: bayi.jeton });
    expect(refusal).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(refusal).not.toHaveProperty('veri');
  });

  it('but not of a colleague whose leave was written meanwhile', async () => {
    const { personelID: id } = await buildPersonel(server, bayi);
    const surum = await surumOf('personel.update', { id });
    await post(izinCalls.create, { personelID: id, cikisTarihi: YARIN, cikisSaati: '13:00', gelisTarihi: YARIN, gelisSaati: '15:00' });
    expect((await server.send(personelCalls.update, { body: { id, surum, ad: 'Elif', soyad: 'Uzman', webKullanicisi: false } }, { jeton: bayi.jeton })).status).toBe(200);
  });
});
