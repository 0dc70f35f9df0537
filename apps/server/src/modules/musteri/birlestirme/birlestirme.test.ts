import { avansCalls } from '@defter/contract/avans.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { birlestirmeCalls, SECILEN_ALANLAR } from '@defter/contract/birlestirme.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildTelefon, type TestBayi } from '../../../../test/build.ts';
import { sendWhileHeld } from '../../../../test/hold.ts';
import { useServer } from '../../../../test/server.ts';
import { fingerprint } from '../../../../test/fingerprint.ts';
import { forgetYedekler } from '../forget-yedekler.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

/** Everything of the bayi but what a merge itself writes down, and versions, which are not given back. */
async function records(): Promise<Record<string, string>> {
  const { kayit_gunlugu: _log, musteri_birlestirme: _merges, tekrar_anahtari: _keys, ...rest } = await fingerprint(server, bayi.bayiID, ['surum']);
  return rest;
}
const jeton = () => ({ jeton: bayi.jeton });
const merge = (kalanID: number, gidenID: number, gidendenAlinanlar: readonly string[] | null = null) =>
  server.send(birlestirmeCalls.birlestir, { body: { kalanID, gidenID, gidendenAlinanlar } }, jeton());
const undo = (id: number) => server.send(birlestirmeCalls.geriAl, { body: { id } }, jeton());
const get = async (id: number) => (await server.send(musteriCalls.get, { params: { id } }, jeton())).musteri;

type Kisi = { ad: string; soyad: string | null; email: string | null; dosyaNo: boolean; tavsiye: boolean; telefon: number; adres: number; randevu: number; satis: number };

async function build(kisi: Kisi, tavsiyeEdenID: number | null): Promise<number> {
  const { id } = await server.send(
    musteriCalls.create,
    {
      body: {
        musteri: { id: 0, ad: kisi.ad, soyad: kisi.soyad, dosyaNo: kisi.dosyaNo ? buildTelefon() : null },
        digerBilgiler: { tavsiyeEdenID: kisi.tavsiye ? tavsiyeEdenID : null },
        adresler: Array.from({ length: kisi.adres }, (_, i) => ({ id: 0, baslik: `Ev ${i}`, adres: 'Lale Sokak' })),
        musteriTelefon: Array.from({ length: kisi.telefon }, () => ({ id: 0, telefon: buildTelefon() })),
      },
    },
    jeton(),
  );
  // Two may share one from before that was refused.
  await server.rows('update musteri set email = $1 where id = $2', [kisi.email, id]);
  for (let i = 0; i < kisi.randevu; i += 1) await buildRandevu(server, bayi, { musteriID: id });
  for (let i = 0; i < kisi.satis; i += 1) await buildSatis(server, bayi, { musteriID: id, odemeler: [{ odemeSekliID: 1, tutar: 40 }] });
  return id;
}

const small = fc.integer({ min: 0, max: 2 });
const kisi = fc.record({
  ad: fc.constantFrom('Ayşe', 'AYŞE', 'Işıl'),
  soyad: fc.constantFrom('Kaya', null),
  email: fc.constantFrom('a@ornek.test', null),
  dosyaNo: fc.boolean(),
  tavsiye: fc.boolean(),
  telefon: small,
  adres: small,
  randevu: small,
  satis: small,
});

