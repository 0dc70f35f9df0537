import { ayarCalls } from '@defter/contract/ayar.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { SONRAKI_YETKILER } from '@defter/contract/sonraki-yetkiler.ts';
import { RAPOR_YETKILERI, type Yetki, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, type TestBayi } from '../build.ts';
import { useOwnServer, YARIN } from '../server.ts';
import { standingCalls } from './standing.ts';

/*
 * The whole table of rights (spec 2§6). A right is needed by calls, which the standing tests check for each of them; or it changes the answer of a
 * call, which is shown here; or its module does not exist yet, and then it has neither.
 */

const server = useOwnServer();
let bayi: TestBayi;
let musteriID: number;
let urunID: number;

const DUN = '2026-11-24';
const giderOf = (body: object = {}) => ({ gelirMi: false, odemeSekliID: 1, kategoriID: 3, personelID: bayi.personelID, tutar: 50, ...body });

beforeAll(async () => {
  bayi = await buildBayi(server);
  const { jeton } = bayi;
  await server.mustSend(ayarCalls.save, { body: { satistaTutarDegistirilsinMi: true } }, { jeton });
  musteriID = (await buildMusteri(server, bayi)).id;
  urunID = (await buildAltUrun(server, bayi)).id;
  await buildRandevu(server, bayi, { musteriID, uygulayanPersonelID: bayi.personelID });
  await buildSatis(server, bayi, { musteriID, altUrunID: urunID, tarih: DUN });
  for (const odemeSekliID of [1, 2]) await server.mustSend(kasaCalls.create, { body: giderOf({ odemeSekliID, tarih: DUN }) }, { jeton });
  await server.mustSend(kasaCalls.create, { body: giderOf({ odemeSekliID: 2 }) }, { jeton });
  await server.mustSend(personelCalls.update, { body: { id: bayi.personelID, hizmetPrim: 10 } }, { jeton });
});

type Etki = {
  /** The rights that its effect needs to be seen. */
  yaninda: readonly Yetki[];
  /** The answer that differs with and without the right. */
  dene: (kisi: TestBayi) => Promise<unknown>;
};
const sell = async (icerik: object, { jeton }: TestBayi) =>
  (await server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: urunID, ...icerik }] } }, { jeton })).status;
const countOf = async (reply: Promise<{ toplamKayit: number }>) => (await reply).toplamKayit;
const randevular = async ({ jeton }: TestBayi) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton })).liste;

