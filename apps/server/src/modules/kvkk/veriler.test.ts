import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { kvkkCalls, VERI_BOLUMLERI } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { askOnayKodu, buildFotograf, buildRiza, buildTalep } from '../../../test/build-kvkk.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { readZip } from '../../../test/read-zip.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { sorted } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const durum = (id: number) => server.send(kvkkCalls.durum, { params: { id } }, { jeton: bayi.jeton });
const veriler = async (id: number) => (await server.send(kvkkCalls.veriler, { params: { id } }, { jeton: bayi.jeton })).veriler;
const anonimlestir = (id: number) => server.send(kvkkCalls.anonimlestir, { body: { id } }, { jeton: bayi.jeton });
const telefonlar = async (id: number) => (await server.send(musteriCalls.telefonlar, { params: { id } }, { jeton: bayi.jeton })).liste;

/** A text for tomorrow that does not name whom it goes to. */
const planMesaj = ({ id, telefon }: { id: number; telefon: string }, { jeton } = bayi) =>
  server.mustSend(smsCalls.gonder, { body: { mesaj: 'Yarın kapalıyız', tur: 'bilgi', gonderilecekler: [{ musteriID: id, adSoyad: null, cepTelefonu: telefon }], tarih: YARIN, saat: '12:00' } }, { jeton });
/** Which salons have a text to a number, waiting or not. */
const mesajiOlanlar = async (telefon: string) => (await server.rows<{ bayiID: number }>('select bayi_id::int as "bayiID" from giden_mesaj where telefon = $1', [telefon])).map(({ bayiID }) => bayiID);

/** The files of an archive. */
const unzip = (archive: Buffer) => new Map(Object.entries(readZip(archive)));

/** Somebody of whom the house knows something in every corner, each time by the same word. */
async function buildTaninan(iz: string) {
  const telefon = buildTelefon();
  const body = {
    musteri: { id: 0, ad: `Ad${iz}`, soyad: `Soyad${iz}`, email: `${iz}@gizli.test`, tcKimlikNo: '10000000146', dogumTarihi: '1987-06-05', aciklama: `Not${iz}` },
    musteriTelefon: [{ telefon }],
    adresler: [{ baslik: 'Ev', adres: `Sokak${iz} 9` }],
    digerBilgiler: { babaAdi: `Baba${iz}`, aciklama: `Diger${iz}` },
  };
  const { id } = await server.send(musteriCalls.create, { body }, { jeton: bayi.jeton, headers: { 'idempotency-key': randomUUID() } });
  const randevu = await buildRandevu(server, bayi, { musteriID: id, randevuNotu: `Randevu${iz}` });
  const { id: _id, ...zorlanan } = randevu;
  await server.mustSend(randevuCalls.create, { body: { ...zorlanan, zorlamaNedeni: `Zorlama${iz}` } }, { jeton: bayi.jeton });
  await server.mustSend(puanCalls.yukle, { body: { musteriID: id, puan: 5, neden: `Puan${iz}` } }, { jeton: bayi.jeton });
  const { id: satisID } = await buildSatis(server, bayi, { musteriID: id, odemeler: [{ odemeSekliID: 1, tutar: 40, aciklama: `Odeme${iz}` }], taksitler: [{ tarih: YARIN, tutar: 60, aciklama: `Taksit${iz}` }] });
  const { haklar } = await buildPaketSatis(server, bayi, { musteriID: id });
  await server.mustSend(seansIslemiCalls.dondur, { body: { paketHakID: haklar[0]!.id, bitis: YARIN, neden: `Dondurma${iz}` } }, { jeton: bayi.jeton });
  await server.house(
    "insert into puan_hareket (bayi_id, musteri_id, satis_id, tur, puan, tarih) values ($1, $2, $3, 'kazanc', 12.5, current_date)",
    [bayi.bayiID, id, satisID],
  );
  await buildRiza(server, bayi, { musteriID: id, amaclar: ['hizmet', 'fotograf'] });
  await buildFotograf(server, bayi, { musteriID: id });
  await buildTalep(server, bayi, { musteriID: id, tur: 'silme', aciklama: `Talep${iz}` });
  // The text is still on its way.
  const onayKodu = await askOnayKodu(server, bayi, id);
  return { id, telefon, onayKodu };
}