describe('merging two records', () => {
  it('asks about every field of a customer, or says why not', async () => {
    const { id: kalanID } = await buildMusteri(server, bayi);
    const { musteri } = await server.send(musteriCalls.get, { params: { id: kalanID } }, jeton());
    const { digerBilgiler } = await server.send(musteriCalls.digerBilgiler, { params: { id: kalanID } }, jeton());
    const { aciklama: _saglikNotu, tavsiyeEden: _name, ...diger } = digerBilgiler;
    // The district goes with the province; the rest is written by the house, is moved, or is added up.
    const kendiliginden = [
      'id', 'guid', 'surum', 'ilceID', 'adSoyad', 'grupAdi', 'ilAdi', 'ilceAdi', 'bayiID', 'kayitEdenPersonelID', 'kayitEden', 'kayitTarihi', 'aktifMi', 'anonimMi',
      'bakiye', 'iskontoYuzdesi', 'puan', 'sonZiyaret', 'siradakiRandevu', 'gelmemeSayisi', 'ozelDurum', 'adresler', 'rizalar', 'talepKalanGun', 'telefonlar',
    ];
    const alanlar = Object.keys({ ...musteri, ...diger }).filter((alan) => !kendiliginden.includes(alan));
    expect([...alanlar, 'saglikNotu'].toSorted()).toEqual([...SECILEN_ALANLAR].toSorted());
  });

  it('has been a customer since the earlier of the two days', async () => {
    const [{ id: kalanID }, { id: gidenID }] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    await server.rows(`update musteri set kayit_tarihi = '2020-03-01T09:00:00Z' where id = $1`, [gidenID]);
    const { kayitTarihi } = await get(gidenID);
    await merge(kalanID, gidenID);
    expect((await get(kalanID)).kayitTarihi).toBe(kayitTarihi);
  });

  it('puts two different notes together, so that nothing known of somebody’s health is lost', async () => {
    const build = async (aciklama: string | null, saglik: string) =>
      (await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ayşe', aciklama }, digerBilgiler: { aciklama: saglik } } }, jeton())).id;
    const notes = async (id: number) => [
      (await get(id)).aciklama,
      (await server.send(musteriCalls.digerBilgiler, { params: { id } }, jeton())).digerBilgiler.aciklama,
    ];
    const [bir, iki] = [await build('Sabah gelir', 'Tiroid'), await build(null, 'Diyabet')];
    const before = await records();
    const { birlestirmeID } = await merge(bir, iki);
    expect(await notes(bir)).toEqual(['Sabah gelir', 'Tiroid\nDiyabet']);
    await undo(birlestirmeID);
    expect(await records()).toEqual(before);
    await merge(bir, iki, []);
    expect(await notes(bir)).toEqual(['Sabah gelir', 'Tiroid']);

    const [uc, dort, bes] = [await build('a'.repeat(1500), 'x'), await build('b'.repeat(1500), 'x'), await build('kısa', 'y')];
    expect(await merge(uc, dort)).toMatchObject({ status: 422, message: 'notlarUzun' });
    const body = { kalanID: uc, gidenID: bes, gidendenAlinanlar: ['aciklama'], eklenenNotlar: ['saglikNotu'] };
    expect((await server.send(birlestirmeCalls.birlestir, { body }, jeton())).status).toBe(200);
    expect(await notes(uc)).toEqual(['kısa', 'x\ny']);
  });

  it('takes over what is chosen, whatever field it is, and gives all of it back', async () => {
    const kisi = (n: number) => ({
      musteri: {
        id: 0, ad: `Ad ${n}`, musteriNo: `M${n}`, firmaMusteriNo: `F${n}`, turID: n, firmaTipiID: n, uyrukID: n, hizmetAlan: n === 1, kartNo: `K${n}`,
      },
      digerBilgiler: { meslekID: n, neredenDuydunuzID: n, hastaTuruID: n, ozelDurumID: n, babaAdi: `Baba ${n}`, aciklama: `Alerji ${n}` },
    });
    const [bir, iki] = [await server.send(musteriCalls.create, { body: kisi(1) }, jeton()), await server.send(musteriCalls.create, { body: kisi(2) }, jeton())];
    const before = await records();
    const { birlestirmeID } = await merge(bir.id, iki.id, SECILEN_ALANLAR.filter((alan) => alan !== 'ad'));
    const { digerBilgiler } = await server.send(musteriCalls.digerBilgiler, { params: { id: bir.id } }, jeton());
    expect(await get(bir.id)).toMatchObject({ ...kisi(2).musteri, id: bir.id, ad: 'Ad 1' });
    expect(digerBilgiler).toMatchObject(kisi(2).digerBilgiler);
    await undo(birlestirmeID);
    expect(await records()).toEqual(before);
  });


  it('and taking it back leaves every table as it was', async () => {
    const fields = fc.option(fc.subarray(['ad', 'soyad', 'email', 'dosyaNo'] as const));
    await fc.assert(
      fc.asyncProperty(kisi, kisi, fields, async (bir, iki, secilenler) => {
        const birID = await build(bir, null);
        const ikiID = await build(iki, birID);
        // Others who were recommended by either of them, and one of them by the other.
        await build({ ...bir, tavsiye: true, randevu: 0, satis: 0 }, ikiID);
        const before = await records();
        for (const [kalan, giden] of [[birID, ikiID], [ikiID, birID]] as const) {
          const { birlestirmeID, status } = await merge(kalan, giden, secilenler);
          expect(status).toBe(200);
          expect(await records()).not.toEqual(before);
          expect((await undo(birlestirmeID)).status).toBe(200);
          expect(await records()).toEqual(before);
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('moves everything that hangs on the one who goes, and the balance with it', async () => {
    const { id: kalan } = await buildMusteri(server, bayi);
    const { id: giden, telefon } = await buildMusteri(server, bayi);
    await buildRandevu(server, bayi, { musteriID: giden });
    await buildSatis(server, bayi, { musteriID: giden });
    await buildSatis(server, bayi, { musteriID: kalan });
    const { tasinacaklar } = await server.send(birlestirmeCalls.onizleme, { query: { kalanID: kalan, gidenID: giden } }, jeton());
    expect(Object.fromEntries(tasinacaklar.map(({ tablo, sayi }) => [tablo, sayi]))).toEqual({
      randevu: 1, satis: 1, cari_hareket: 1, musteri_telefon: 1,
    });
    await merge(kalan, giden);
    const musteri = await get(kalan);
    expect(musteri.bakiye).toBe(200);
    expect(musteri.telefonlar.map(({ varsayilanMi }) => varsayilanMi)).toEqual([true, false]);
    expect((await server.send(musteriCalls.get, { params: { id: giden } }, jeton())).status).toBe(404);
    const { liste } = await server.send(musteriCalls.list, { query: { ara: telefon } }, jeton());
    expect(liste.map(({ id }) => id)).toEqual([kalan]);
  });

  it('moves the rows of a table that only the database knows of, and keeps what may be there but once', async () => {
    await server.platform.database.pool.query(`
      create table gelecek (bayi_id bigint not null default current_setting('app.bayi')::bigint, id bigint generated by default as identity,
        musteri_id bigint not null, soru int not null, cevap text, primary key (bayi_id, id), unique (bayi_id, musteri_id, soru),
        foreign key (bayi_id, musteri_id) references musteri);
      call bayi_tablosu('gelecek')`);
    const { id: kalan } = await buildMusteri(server, bayi);
    const { id: giden } = await buildMusteri(server, bayi);
    const rows = `values (${bayi.bayiID}, ${kalan}, 1, 'kalan'), (${bayi.bayiID}, ${giden}, 1, 'giden'), (${bayi.bayiID}, ${giden}, 2, 'giden')`;
    await server.rows(`insert into gelecek (bayi_id, musteri_id, soru, cevap) ${rows}`);
    const before = await records();
    const { birlestirmeID } = await merge(kalan, giden);
    expect(await server.rows('select musteri_id::int as kim, soru, cevap from gelecek order by soru')).toEqual([
      { kim: kalan, soru: 1, cevap: 'kalan' },
      { kim: kalan, soru: 2, cevap: 'giden' },
    ]);
    await undo(birlestirmeID);
    expect(await records()).toEqual(before);
    await server.platform.database.pool.query('drop table gelecek');
  });

  it('takes the chosen fields, and without a choice those that are missing', async () => {
    const kalan = await build({ ad: 'Ayşe', soyad: null, email: null, dosyaNo: false, tavsiye: false, telefon: 0, adres: 0, randevu: 0, satis: 0 }, null);
    const giden = { ad: 'Ayşen', soyad: 'Kaya', email: 'a@ornek.test', dosyaNo: true, tavsiye: false, telefon: 0, adres: 0, randevu: 0, satis: 0 };
    const gidenID = await build(giden, null);
    const { dosyaNo } = await get(gidenID);
    const first = await merge(kalan, gidenID);
    expect(await get(kalan)).toMatchObject({ ad: 'Ayşe', soyad: 'Kaya', email: 'a@ornek.test', dosyaNo });
    await undo(first.birlestirmeID);
    await merge(kalan, gidenID, ['ad']);
    expect(await get(kalan)).toMatchObject({ ad: 'Ayşen', soyad: null, email: null, dosyaNo: null });
  });

  it('leaves nobody recommended by themselves, whichever of the two had recommended the other', async () => {
    const kisi = { ad: 'Ayşe', soyad: 'Kaya', email: null, dosyaNo: false, tavsiye: true, telefon: 0, adres: 0, randevu: 0, satis: 0 };
    const kalan = await build(kisi, null);
    const giden = await build(kisi, kalan);
    const onceki = await build(kisi, null);
    const tavsiyeEden = () => server.rows('select tavsiye_eden_id from musteri where id = $1', [kalan]);
    await merge(kalan, giden);
    expect(await tavsiyeEden()).toEqual([{ tavsiye_eden_id: null }]);
    await server.rows('update musteri set tavsiye_eden_id = $1 where id = $2', [onceki, kalan]);
    await merge(kalan, onceki);
    expect(await tavsiyeEden()).toEqual([{ tavsiye_eden_id: null }]);
  });
});

it('is refused for who was made unrecognisable, on either side', async () => {
  const [anonim, baska] = [(await buildMusteri(server, bayi)).id, (await buildMusteri(server, bayi)).id];
  await server.send(kvkkCalls.anonimlestir, { body: { id: anonim } }, jeton());
  expect(await merge(anonim, baska)).toMatchObject({ status: 409, message: 'musteriAnonim' });
  expect(await merge(baska, anonim)).toMatchObject({ status: 409, message: 'musteriAnonim' });
});

describe('taking a merge back', () => {
  it('uses no version a second time', async () => {
    const [{ id: kalan }, { id: giden }] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    const { birlestirmeID } = await merge(kalan, giden);
    const { ad, surum } = await get(kalan);
    await undo(birlestirmeID);
    const change = (musteri: object) => server.send(musteriCalls.update, { body: { musteri: { id: kalan, ad, ...musteri } } }, jeton());
    expect((await change({ ad: 'Başka' })).status).toBe(200);
    expect((await change({ surum })).status).toBe(409);
  });

  it('leaves with the one who stayed what came since, and what was changed since', async () => {
    const { id: kalan } = await buildMusteri(server, bayi);
    const { id: giden } = await buildMusteri(server, bayi, { ad: 'Elif', soyad: 'Şahin' });
    const [{ id: randevuID }, { id: ucuncu }] = [await buildRandevu(server, bayi, { musteriID: giden }), await buildMusteri(server, bayi)];
    const { birlestirmeID } = await merge(kalan, giden, ['ad', 'soyad']);
    await buildSatis(server, bayi, { musteriID: kalan });
    await server.rows('update randevu set musteri_id = $2 where id = $1', [randevuID, ucuncu]);
    await server.send(musteriCalls.update, { body: { musteri: { id: kalan, ad: 'Yeni', soyad: 'Şahin' } } }, jeton());
    await undo(birlestirmeID);
    expect(await get(kalan)).toMatchObject({ ad: 'Yeni', soyad: 'Test', bakiye: 100 });
    expect(await get(giden)).toMatchObject({ ad: 'Elif', soyad: 'Şahin', bakiye: 0, telefonlar: [{ varsayilanMi: true }] });
    expect(await server.rows('select musteri_id::int as id from randevu where id = $1', [randevuID])).toEqual([{ id: ucuncu }]);
  });

  it('gives a sale back with what it has moved since, so that neither account is wrong', async () => {
    await server.mustSend(ayarCalls.save, { body: { satistaPuanKullanilsin: true } }, jeton());
    const kalan = (await buildMusteri(server, bayi)).id;
    const giden = (await buildMusteri(server, bayi)).id;
    const iptal = await buildSatis(server, bayi, { musteriID: giden });
    const odenen = await buildSatis(server, bayi, { musteriID: giden });
    const { birlestirmeID } = await merge(kalan, giden);
    await server.send(satisCalls.remove, { body: { satisGuid: iptal.satisGuid } }, jeton());
    const { satis } = await server.send(satisCalls.get, { params: { id: odenen.id } }, jeton());
    const body = { ...satis, musteriID: kalan, odemeler: [{ odemeSekliID: 1, tutar: satis.toplamTutar }] };
    expect((await server.send(satisCalls.update, { body }, jeton())).status).toBe(200);
    expect(await get(kalan)).toMatchObject({ bakiye: 0, puan: 1 });
    await undo(birlestirmeID);
    expect([await get(kalan), await get(giden)]).toMatchObject([{ bakiye: 0, puan: 0 }, { bakiye: 0, puan: 1 }]);
  });

  it('gives deposits and credit back with what became of them since', async () => {
    const [kalan, giden] = [(await buildMusteri(server, bayi)).id, (await buildMusteri(server, bayi)).id];
    const [{ id: randevuID }, { id: eskiID }] = [await buildRandevu(server, bayi, { musteriID: giden }), await buildRandevu(server, bayi, { musteriID: giden })];
    await server.mustSend(kaporaCalls.create, { body: { randevuID, odemeSekliID: 1, tutar: 70 } }, jeton());
    await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID: giden, odemeSekliID: 1, tutar: 30 }], avans: true } }, jeton());
    await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID: kalan, odemeSekliID: 1, tutar: 20 }], avans: true } }, jeton());
    const satis = await buildSatis(server, bayi, { musteriID: giden });
    const { birlestirmeID } = await merge(kalan, giden);
    await server.mustSend(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'I' } }, jeton());
    await server.mustSend(kaporaCalls.karar, { body: { randevuID, karar: 'iade', neden: 'Hastaydı' } }, jeton());
    await server.mustSend(avansCalls.mahsup, { body: { musteriID: kalan, satisID: satis.id } }, jeton());
    // A deposit that was taken since belongs to its appointment too.
    const { id: yeniID } = await buildRandevu(server, bayi, { musteriID: kalan });
    for (const id of [eskiID, yeniID]) await server.mustSend(kaporaCalls.create, { body: { randevuID: id, odemeSekliID: 1, tutar: 5 } }, jeton());
    expect((await get(kalan)).bakiye).toBe(100 - 50 - 10);
    await undo(birlestirmeID);
    // The sale of 100 is the one's who goes, half of it paid out of the credit of both.
    expect([(await get(kalan)).bakiye, (await get(giden)).bakiye]).toEqual([-5, 50 - 5]);
  });

  it('gives a sale that was made of an appointment since back with it, so that nobody pays with the deposit of another', async () => {
    const [kalan, giden] = [(await buildMusteri(server, bayi)).id, (await buildMusteri(server, bayi)).id];
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID: giden, altUrunIDler: [altUrunID] });
    await server.mustSend(kaporaCalls.create, { body: { randevuID, odemeSekliID: 1, tutar: 70 } }, jeton());
    const { birlestirmeID } = await merge(kalan, giden);
    const { id } = await server.mustSend(randevuCalls.satis, { body: { randevuID } }, jeton());
    await undo(birlestirmeID);
    expect((await server.mustSend(satisCalls.get, { params: { id } }, jeton())).satis.musteriID).toBe(giden);
    await server.mustSend(satisCalls.update, { body: { id, islemde: false } }, jeton());
    expect([(await get(kalan)).bakiye, (await get(giden)).bakiye]).toEqual([0, 30]);
  });

  it('is waited for by who gives credit back, and is then told that it is somebody else’s', async () => {
    const [kalan, giden] = [(await buildMusteri(server, bayi)).id, (await buildMusteri(server, bayi)).id];
    await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID: giden, odemeSekliID: 1, tutar: 30 }], avans: true } }, jeton());
    const { liste } = await server.mustSend(avansCalls.get, { params: { id: giden } }, jeton());
    const { birlestirmeID } = await merge(kalan, giden);
    const [undone, iade] = await sendWhileHeld(
      server,
      (client) => client.query('select from musteri where id = $1 for update', [kalan]),
      () => undo(birlestirmeID),
      () => server.send(avansCalls.iade, { body: { id: liste[0]!.id } }, jeton()),
    );
    expect([undone.status, iade]).toMatchObject([200, { status: 409, message: 'kayitDegismis' }]);
    expect([(await get(kalan)).bakiye, (await get(giden)).bakiye]).toEqual([0, -30]);
  });

  it('is refused where a later merge of the same person is made at the same moment', async () => {
    const [a, b, c] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    const first = await merge(a.id, b.id);
    const [second, geri] = await sendWhileHeld(
      server,
      (client) => client.query('select from musteri where id = $1 for update', [a.id]),
      () => merge(a.id, c.id),
      () => undo(first.birlestirmeID),
    );
    expect([second.status, geri]).toMatchObject([200, { status: 409, message: 'oncekiBirlestirme' }]);
  });

  it('is refused twice, after 30 days, and while a later merge of the same person stands', async () => {
    const [a, b, c] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    const first = await merge(a.id, b.id);
    const second = await merge(c.id, a.id);
    expect(await undo(first.birlestirmeID)).toMatchObject({ status: 409, message: 'oncekiBirlestirme' });
    await undo(second.birlestirmeID);
    await forgetYedekler(server.platform.database);
    expect((await undo(first.birlestirmeID)).status).toBe(200);
    expect(await undo(first.birlestirmeID)).toMatchObject({ status: 409, message: 'geriAlinamaz' });

    const old = await merge(a.id, b.id);
    await server.rows(`update musteri_birlestirme set zaman = zaman - interval '31 days' where id = ${old.birlestirmeID}`);
    expect(await undo(old.birlestirmeID)).toMatchObject({ status: 409, message: 'geriAlmaSuresiGecti' });
    await forgetYedekler(server.platform.database);
    expect(await server.rows('select yedek from musteri_birlestirme where id = $1', [old.birlestirmeID])).toEqual([{ yedek: null }]);
    const { liste } = await server.send(birlestirmeCalls.birlestirmeler, {}, jeton());
    expect(liste.map(({ geriAlinabilir }) => geriAlinabilir)).toEqual([false, false, false]);
  });
});