/** Rights that change the answer of a call; the key is the right. */
const ETKILER: Partial<Record<Yetki, Etki>> = {
  randevuMusteriGor: { yaninda: ['randevuGoruntule', 'randevuTumunuGor'], dene: async (kisi) => (await randevular(kisi))[0]!.adi },
  randevuTumunuGor: { yaninda: ['randevuGoruntule'], dene: async (kisi) => (await randevular(kisi)).length },
  randevuZorla: {
    yaninda: ['randevuEkle'],
    dene: async ({ jeton }) => {
      const { id: sutunID } = await buildSutun(server, bayi);
      const { id } = await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: sutunID });
      const { baslangicSaat, bitisSaat } = (await randevular(bayi)).find((biri) => biri.id === id)!;
      const body = { musteriID, randevuSutunBaslikID: sutunID, randevuTarihi: YARIN, baslangicSaat, bitisSaat, zorlamaNedeni: 'Müdür onayladı' };
      return (await server.send(randevuCalls.create, { body }, { jeton })).status;
    },
  },
  satisGecmis: { yaninda: ['satisGoruntule'], dene: ({ jeton }) => countOf(server.send(satisCalls.list, {}, { jeton })) },
  satisFiyatDegistir: { yaninda: ['satisEkle'], dene: (kisi) => sell({ birimFiyat: 80 }, kisi) },
  satisIskonto: { yaninda: ['satisEkle'], dene: (kisi) => sell({ iskontoTip: '%', iskonto: 5 }, kisi) },
  paketPuanlaOde: {
    yaninda: ['satisEkle'],
    dene: async ({ jeton }) => {
      const [sekil] = await server.rows<{ id: number }>('select id from odeme_sekli where bayi_id = $1 and puan_odemesi_mi', [bayi.bayiID]);
      const body = { musteriID, eklenenler: [{ altUrunID: urunID, miktar: 2 }], odemeler: [{ odemeSekliID: sekil!.id, tutar: 10 }] };
      return (await server.send(paketSatisCalls.create, { body }, { jeton })).status;
    },
  },
  kasaTumHesaplar: { yaninda: ['kasaIslemleri'], dene: ({ jeton }) => countOf(server.send(kasaCalls.list, {}, { jeton })) },
  gecmisTarihGor: { yaninda: ['kasaIslemleri', 'kasaGecmisGider'], dene: ({ jeton }) => countOf(server.send(kasaCalls.list, { query: { baslangicTarihi: DUN, bitisTarihi: DUN } }, { jeton })) },
  kasaGecmisGider: { yaninda: ['kasaIslemleri', 'gecmisTarihGor'], dene: ({ jeton }) => countOf(server.send(kasaCalls.list, { query: { baslangicTarihi: DUN, bitisTarihi: DUN } }, { jeton })) },
  gecmisTarihIslem: { yaninda: ['kasaIslemleri', 'kasaEkle', 'gecmisTarihGor'], dene: async ({ jeton }) => (await server.send(kasaCalls.create, { body: giderOf({ tarih: DUN }) }, { jeton })).status },
  musteriCari: { yaninda: ['musteriGoruntule'], dene: async ({ jeton }) => (await server.send(musteriCalls.get, { params: { id: musteriID } }, { jeton })).musteri.bakiye },
  hizmetGoruntule: { yaninda: ['musteriGoruntule'], dene: ({ jeton }) => countOf(server.send(musteriCalls.zamanCizgisi, { params: { id: musteriID } }, { jeton })) },
  stokGoruntule: { yaninda: ['urunGoruntule'], dene: async ({ jeton }) => (await server.send(urunCalls.getAltUrun, { params: { id: urunID } }, { jeton })).altUrun.stoktaMi },
  personelPrim: { yaninda: ['personelGoruntule'], dene: async ({ jeton }) => (await server.send(personelCalls.list, { query: { personelID: bayi.personelID } }, { jeton })).liste[0]!.hizmetPrim },
};

const asked = new Set<string>(standingCalls.flatMap(({ call }) => [call.yetki].flat()));

it.each(Object.entries(ETKILER))('%s changes an answer', async (yetki, { yaninda, dene }) => {
  const build = (yetkiler: readonly Yetki[]) => buildPersonel(server, bayi, yetkiler, { iskontoYuzdesi: 50 });
  const ile = await dene(await build([...yaninda, yetki as Yetki]));
  expect(ile).not.toEqual(await dene(await build(yaninda)));
});

it('every right has an effect, or belongs to a module that is not there yet', () => {
  const effective = (yetki: string) => asked.has(yetki) || yetki in ETKILER;
  expect(YETKILER.filter((yetki) => effective(yetki) === yetki in SONRAKI_YETKILER)).toEqual([]);
  expect(RAPOR_YETKILERI.filter((rapor) => !asked.has(rapor))).toEqual([]);
});

it('may not set a hidden bonus rate, and leaves it alone when it is sent back empty', async () => {
  const { jeton } = await buildPersonel(server, bayi, ['personelGoruntule', 'personelDuzenle']);
  const save = (body: object) => server.send(personelCalls.update, { body: { id: bayi.personelID, ...body } }, { jeton });
  expect(await save({ hizmetPrim: 90 })).toMatchObject({ status: 403, message: 'yetkiYok' });
  expect((await save({ hizmetPrim: null, servis: 'Lazer' })).status).toBe(200);
  const { liste } = await server.send(personelCalls.list, { query: { personelID: bayi.personelID } }, { jeton: bayi.jeton });
  expect(liste[0]).toMatchObject({ hizmetPrim: 10, servis: 'Lazer' });
});