describe('what the house holds about a person', () => {
  it('is told whole', async () => {
    const { id, telefon } = await buildTaninan('berkin');
    const parcalar = await veriler(id);
    expect(sorted(Object.keys(parcalar))).toEqual(sorted([...VERI_BOLUMLERI]));
    const text = JSON.stringify(parcalar);
    for (const word of ['Ad', 'Soyad', 'Not', 'Sokak', 'Baba', 'Diger', 'Randevu', 'Zorlama', 'Puan', 'Odeme', 'Taksit', 'Talep']) expect(text).toContain(`${word}berkin`);
    for (const word of [telefon, 'berkin@gizli.test', '10000000146', '1987-06-05']) expect(text).toContain(word);
    expect(parcalar).toMatchObject({ rizalar: [{ surum: 1 }, { surum: 1 }], fotograflar: [{ tarih: BUGUN }], hesapHareketleri: expect.any(Array) });
  });

  it('is handed over as one archive, with what the photos show and what was signed, and the log says by whom', async () => {
    const { id } = await buildTaninan('orhan');
    const reply = await server.send(kvkkCalls.veriArsivi, { params: { id } }, { jeton: bayi.jeton });
    expect(reply.status).toBe(200);
    const files = unzip(reply.dosya!);
    const { fotograflar, rizalar, kimlik } = JSON.parse(files.get('veriler.json')!.toString()) as Record<string, Record<string, string>[]>;
    expect(kimlik).toMatchObject([{ ad: 'Adorhan' }]);
    expect(sorted([...files.keys()])).toEqual(sorted(['veriler.json', fotograflar![0]!.dosya, ...new Set(rizalar!.map(({ imzaDosyasi }) => imzaDosyasi))]));
    expect(files.get(fotograflar![0]!.dosya!)!.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(files.get(rizalar![0]!.imzaDosyasi!)!.toString()).toContain('<svg');
    const log = await server.rows('select nesne, islem from kayit_gunlugu where kayit_id = $1 and islem = $2', [id, 'disaAktarma']);
    expect(log).toEqual([{ nesne: 'kisiselVeriler', islem: 'disaAktarma' }]);
  });

  it('is written as it is taken, so that no number of photos fills the memory', async () => {
    const { id } = await buildMusteri(server, bayi);
    for (let i = 0; i < 6; i += 1) await buildFotograf(server, bayi, { musteriID: id });
    const { app, platform: { files } } = server;
    let read = 0;
    const get = vi.spyOn(files, 'get').mockImplementation(async () => {
      read += 1;
      return randomBytes(8 * 1024 * 1024);
    });
    onTestFinished(() => get.mockRestore());
    const address = app.server.listening ? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` : await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/musteri/${id}/kisisel-veriler/arsiv`, { headers: { authorization: `Bearer ${bayi.jeton}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(read).toBeLessThan(6);
    await answer.body!.cancel();
    const log = () => server.rows('select aciklama from kayit_gunlugu where kayit_id = $1 and islem = $2', [id, 'disaAktarma']);
    await expect.poll(log).toEqual([{ aciklama: expect.stringContaining('yarıda kaldı') }]);
    expect(read).toBeLessThan(6);
  });

  it.each([['musteriFotograf', 'musteriIletisim'], ['musteriFotograf', 'musteriGoruntule'], ['musteriIletisim', 'musteriGoruntule']] as Yetki[][])(
    'is no archive for somebody with only %s and %s',
    async (...yetkiler) => {
      const { id } = await buildMusteri(server, bayi);
      const { jeton } = await buildPersonel(server, bayi, yetkiler);
      expect(await server.send(kvkkCalls.veriArsivi, { params: { id } }, { jeton })).toMatchObject({ status: 403 });
    },
  );

  it('is for those who may see contact data', async () => {
    const { id } = await buildMusteri(server, bayi);
    const { jeton } = await buildPersonel(server, bayi, ['musteriIletisim']);
    expect(await server.send(kvkkCalls.veriler, { params: { id } }, { jeton })).toMatchObject({ status: 403 });
  });

  it('leaves no table out that points at customers', async () => {
    const rows = await server.rows<{ tablo: string }>(`
      select distinct c.conrelid::regclass::text as tablo from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'musteri'::regclass and c.conrelid <> 'musteri'::regclass order by 1`);
    // kvkk_onay_kodu is a code on its way, and is gone before anybody could ask for it; of a link the house knows only the digest. The
    // payments of a collection are told with their sales, automatic messages with all messages.
    expect(rows.map(({ tablo }) => tablo)).toEqual([
      'avans', 'bekleme_listesi', 'bildirim_abonesi', 'bos_yer_teklifi', 'cari_hareket', 'fotograf', 'gelen_arama', 'kvkk_onay_kodu', 'kvkk_riza', 'kvkk_talep', 'kvkk_telefon_silme', 'musteri_adres', 'musteri_baglantisi', 'musteri_fiyat', 'musteri_telefon', 'otomatik_gonderi', 'paket_hak', 'puan_hareket',
      'randevu', 'randevu_talebi', 'satis', 'seans_hareket', 'tahsilat',
    ]);
  });
});

describe('making somebody unrecognisable', () => {
  const SUMS = `select
    (select sum(borc) || ' ' || sum(alacak) || ' ' || count(*) from cari_hareket where bayi_id = $1) as cari,
    (select sum(gelir) || ' ' || sum(gider) || ' ' || count(*) from kasa where bayi_id = $1) as kasa,
    (select sum(toplam_tutar) || ' ' || sum(alinan) || ' ' || sum(kdv_toplam) || ' ' || count(*) from satis where bayi_id = $1) as satis,
    (select sum(tutar) || ' ' || count(*) from satis_odeme where bayi_id = $1) as odeme,
    (select sum(tutar) || ' ' || sum(adet) || ' ' || count(*) from satis_icerik where bayi_id = $1) as icerik,
    (select sum(puan) || ' ' || count(*) from puan_hareket where bayi_id = $1) as puan,
    (select count(*) || ' ' || count(*) filter (where durum = 'B') from randevu where bayi_id = $1) as randevu,
    (select sum(puan) || ' ' || count(*) from puan_hareket where bayi_id = $1) as puan,
    (select count(*) from musteri where bayi_id = $1) as musteri,
    (select count(*) || ' ' || min(tarih) from kvkk_talep where bayi_id = $1) as talep`;

  it('leaves every total as it was, and no word of the person anywhere', async () => {
    const { id, telefon, onayKodu } = await buildTaninan('zulkuf');
    // This consent names the number that the code went to.
    await server.mustSend(kvkkCalls.smsDogrula, { body: { musteriID: id, onayKodu } }, { jeton: bayi.jeton });
    const before = await server.rows(SUMS, [bayi.bayiID]);
    const folder = (kind: string) => readdir(new URL(`${bayi.bayiID}/${kind}/`, server.platform.config.filesUrl));
    const kept = { fotograf: (await folder('fotograf')).length, imza: (await folder('imza')).length };
    expect(await anonimlestir(id)).toMatchObject({ status: 200, message: 'musteriAnonimlesti' });
    expect(await server.rows(SUMS, [bayi.bayiID])).toEqual(before);

    const tables = await server.house<{ tablo: string }>(`select c.relname as tablo from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
    for (const { tablo } of tables) {
      const found = await server.house<{ satir: string }>(
        `select t::text as satir from ${tablo} t where t::text ilike any($1) and coalesce(to_jsonb(t) ->> 'bayi_id', '0') in ('0', $2)`,
        [['%zulkuf%', `%${telefon}%`, `%${telefon.slice(3)}%`], String(bayi.bayiID)],
      );
      expect(found, tablo).toEqual([]);
    }
    await expect.poll(async () => ({ fotograf: (await folder('fotograf')).length, imza: (await folder('imza')).length })).toEqual({
      fotograf: kept.fotograf - 2,
      imza: kept.imza - 1,
    });

    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    expect(musteri).toMatchObject({ adSoyad: `Anonim Müşteri #${id}`, aktifMi: false, telefonlar: [], email: null, tcKimlikNo: null });
    expect(sorted((await durum(id)).rizalar.map(({ bitisTuru }) => bitisTuru))).toEqual(['anonim', 'anonim', 'yenilendi']);
  });

  it('forgets what the record log tells of the one who went in a merge, and of the merge, undone or not', async () => {
    const two = async () => [(await buildMusteri(server, bayi, { soyad: 'Kalankızı' })).id, (await buildMusteri(server, bayi, { soyad: 'Gidenkızı' })).id] as const;
    const merge = (kalanID: number, gidenID: number) => server.send(birlestirmeCalls.birlestir, { body: { kalanID, gidenID } }, { jeton: bayi.jeton });
    const told = async () => JSON.stringify(await server.rows("select degisim from kayit_gunlugu where bayi_id = $1 and menu = 'musteri' order by id", [bayi.bayiID]));

    const [ilk, orta] = await two();
    const [son] = await two();
    await merge(orta, ilk);
    await merge(son, orta);
    await anonimlestir(son);
    // The second of the second pair is another person.
    expect((await told()).match(/(Kalan|Giden)kızı/g)).toEqual(['Gidenkızı']);

    const [kalan, giden] = await two();
    const { birlestirmeID } = await merge(kalan, giden);
    await server.send(birlestirmeCalls.geriAl, { body: { id: birlestirmeID } }, { jeton: bayi.jeton });
    await anonimlestir(giden);
    expect((await told()).match(/(Kalan|Giden)kızı/g)).toEqual(['Gidenkızı', 'Kalankızı']);
  });

  it('takes the texts with it that wait to leave and do not name the person, of this salon alone', async () => {
    const musteri = await buildMusteri(server, bayi);
    const other = await buildBayi(server);
    await planMesaj(musteri);
    await planMesaj(await buildMusteri(server, other, { telefon: musteri.telefon }), other);
    await anonimlestir(musteri.id);
    expect(await mesajiOlanlar(musteri.telefon)).toEqual([other.bayiID]);
  });

  it('leaves alone whoever has by now the number of an old consent', async () => {
    const { id: rizaID, musteriID } = await buildRiza(server, bayi);
    const sonraki = await buildMusteri(server, bayi);
    await server.rows('update kvkk_riza set telefon = $2 where id = $1', [rizaID, sonraki.telefon]);
    await planMesaj(sonraki);
    await anonimlestir(musteriID);
    expect(await mesajiOlanlar(sonraki.telefon)).toEqual([bayi.bayiID]);
  });

  it('takes the values of the log from every kind of record of the person, and from no other of the same number', async () => {
    const { id } = await buildMusteri(server, bayi);
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID: id });
    const { id: satisID } = await buildSatis(server, bayi, { musteriID: id });
    const entry = (menu: string, kayitID: number, nesne: string | null) =>
      server.house('insert into kayit_gunlugu (bayi_id, menu, islem, kayit_id, nesne, degisim) values ($1, $2, $3, $4, $5, $6)', [bayi.bayiID, menu, 'guncelleme', kayitID, nesne, '{"deneme":1}']);
    await entry('musteri', id, null);
    await entry('musteri', id, 'adres');
    await entry('randevu', randevuID, null);
    await entry('randevu', randevuID, 'kapora');
    await entry('satis', satisID, 'odeme');
    // Requests and waits have numbers of their own, and so has what other menus tell of.
    await entry('randevu', randevuID, 'randevuTalep');
    await entry('randevu', randevuID, 'bekleme');
    await entry('randevu', randevuID, 'bosYerTeklifi');
    await entry('musteri', id, 'gelenArama');
    await entry('musteri', id, 'aktarim');
    await entry('satis', satisID, 'kampanya');
    await entry('urun', satisID, null);
    await anonimlestir(id);
    const kalan = await server.rows<{ menu: string; nesne: string | null }>("select menu, nesne from kayit_gunlugu where bayi_id = $1 and degisim::text like '%deneme%' order by id", [bayi.bayiID]);
    expect(kalan.map(({ menu, nesne }) => [menu, nesne])).toEqual([
      ['randevu', 'randevuTalep'], ['randevu', 'bekleme'], ['randevu', 'bosYerTeklifi'], ['musteri', 'gelenArama'], ['musteri', 'aktarim'], ['satis', 'kampanya'], ['urun', null],
    ]);
  });

  it('takes what the log tells of the calls of the person too, of those that were deleted as well', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    const ara = (aciklama: string, kim: object) => server.mustSend(gelenAramaCalls.create, { body: { aciklama, ...kim } }, { jeton: bayi.jeton });
    await ara('Hamile, arasın', { musteriID: id });
    await ara('Hamile, numarası', { telefonNo: telefon });
    const { id: silinen } = await ara('Hamile, silindi', { musteriID: id });
    await server.mustSend(gelenAramaCalls.remove, { body: { id: silinen } }, { jeton: bayi.jeton });
    const { id: baska } = await buildMusteri(server, bayi);
    await ara('Hamile, başkası', { musteriID: baska });
    const anlatan = () => server.rows<{ degisim: string }>("select degisim::text from kayit_gunlugu where bayi_id = $1 and degisim::text like '%Hamile%'", [bayi.bayiID]);
    expect(await anlatan()).toHaveLength(5);
    await anonimlestir(id);
    expect(await anlatan()).toEqual([{ degisim: expect.stringContaining('başkası') }]);
  });

  it('cannot be undone by changing the record, and is not done twice', async () => {
    const { id } = await buildMusteri(server, bayi);
    await anonimlestir(id);
    const jeton = bayi.jeton;
    expect(await server.send(musteriCalls.update, { body: { musteri: { id, ad: 'Geri' } } }, { jeton })).toMatchObject({ status: 409, message: 'musteriAnonim' });
    expect(await server.send(musteriCalls.aktifEt, { body: { id } }, { jeton })).toMatchObject({ status: 409, message: 'musteriAnonim' });
    expect(await anonimlestir(id)).toMatchObject({ status: 409, message: 'musteriAnonim' });
  });
});

