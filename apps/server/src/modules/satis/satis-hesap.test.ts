import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

type Satir = { urun: number; adet: number; iskontoTip: '₺' | '%'; iskonto: number };
type Eylem = { tur: 'sat' | 'degistir' | 'tahsilat' | 'iade' | 'iptal'; kim: number; satirlar: Satir[]; genel: number; odeme: number; kalan: boolean };

const satir = fc.record<Satir>({
  urun: fc.nat({ max: 2 }),
  adet: fc.integer({ min: 1, max: 5000 }).map((binde) => binde / 1000),
  iskontoTip: fc.constant('%'),
  iskonto: fc.integer({ min: 0, max: 9999 }).map((yuzdebir) => yuzdebir / 100),
});
const eylem = fc.record<Eylem>({
  tur: fc.constantFrom('sat', 'degistir', 'degistir', 'tahsilat', 'iade', 'iptal'),
  kim: fc.nat({ max: 1 }),
  satirlar: fc.array(satir, { minLength: 1, maxLength: 4 }),
  genel: fc.integer({ min: 0, max: 5000 }).map((yuzdebir) => yuzdebir / 100),
  odeme: fc.nat({ max: 5000 }).map((kurus) => kurus / 100),
  kalan: fc.boolean(),
});

type Dunya = { bayi: TestBayi; musteriler: number[]; urunler: number[]; acik: { id: number; satisGuid: string } | null };

async function buildDunya(): Promise<Dunya> {
  const bayi = await buildBayi(server);
  const musteriler = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)].map(({ id }) => id);
  const fiyatlar = [{ fiyat: 333.33 }, { fiyat: 0.01, kdv: 1 }, { fiyat: 1999.99, kdv: 10 }];
  const urunler: number[] = [];
  for (const fiyat of fiyatlar) urunler.push((await buildAltUrun(server, bayi, fiyat)).id);
  return { bayi, musteriler, urunler, acik: null };
}

/** Sells, changes the last sale, takes money for it, gives some back or cancels it; what is refused (more paid than owed) must change nothing. */
async function act(dunya: Dunya, { tur, kim, satirlar, genel, odeme, kalan }: Eylem): Promise<void> {
  const { bayi, musteriler, urunler, acik } = dunya;
  const options = { jeton: bayi.jeton };
  if (tur === 'iptal') {
    if (acik) await server.send(satisCalls.remove, { body: { satisGuid: acik.satisGuid } }, options);
    dunya.acik = null;
    return;
  }
  const icerikler = satirlar.map(({ urun, ...rest }) => ({ ...rest, altUrunID: urunler[urun] }));
  const odemeler = [{ odemeSekliID: 1, tutar: odeme }, { odemeSekliID: 2, tutar: odeme / 2 > 1 ? 1 : 0 }];
  const body = { musteriID: musteriler[kim], iskontoTip: '%', iskonto: genel, icerikler, odemeler };
  if (tur === 'sat' || !acik) {
    const reply = await server.send(satisCalls.create, { body }, options);
    if (reply.status === 200) dunya.acik = reply;
    return;
  }
  const { satis } = await server.send(satisCalls.get, { params: { id: acik.id } }, options);
  if (tur === 'iade') {
    for (const { id } of satis.odemeler.slice(0, 1)) await server.send(satisCalls.iade, { body: { id } }, options);
    return;
  }
  if (tur === 'tahsilat') {
    const model = [{ tahsilatSatisID: kalan ? acik.id : 0, musteriID: satis.musteriID, odemeSekliID: 2, tutar: odeme + 0.01 }];
    await server.send(satisCalls.tahsilat, { body: { model } }, options);
    return;
  }
  const eski = kalan ? { icerikler: [...satis.icerikler, ...icerikler], odemeler: satis.odemeler } : { odemeler: [...satis.odemeler, ...odemeler] };
  await server.send(satisCalls.update, { body: { ...body, ...eski, id: acik.id, surum: satis.surum } }, options);
}

const bakiyeler = (bayiID: number) =>
  server.rows<{ bakiye: number; kalan: number }>(
    `select (select coalesce(sum(c.borc - c.alacak), 0) from cari_hareket c
        where c.bayi_id = m.bayi_id and c.musteri_id = m.id)::float8 as bakiye,
      (select coalesce(sum(s.toplam_tutar - s.alinan), 0) from satis s
        where s.bayi_id = m.bayi_id and s.musteri_id = m.id and s.iptal_zamani is null)::float8 as kalan
     from musteri m where m.bayi_id = $1`,
    [bayiID],
  );

it('holds every account equal, whatever is sold, changed and cancelled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(eylem, { minLength: 1, maxLength: 8 }), async (eylemler) => {
      const dunya = await buildDunya();
      for (const yapilan of eylemler) await act(dunya, yapilan);
      const { satis, satir, borc, alacak, odeme, kasa } = await readHesap(server, dunya.bayi.bayiID);
      expect({ satir, borc }).toEqual({ satir: satis, borc: satis });
      expect({ alacak, kasa }).toEqual({ alacak: odeme, kasa: odeme });
      for (const { bakiye, kalan } of await bakiyeler(dunya.bayi.bayiID)) expect(bakiye).toBe(kalan);
    }),
    { numRuns: 25 },
  );
});

it('holds them equal where a payment method is a discount: nothing is paid by one', async () => {
  const bayi = await buildBayi(server);
  const [iskonto] = await server.rows<{ id: number }>('update odeme_sekli set satista_goster = true where bayi_id = $1 and iskonto_mu returning id::int', [bayi.bayiID]);
  const odeme = { odemeSekliID: iskonto!.id, tutar: 40 };
  const { id: tahsilatSatisID, musteriID, toplamTutar } = await buildSatis(server, bayi);
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  const { id: randevuID } = await buildRandevu(server, bayi);
  const digeri = await buildMusteri(server, bayi);
  const refusals = [
    await server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], odemeler: [odeme] } }, bayi),
    await server.send(satisCalls.tahsilat, { body: { model: [{ ...odeme, tahsilatSatisID, musteriID }] } }, bayi),
    await server.send(satisCalls.tahsilat, { body: { model: [{ ...odeme, musteriID: digeri.id }], avans: true } }, bayi),
    await server.send(kaporaCalls.create, { body: { ...odeme, randevuID } }, bayi),
    await server.send(kasaCalls.create, { body: { ...odeme, gelirMi: true } }, bayi),
  ];
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 422, message: 'odemeSekliGecersiz' });
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(toplamTutar * 100, 0));
});
