import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { HAZIR_RAPORLAR, type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { type Yetki, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { useServer, YARIN } from '../../../test/server.ts';

/*
 * What somebody sees who may see one report and nothing else: no contact data, and no figures of past days that the sales and the till
 * would not show them either (spec 2§6).
 */

const server = useServer();
const DUN = '2026-11-24';
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 1000 });
  await server.rows('update alt_urun set maliyet = 40 where bayi_id = $1', [bayi.bayiID]);
  await buildSatis(server, bayi, { musteriID, altUrunID, tarih: DUN, icerikler: [{ altUrunID, uygulayanPersonelID: bayi.personelID }], odemeler: [{ odemeSekliID: 2, tutar: 400, tarih: DUN }] });
  const paket = await buildPaketSatis(server, bayi, { musteriID });
  await server.rows('update satis set tarih = $2 where bayi_id = $1 and id = $3', [bayi.bayiID, DUN, paket.id]);
  await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: (await buildSutun(server, bayi)).id });
});

type Satir = Record<string, number | string | null>;
const read = (ad: HazirRapor, { jeton }: TestBayi, query: object = {}) => server.send(raporCalls[ad], { query: query as never }, { jeton });
const dun = (ad: HazirRapor) => (RAPORLAR[ad].suzgecler.includes('donem') ? { baslangicTarihi: DUN, bitisTarihi: DUN } : {});
const withOnly = (ad: HazirRapor) => buildPersonel(server, bayi, [`rapor:${ad}`]);

/** Reports whose money is what a customer or a colleague owes or has bought, and not what was sold or taken on a day. */
const OF_ACCOUNTS: readonly HazirRapor[] = ['yeni-musteri-raporu', 'musteri-anketor-raporu', 'musteri-raporu', 'tavsiye-eden-raporu', 'borcu-olan-musteri-raporu', 'musteri-taksit-raporu', 'taksit-odemesi-gecenler-raporu', 'musteri-cari-raporu', 'personel-cari-raporu', 'urun-stok-raporu', 'personel-prim-raporu', 'personel-prim-raporu-uygulayana-gore'];
const amounts = (ad: HazirRapor) => RAPORLAR[ad].sutunlar.filter(({ tur, toplam }) => tur === 'lira' && toplam).map((sutun) => sutun.ad);
const DAYS = HAZIR_RAPORLAR.filter((ad) => amounts(ad).length > 0 && !OF_ACCOUNTS.includes(ad));

describe.each(HAZIR_RAPORLAR)('%s', (ad) => {
  it('is refused without its right, whatever else somebody may do', async () => {
    expect(await read(ad, await buildPersonel(server, bayi, [...YETKILER, ...HAZIR_RAPORLAR.filter((other) => other !== ad).map((other) => `rapor:${other}` as const)]))).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('is read with its right alone, without contact data', async () => {
    const { status, liste } = await read(ad, await withOnly(ad));
    expect(status).toBe(200);
    const telefonlar = (liste as Satir[]).flatMap(({ telefon }) => (telefon == null ? [] : [telefon]));
    expect(telefonlar.filter((telefon) => !String(telefon).includes('•'))).toEqual([]);
  });
});

describe.each(DAYS)('%s', (ad) => {
  it('has no figures of past days for who may not see sales and money of past days', async () => {
    const whole = (await read(ad, bayi, dun(ad))).toplamlar as Satir;
    expect(amounts(ad).some((sutun) => Number(whole[sutun]) !== 0), 'there is something to hide').toBe(true);
    const seen = (await read(ad, await withOnly(ad), dun(ad))).toplamlar as Satir;
    expect(amounts(ad).filter((sutun) => Number(seen[sutun]) !== 0)).toEqual([]);
  });
});

describe('the reports of appointments', () => {
  const RANDEVU_RAPORLARI = ['randevu-raporu', 'silinen-randevular-raporu', 'randevu-durumu-raporu', 'randevu-hizmetleri-raporu'] as const;
  let salon: TestBayi;
  let uzman: TestBayi;
  let musteriID: number;
  const withRights = (...yetkiler: Yetki[]) => buildPersonel(server, salon, ['randevuGoruntule', ...yetkiler, ...RANDEVU_RAPORLARI.map((ad) => `rapor:${ad}` as const)]);
  beforeAll(async () => {
    salon = await buildBayi(server);
    uzman = await withRights();
    ({ id: musteriID } = await buildMusteri(server, salon, { ad: 'Derya', soyad: 'Ak' }));
    const { id: altUrunID } = await buildAltUrun(server, salon);
    for (const personelID of [uzman.personelID, (await buildPersonel(server, salon)).personelID]) {
      const { id: randevuSutunBaslikID } = await buildSutun(server, salon, { personelID });
      const book = (changes: object) => buildRandevu(server, salon, { musteriID, randevuSutunBaslikID, altUrunIDler: [altUrunID], ...changes });
      for (const randevuTarihi of [DUN, YARIN]) {
        await book({ randevuTarihi });
        const { id } = await book({ randevuTarihi, baslangicSaat: '15:00', bitisSaat: '15:30' });
        await server.mustSend(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, { jeton: salon.jeton });
      }
    }
  });

  const LISTELER = ['randevu-raporu', 'silinen-randevular-raporu'] as const;
  const SAYILAR = ['randevu-durumu-raporu', 'randevu-hizmetleri-raporu'] as const;
  const listOf = async (ad: HazirRapor, kisi: TestBayi) => (await read(ad, kisi)).liste as Satir[];
  const days = (liste: Satir[]) => liste.map(({ zaman }) => String(zaman).slice(0, 10)).toSorted();

  it.each(LISTELER)('%s has one’s own from today on, by initials', async (ad) => {
    const liste = await listOf(ad, uzman);
    expect(liste).toMatchObject([{ personelID: uzman.personelID, adSoyad: 'D. A.', musteriID: null, telefon: null }]);
    expect(days(liste)).toEqual([YARIN]);
  });

  it.each(LISTELER)('%s has the columns of the others, past days and names, each by its right', async (ad) => {
    const masa = await listOf(ad, await withRights('randevuTumunuGor'));
    expect(days(masa)).toEqual([YARIN, YARIN]);
    expect(masa.map(({ adSoyad }) => adSoyad)).toEqual(['D. A.', 'D. A.']);
    const hepsi = await listOf(ad, await withRights('randevuTumunuGor', 'gecmisTarihGor', 'randevuMusteriGor'));
    expect(days(hepsi)).toEqual([DUN, DUN, YARIN, YARIN]);
    expect(hepsi[0]).toMatchObject({ adSoyad: 'Derya Ak', musteriID });
  });

  it.each(SAYILAR)('%s counts the same appointments', async (ad) => {
    const adet = async (kisi: TestBayi) => (await listOf(ad, kisi)).map((satir) => satir['adet']);
    expect(await adet(uzman)).toEqual([1]);
    expect(await adet(await withRights('randevuTumunuGor'))).toEqual([2]);
    expect(await adet(await withRights('randevuTumunuGor', 'gecmisTarihGor'))).toEqual([4]);
  });
});