describe('forgetting somebody for whom the desk is booking', () => {
  const buildBooked = async () => {
    const { id: randevuID, musteriID, randevuSutunBaslikID } = await buildRandevu(server, bayi, { randevuNotu: 'Eski not' });
    const notlar = async () => (await server.rows<{ not: string | null }>('select randevu_notu as not from randevu where musteri_id = $1 order by id', [musteriID])).map(({ not }) => not);
    return { randevuID, musteriID, randevuSutunBaslikID, notlar };
  };

  it('waits for the booking, and takes what it says too', async () => {
    const { musteriID, randevuSutunBaslikID, notlar } = await buildBooked();
    const [reply] = await sendWhileHeld(
      server,
      (client) =>
        client.query(
          `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, randevu_notu, kayit_zamani)
           values ($1, $2, $3, '2026-11-27 10:00', '2026-11-27 10:30', 'Hamile, dikkat', now())`,
          [bayi.bayiID, musteriID, randevuSutunBaslikID],
        ),
      () => anonimlestir(musteriID),
    );
    expect(reply).toMatchObject({ status: 200 });
    expect(await notlar()).toEqual([null, null]);
  });

  it('lets no booking follow', async () => {
    const { randevuID, musteriID, randevuSutunBaslikID, notlar } = await buildBooked();
    const body = { musteriID, randevuSutunBaslikID, randevuTarihi: '2026-11-27', baslangicSaat: '10:00', bitisSaat: '10:30', randevuNotu: 'Hamile, dikkat' };
    const [anonim, booked] = await sendWhileHeld(
      server,
      (client) => client.query('select from randevu where id = $1 for update', [randevuID]),
      () => anonimlestir(musteriID),
      () => server.send(randevuCalls.create, { body }, { jeton: bayi.jeton }),
    );
    expect([anonim.status, booked.status, booked.message]).toEqual([200, 422, 'musteriPasif']);
    expect(await notlar()).toEqual([null]);
  });

  it('lets no sale follow, nor sessions that somebody gives them', async () => {
    const { randevuID, musteriID } = await buildBooked();
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const veren = await server.mustSend(paketSatisCalls.create, { body: { musteriID: (await buildMusteri(server, bayi)).id, eklenenler: [{ altUrunID, miktar: 2 }] } }, { jeton: bayi.jeton });
    const { eklenenler } = (await server.send(paketSatisCalls.get, { params: { id: veren.id } }, { jeton: bayi.jeton })).satis;
    const satis = { musteriID, icerikler: [{ altUrunID, adet: 1 }], aciklama: 'Hamile, dikkat' };
    const [anonim, ...sonrakiler] = await sendWhileHeld(
      server,
      (client) => client.query('select from randevu where id = $1 for update', [randevuID]),
      () => anonimlestir(musteriID),
      () => server.send(satisCalls.create, { body: satis }, { jeton: bayi.jeton }),
      () => server.send(seansIslemiCalls.devret, { body: { paketHakID: eklenenler[0]!.paketHakID, musteriID, neden: 'Kızı' } }, { jeton: bayi.jeton }),
    );
    expect(anonim.status).toBe(200);
    for (const { status, message } of sonrakiler) expect([status, message]).toEqual([422, 'musteriPasif']);
  });

  it('finds the texts to many that are just being queued, and lets none follow', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Nurcihan' });
    const gonder = () => server.send(smsCalls.gonder, { body: { mesaj: 'Yarın [ad] için kapalıyız', tur: 'bilgi', gonderilecekler: [{ musteriID: id, adSoyad: null, cepTelefonu: telefon }], tarih: YARIN, saat: '12:00' } }, { jeton: bayi.jeton });
    const [giden, anonim] = await sendWhileHeld(server, (client) => client.query('lock table sms_gonderim in share mode'), gonder, () => anonimlestir(id));
    expect([giden.status, anonim.status]).toEqual([200, 200]);
    expect(await mesajiOlanlar(telefon)).toEqual([]);
    expect(await gonder()).toMatchObject({ status: 422, message: 'smsAliciYok' });
  });
});

