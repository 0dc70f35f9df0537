import { RAPOR_YETKILERI, YETKILER, type RaporYetkisi, type Yetki } from '@defter/contract/yetkiler.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { createBayi } from '../src/modules/kurulum/create-bayi.ts';
import { createOturum } from '../src/platform/auth/create-oturum.ts';
import type { Database } from '../src/platform/db/database.ts';
import { inBayi } from '../src/platform/db/scope.ts';
import { BUGUN, type TestServer, YARIN } from './server.ts';

/*
 * Factories: each makes its own parents, so a test names only what it is about.
 */

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};
/** Numbers that belong to nobody; those that tests write by hand begin with 532 or 555. */
export const buildTelefon = () => `+90559${String(next()).padStart(7, '0')}`;

export type TestBayi = { bayiID: number; personelID: number; jeton: string };

/** A business on the widest plan, its trial over, with its owner signed in. */
export async function buildBayi(
  { platform: { database } }: { platform: { database: Database } },
  overrides: { firmaAdi?: string; paketID?: number; denemeBitis?: string } = {},
): Promise<TestBayi> {
  const n = next();
  return database.system(async (tx) => {
    const ids = await createBayi(
      tx,
      {
        firmaAdi: overrides.firmaAdi ?? `Salon ${n}`,
        sektorID: 1,
        paketID: overrides.paketID ?? 5,
        denemeBitis: overrides.denemeBitis ?? null,
        ad: 'Deniz',
        soyad: 'Sahip',
        cepTelefonu: buildTelefon(),
        ePosta: `sahip${n}@ornek.test`,
        parolaHash: 'yok',
      },
      BUGUN,
    );
    return { ...ids, jeton: await createOturum(tx, { ...ids, cihaz: 'test', ip: '127.0.0.1' }) };
  });
}

/** Another business of the same owner: a branch of this one. */
export async function buildSube(server: TestServer, { bayiID }: TestBayi): Promise<TestBayi> {
  const sube = await buildBayi(server);
  await server.house('update bayi set merkez_id = $1 where id = $2', [bayiID, sube.bayiID]);
  return sube;
}