describe('duplicates', () => {
  const create = (musteri: object) => server.send(musteriCalls.create, { body: { musteri: { id: 0, soyad: 'Kaya', ...musteri } } }, jeton());
  const list = async () =>
    (await server.send(birlestirmeCalls.tekrarlar, {}, jeton())).liste.map(({ neden, bir, iki }) => [neden, bir.id, iki.id]);

  it('are listed with the reason, the surest first, until they are called different people', async () => {
    const { id: a } = await create({ ad: 'Işıl', tcKimlikNo: '10000000146' });
    const { id: b } = await create({ ad: 'Işıl', soyad: 'Demir', tcKimlikNo: '10000000146' });
    const { id: c } = await create({ ad: 'IŞIL', soyad: 'KAYA' });
    const { id: d } = await create({ ad: 'Ali', dogumTarihi: '1990-05-03' });
    const { id: e } = await create({ ad: 'ALİ', dogumTarihi: '1990-05-03' });
    await create({ ad: 'Ali', dogumTarihi: '1991-05-03' });
    expect(await list()).toEqual([['tcKimlikNo', a, b], ['adDogumTarihi', d, e], ['ad', a, c]]);
    const body = { birID: c, ikiID: a };
    await server.send(birlestirmeCalls.farkliKisiler, { body }, jeton());
    expect(await list()).toEqual([['tcKimlikNo', a, b], ['adDogumTarihi', d, e]]);
    await server.send(birlestirmeCalls.farkliKisilerGeriAl, { body }, jeton());
    expect(await list()).toHaveLength(3);
  });

  it('are found while a form is being filled in, by anything that tells people apart', async () => {
    const telefon = buildTelefon();
    const { id: a } = await buildMusteri(server, bayi, { telefon });
    const { id: b } = await create({ ad: 'Işıl', dogumTarihi: '1990-05-03', tcKimlikNo: '10000000146' });
    const find = async (body: object) => (await server.send(birlestirmeCalls.benzerler, { body }, jeton())).liste.map(({ id, neden }) => [neden, id]);
    expect(await find({ telefon })).toEqual([['telefon', a]]);
    expect(await find({ tcKimlikNo: '10000000146' })).toEqual([['tcKimlikNo', b]]);
    expect(await find({ ad: 'ışıl', soyad: 'KAYA', dogumTarihi: '1990-05-03' })).toEqual([['adDogumTarihi', b]]);
    expect(await find({ ad: 'Işıl', soyad: 'Kaya', telefon: '053' })).toEqual([]);
    expect(await find({ telefon, haricID: a })).toEqual([]);
  });

  it('are not found by a national id by who may not see it', async () => {
    const kisi = await buildPersonel(server, bayi, ['musteriGoruntule', 'musteriDuzenle']);
    const { id: a } = await create({ ad: 'Işıl', tcKimlikNo: '10000000146' });
    const { id: b } = await create({ ad: 'IŞIL', tcKimlikNo: '10000000146' });
    await create({ ad: 'Ali', tcKimlikNo: '10000000146' });
    const seen = async (query: object) => (await server.send(birlestirmeCalls.tekrarlar, { query }, kisi)).liste.map(({ neden, bir, iki }) => [neden, bir.id, iki.id]);
    expect(await seen({ neden: 'tcKimlikNo' })).toEqual([]);
    expect(await seen({})).toEqual([['ad', a, b]]);
  });

  it('belong to one bayi', async () => {
    const other = await buildBayi(server);
    const { id: own } = await buildMusteri(server, bayi);
    const { id: theirs } = await buildMusteri(server, other);
    expect(await merge(own, theirs)).toMatchObject({ status: 404 });
    const kisi = await buildPersonel(server, bayi, ['musteriDuzenle', 'musteriGoruntule']);
    expect(await server.send(birlestirmeCalls.birlestir, { body: { kalanID: own, gidenID: own } }, { jeton: kisi.jeton })).toMatchObject({ status: 403 });
    expect(await merge(own, own)).toMatchObject({ status: 422, message: 'kendisiyleBirlesmez' });
  });
});