describe('erasing a phone', () => {
  it('takes the number away wherever it stands, and keeps that it was done', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    await server.send(kvkkCalls.smsDogrula, { body: { musteriID: id, onayKodu: await askOnayKodu(server, bayi, id) } }, { jeton: bayi.jeton });
    await server.house("update giden_mesaj set durum = 'gonderildi' where telefon = $1", [telefon]);
    await server.mustSend(gelenAramaCalls.create, { body: { telefonNo: telefon } }, { jeton: bayi.jeton });
    const [satir] = await telefonlar(id);
    expect(await server.send(kvkkCalls.telefonSil, { params: { id: satir!.id } }, { jeton: bayi.jeton })).toMatchObject({ status: 200, id });
    expect(await telefonlar(id)).toEqual([]);
    const { silinenTelefonlar, rizalar } = await durum(id);
    expect(silinenTelefonlar).toMatchObject([{ maskeli: expect.stringMatching(/^0\(5.*•• \d\d$/), silen: 'Deniz Sahip' }]);
    expect(rizalar[0]).toMatchObject({ amac: 'hizmet', bitisZamani: null, telefon: silinenTelefonlar[0]!.maskeli });
    const { liste } = await server.send(musteriCalls.list, { query: { ara: telefon, durum: 'tumu' } }, { jeton: bayi.jeton });
    expect(liste).toEqual([]);
    expect(await server.house('select 1 from giden_mesaj where telefon = $1', [telefon])).toEqual([]);
    expect(await server.house('select 1 from kayit_gunlugu where degisim::text like $1', [`%${telefon}%`])).toEqual([]);
  });

  it('takes the texts with it that wait to leave to the number', async () => {
    const musteri = await buildMusteri(server, bayi);
    await planMesaj(musteri);
    const [satir] = await telefonlar(musteri.id);
    await server.mustSend(kvkkCalls.telefonSil, { params: { id: satir!.id } }, { jeton: bayi.jeton });
    expect(await mesajiOlanlar(musteri.telefon)).toEqual([]);
  });
});