/** A signed-in colleague with exactly the given rights. */
export async function buildPersonel(
  { platform: { database } }: TestServer,
  { bayiID }: TestBayi,
  yetkiler: readonly (Yetki | RaporYetkisi)[] = [],
  overrides: { iskontoYuzdesi?: number; ad?: string } = {},
): Promise<TestBayi> {
  return database.system(async (tx) => {
    const { id: personelID } = await inBayi(tx, bayiID, () =>
      tx
        .insertInto('personel')
        .values({
          ad: overrides.ad ?? `Uzman ${next()}`,
          soyad: 'Test',
          web_kullanicisi: true,
          iskonto_yuzdesi: overrides.iskontoYuzdesi ?? 0,
          yetkiler: YETKILER.filter((flag) => yetkiler.includes(flag)),
          rapor_yetkileri: RAPOR_YETKILERI.filter((flag) => yetkiler.includes(flag)),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await tx.insertInto('kimlik').values({ bayi_id: bayiID, personel_id: personelID }).execute();
    return { bayiID, personelID, jeton: await createOturum(tx, { bayiID, personelID, cihaz: 'test', ip: '127.0.0.1' }) };
  });
}

/** A customer with one phone. */
export async function buildMusteri(
  server: TestServer,
  { jeton }: TestBayi,
  overrides: { ad?: string; soyad?: string; telefon?: string; dosyaNo?: string } = {},
): Promise<{ id: number; telefon: string }> {
  const telefon = overrides.telefon ?? buildTelefon();
  const { ad = `Müşteri ${next()}`, soyad = 'Test', dosyaNo = null } = overrides;
  const reply = await server.mustSend(
    musteriCalls.create,
    { body: { musteri: { id: 0, ad, soyad, dosyaNo }, musteriTelefon: [{ id: 0, telefon, varsayilanMi: true }] } },
    { jeton },
  );
  return { id: reply.id, telefon };
}

/** A group of services; of products with `satisTipi` 0. */
export async function buildAnaUrun(
  server: TestServer,
  { jeton }: TestBayi,
  overrides: { adi?: string; satisTipi?: number; satistaMi?: boolean } = {},
): Promise<{ id: number }> {
  const { id } = await server.mustSend(urunCalls.createAnaUrun, { body: { adi: `Grup ${next()}`, ...overrides } }, { jeton });
  return { id };
}

/** A service on sale in a group of its own. */
export async function buildAltUrun(
  server: TestServer,
  bayi: TestBayi,
  overrides: { anaUrunID?: number; birimID?: number; adi?: string; fiyat?: number; maliyet?: number; kdv?: number; urunSure?: number; tamponOnce?: number; tamponSonra?: number; satistaMi?: boolean } = {},
): Promise<{ id: number; adi: string }> {
  const anaUrunID = overrides.anaUrunID ?? (await buildAnaUrun(server, bayi)).id;
  const body = { adi: `Hizmet ${next()}`, fiyat: 100, kdv: 20, ...overrides, anaUrunID };
  const { id } = await server.mustSend(urunCalls.createAltUrun, { body }, { jeton: bayi.jeton });
  return { id, adi: body.adi };
}

export type TestSatis = { id: number; satisGuid: string; surum: number; toplamTutar: number; kalan: number; musteriID: number };

/** A finished sale of one service, unpaid unless a payment is given. */
export async function buildSatis(
  server: TestServer,
  bayi: TestBayi,
  overrides: { musteriID?: number; altUrunID?: number; icerikler?: object[]; odemeler?: object[]; taksitler?: object[]; bahsisler?: object[]; islemde?: boolean; tarih?: string } = {},
): Promise<TestSatis> {
  const { altUrunID, ...rest } = overrides;
  const musteriID = overrides.musteriID ?? (await buildMusteri(server, bayi)).id;
  const icerikler = overrides.icerikler ?? [{ altUrunID: altUrunID ?? (await buildAltUrun(server, bayi)).id }];
  const reply = await server.mustSend(satisCalls.create, { body: { ...rest, musteriID, icerikler } }, { jeton: bayi.jeton });
  return { ...reply, musteriID };
}

/** A column of the calendar, for nobody in particular, in which two at one time are forbidden. */
export async function buildSutun(
  server: TestServer,
  { jeton }: TestBayi,
  overrides: { personelID?: number; ayniSaatteRandevuVerilmesin?: boolean; randevudaGoster?: boolean } = {},
): Promise<{ id: number; adi: string }> {
  const adi = `Sütun ${next()}`;
  const sutunBaslikTipi = overrides.personelID === undefined ? SutunBaslikTipi.serbest : SutunBaslikTipi.personel;
  const sutun = { id: 0, randevuSiraNo: 9, sutunBaslikTipi, adi, ...overrides };
  await server.mustSend(randevuCalls.saveBasliklar, { body: { model: [sutun] } }, { jeton });
  const { liste } = await server.mustSend(randevuCalls.basliklar, { query: { tumu: true } }, { jeton });
  return { id: liste.find((baslik) => baslik.adi === adi)!.id, adi };
}

export type TestRandevu = {
  id: number;
  musteriID: number;
  randevuSutunBaslikID: number;
  randevuTarihi: string;
  baslangicSaat: string;
  bitisSaat: string;
};

/** An appointment tomorrow from 10:00 to 10:30, in a column of its own for a customer of its own. */
export async function buildRandevu(
  server: TestServer,
  bayi: TestBayi,
  { altUrunIDler = [], ...overrides }: Partial<Omit<TestRandevu, 'id'>> & {
    uygulayanPersonelID?: number;
    randevuDurumu?: string;
    randevuNotu?: string;
    altUrunIDler?: number[];
  } = {},
): Promise<TestRandevu> {
  const body = {
    randevuTarihi: YARIN,
    baslangicSaat: '10:00',
    bitisSaat: '10:30',
    randevuHizmet: altUrunIDler.map((altUrunID) => ({ altUrunID })),
    ...overrides,
    musteriID: overrides.musteriID ?? (await buildMusteri(server, bayi)).id,
    randevuSutunBaslikID: overrides.randevuSutunBaslikID ?? (await buildSutun(server, bayi)).id,
  };
  const { id } = await server.mustSend(randevuCalls.create, { body }, { jeton: bayi.jeton });
  return { ...body, id };
}

/** An appointment that was booked long before the day of all tests, so that its planned messages are due in time, on whatever day the tests run. */
export async function buildEskiRandevu(server: TestServer, bayi: TestBayi, overrides: Parameters<typeof buildRandevu>[2] = {}): Promise<TestRandevu> {
  const randevu = await buildRandevu(server, bayi, overrides);
  await server.house(`update randevu set kayit_zamani = '2026-11-01' where id = $1`, [randevu.id]);
  await server.house(`update otomatik_olay set zaman = '2026-11-01' where randevu_id = $1`, [randevu.id]);
  return randevu;
}