describe('a request', () => {
  it('has thirty days from the day on which it came', async () => {
    const own = await buildBayi(server);
    const { id: musteriID } = await buildMusteri(server, own, { ad: 'Ece', soyad: 'Ak' });
    for (const tarih of ['2026-11-20', '2026-10-20', '2026-11-25']) await buildTalep(server, own, { musteriID, tarih });
    const { liste } = await server.send(kvkkCalls.acikTalepler, {}, { jeton: own.jeton });
    expect(liste.map(({ kalanGun, sonTarih, musteriAdi }) => [kalanGun, sonTarih, musteriAdi])).toEqual([
      [-6, '2026-11-19', 'Ece Ak'], [25, '2026-12-20', 'Ece Ak'], [30, '2026-12-25', 'Ece Ak'],
    ]);
  });

  it('is answered once, and is no longer open', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id } = await buildTalep(server, bayi, { musteriID, tur: 'kopya' });
    const close = () => server.send(kvkkCalls.closeTalep, { body: { id, durum: 'karsilandi', cevap: 'Elden verildi' } }, { jeton: bayi.jeton });
    expect((await close()).status).toBe(200);
    expect((await durum(musteriID)).talepler).toMatchObject([{ durum: 'karsilandi', cevap: 'Elden verildi', cevapTarihi: BUGUN }]);
    expect(await close()).toMatchObject({ status: 409, message: 'kayitDegismis' });
  });

  it('cannot come tomorrow', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const reply = await server.send(kvkkCalls.createTalep, { body: { musteriID, tur: 'bilgi', tarih: YARIN } }, { jeton: bayi.jeton });
    expect(reply).toMatchObject({ status: 422, message: 'tarihIleri' });
  });
});
