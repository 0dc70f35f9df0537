import { AYAR_ANAHTARLARI, AYAR_VARSAYILANLARI, ayarCalls } from '@defter/contract/ayar.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let jeton: string;
beforeEach(async () => {
  bayi = await buildBayi(server);
  jeton = bayi.jeton;
});

const read = async () => (await server.send(ayarCalls.get, {}, { jeton })).ayarlar;
const save = (body: object) => server.send(ayarCalls.save, { body }, { jeton });
const history = async () => (await server.send(ayarCalls.degisiklikler, {}, { jeton })).liste;
const revert = (id: number, onay = false) => server.send(ayarCalls.geriAl, { body: { id, onay } }, { jeton });

describe('the settings', () => {
  it('keep every switch of the wire, each by itself', async () => {
    for (const anahtar of AYAR_ANAHTARLARI) {
      await save(Object.fromEntries(AYAR_ANAHTARLARI.map((biri) => [biri, biri === anahtar])));
      const ayarlar = await read();
      expect(AYAR_ANAHTARLARI.filter((biri) => ayarlar[biri])).toEqual([anahtar]);
    }
  });

  it('keep numbers and texts, and empty them', async () => {
    const degerler = {
      ciktiSayisi: 3,
      satirSayisi: 4,
      sutunSayisi: 5,
      faturaSatirSayisi: 12,
      puanHesapKatsayi: 0.25,
      puanlamaKatsayi: 1.5,
      yaziciAdi: 'Kasa',
      faturaYaziciAdi: 'Ofis',
      maliSaat: '04:00',
      paketServisSmsMetni: 'Yolda',
      kvkksmsMetni: 'Onay kodunuz',
      hizmetSatisSozlesmesi: 'Madde 1\nMadde 2',
    };
    await save(degerler);
    expect(await read()).toMatchObject(degerler);
    await save({ yaziciAdi: null, maliSaat: null });
    expect(await read()).toMatchObject({ ...degerler, yaziciAdi: null, maliSaat: null });
  });

  it('leave alone what is not sent', async () => {
    await save({ kvkkKullanilsin: true, kvkksmsMetni: 'Kod' });
    await save({ vardiyaKullanilsin: true });
    expect(await read()).toMatchObject({ kvkkKullanilsin: true, vardiyaKullanilsin: true, kvkksmsMetni: 'Kod' });
  });

  it('reach every server at once, for they are read where they are followed', async () => {
    await save({ kvkkKullanilsin: true });
    expect((await server.send(ayarCalls.gecerli, {}, { jeton })).ayarlar.kvkkKullanilsin).toBe(true);
  });

  it('are one bayi’s own', async () => {
    await save({ kvkkKullanilsin: true });
    const other = await buildBayi(server);
    expect((await server.send(ayarCalls.get, {}, { jeton: other.jeton })).ayarlar.kvkkKullanilsin).toBe(false);
  });

  it('refuse a number that cannot be, at its field', async () => {
    expect(await save({ ciktiSayisi: 9 })).toMatchObject({ status: 422, alanlar: { ciktiSayisi: 'sayiGecersiz' } });
    expect(await save({ puanlamaKatsayi: -1 })).toMatchObject({ status: 422, alanlar: { puanlamaKatsayi: 'sayiGecersiz' } });
  });

  it('are at their defaults when nobody has said otherwise', async () => {
    await server.rows('update ayar set degerler = $2 where bayi_id = $1', [bayi.bayiID, '{}']);
    expect(await read()).toMatchObject(AYAR_VARSAYILANLARI);
  });

  it('hold the text of the agreement, written by its own call too', async () => {
    await server.send(ayarCalls.saveSozlesme, { body: { hizmetSatisSozlesmesi: 'Taraflar…' } }, { jeton });
    expect((await read()).hizmetSatisSozlesmesi).toBe('Taraflar…');
    await server.send(ayarCalls.saveSozlesme, { body: { hizmetSatisSozlesmesi: null } }, { jeton });
    expect((await read()).hizmetSatisSozlesmesi).toBeNull();
  });

  it('keep name and address with the company', async () => {
    await save({ firmaAdi: 'Lotus', adres: 'Moda Cd. 1', ilID: 34 });
    expect((await server.send(bayiCalls.get, {}, { jeton })).bayi).toMatchObject({ firmaAdi: 'Lotus', adres: 'Moda Cd. 1', ilID: 34, ilAdi: 'İstanbul' });
    expect(await read()).toMatchObject({ firmaAdi: 'Lotus', adres: 'Moda Cd. 1', bayiID: bayi.bayiID });
  });

  it('of somebody who read them before another one saved are refused whole, the company too', async () => {
    const { ayarlar, surum } = await server.send(ayarCalls.get, {}, { jeton });
    await save({ telefon: '+902121111111' });
    const { ciktiSayisi, firmaAdi } = ayarlar;
    expect(await save({ surum, ciktiSayisi, firmaAdi, telefon: '+902122222222' })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await read()).toMatchObject({ telefon: '+902121111111' });
    const bugunku = await server.send(ayarCalls.get, {}, { jeton });
    expect((await save({ surum: bugunku.surum, ciktiSayisi: 4, firmaAdi, telefon: '+902122222222' })).status).toBe(200);
    expect(await read()).toMatchObject({ ciktiSayisi: 4, telefon: '+902122222222' });
  });
});

describe('a change', () => {
  it('is kept with who made it and what was before and after', async () => {
    await save({ kvkkKullanilsin: true, ciktiSayisi: 1, kvkksmsMetni: 'Kod' });
    expect(await history()).toMatchObject([
      {
        personelAdi: 'Deniz Sahip',
        bolum: 'ayar',
        alanlar: [
          { alan: 'kvkksmsMetni', onceki: null, sonraki: 'Kod' },
          { alan: 'kvkkKullanilsin', onceki: 'false', sonraki: 'true' },
        ],
        geriAlindiMi: false,
        geriAlinanID: null,
      },
    ]);
  });

  it('that changes nothing is none', async () => {
    await save({ ciktiSayisi: 1, kvkkKullanilsin: false });
    expect(await history()).toEqual([]);
  });

  it('is taken back once, and taking it back can be taken back', async () => {
    await save({ kvkkKullanilsin: true, ciktiSayisi: 2 });
    const [degisiklik] = await history();
    expect(await revert(degisiklik!.id)).toMatchObject({ status: 200, message: 'ayarGeriAlindi' });
    expect(await read()).toMatchObject({ kvkkKullanilsin: false, ciktiSayisi: 1 });
    expect(await revert(degisiklik!.id)).toMatchObject({ status: 409, message: 'ayarZatenGeriAlindi' });

    const [geriAlma, ilk] = await history();
    expect([geriAlma!.geriAlinanID, ilk!.geriAlindiMi]).toEqual([ilk!.id, true]);
    expect((await revert(geriAlma!.id)).status).toBe(200);
    expect(await read()).toMatchObject({ kvkkKullanilsin: true, ciktiSayisi: 2 });
  });

  it('says what it is taken back by, which is refused once another desk has saved', async () => {
    const { degisiklikID } = await save({ ciktiSayisi: 2 });
    await save({ ciktiSayisi: 4 });
    expect(await revert(degisiklikID!)).toMatchObject({ status: 409, message: 'ayarSonradanDegisti' });
    expect((await read()).ciktiSayisi).toBe(4);
    expect((await save({ ciktiSayisi: 4 })).degisiklikID).toBeNull();
    const firma = await save({ firmaAdi: 'Lotus Güzellik' });
    expect((await revert(firma.degisiklikID!)).status).toBe(200);
    expect((await save({ ciktiSayisi: 5, firmaAdi: 'Lotus Güzellik' })).degisiklikID).toBeNull();
  });

  it('is not taken back over a later one', async () => {
    await save({ ciktiSayisi: 2, kvkkKullanilsin: true });
    await save({ ciktiSayisi: 3 });
    const [sonraki, onceki] = await history();
    expect(await revert(onceki!.id)).toMatchObject({ status: 409, message: 'ayarSonradanDegisti' });
    expect((await revert(sonraki!.id)).status).toBe(200);
    expect((await revert(onceki!.id)).status).toBe(200);
    expect(await read()).toMatchObject({ ciktiSayisi: 1, kvkkKullanilsin: false });
  });

  it('of two who take it back at once one is told that it is done', async () => {
    await save({ ciktiSayisi: 2 });
    const [{ id } = { id: 0 }] = await history();
    const replies = await Promise.all([revert(id), revert(id)]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    expect(await history()).toHaveLength(2);
  });

  it('of the company, the calendar and the addresses is taken back too', async () => {
    await server.send(bayiCalls.saveFirma, { body: { unvan: 'Lotus Ltd.', firmaAdi: 'Lotus' } }, { jeton });
    const takvim = (await server.send(randevuCalls.ayarlar, {}, { jeton })).ayarlar;
    await server.send(randevuCalls.saveAyarlar, { body: { ...takvim, zamanPeriyodu: 30, baslangicSaati: '10:00' } }, { jeton });
    await server.send(ayarCalls.saveIpAdresi, { body: { ip: '127.0.0.1' } }, { jeton });
    const degisiklikler = await history();
    expect(degisiklikler.map(({ bolum }) => bolum)).toEqual(['ip', 'randevu', 'firma']);
    for (const { id } of degisiklikler) expect((await revert(id)).status).toBe(200);
    expect((await server.send(bayiCalls.get, {}, { jeton })).bayi).toMatchObject({ unvan: null });
    expect((await server.send(randevuCalls.ayarlar, {}, { jeton })).ayarlar).toEqual(takvim);
    expect((await server.send(ayarCalls.ipAdresleri, {}, { jeton })).liste).toEqual([]);
  });

  it('of the columns is taken back: what was added, changed, moved and taken away', async () => {
    const columns = async () => (await server.send(randevuCalls.basliklar, { query: { tumu: true } }, { jeton })).liste;
    const saveColumns = (model: object[]) => server.send(randevuCalls.saveBasliklar, { body: { model } }, { jeton });
    const ilk = await columns();
    await saveColumns([{ id: 0, randevuSiraNo: 2, sutunBaslikTipi: 3, adi: 'Lazer odası' }]);
    const eklenmis = await columns();
    await saveColumns([{ ...eklenmis[0], randevuSiraNo: 2, adi: 'Deniz Hanım' }, { ...eklenmis[1], randevuSiraNo: 1 }]);
    await server.send(randevuCalls.removeBaslik, { body: { id: eklenmis[1]!.id } }, { jeton });

    const [silme, tasima, ekleme] = await history();
    expect(ekleme).toMatchObject({ bolum: 'sutun' });
    expect(ekleme!.alanlar).toContainEqual({ alan: 'adi', kayit: 'Lazer odası', tur: 'metin', sozler: null, onceki: null, sonraki: 'Lazer odası' });
    expect(tasima!.alanlar).toContainEqual({ alan: 'randevuSiraNo', kayit: 'Lazer odası', tur: 'sayi', sozler: null, onceki: '2', sonraki: '1' });
    expect((await revert(silme!.id)).status).toBe(200);
    expect((await revert(tasima!.id)).status).toBe(200);
    expect(await columns()).toEqual(eklenmis);
    expect((await revert(ekleme!.id)).status).toBe(200);
    expect(await columns()).toEqual(ilk);
  });

  it('of a column is not taken back over one that is gone, nor where appointments forbid it', async () => {
    const { id } = await buildSutun(server, bayi);
    const [ekleme] = await history();
    const read = (await server.send(randevuCalls.basliklar, { query: { tumu: true } }, { jeton })).liste.find((sutun) => sutun.id === id)!;
    await server.send(randevuCalls.saveBasliklar, { body: { model: [{ ...read, sutunBaslikTipi: 1, personelID: bayi.personelID }] } }, { jeton });
    await server.send(randevuCalls.saveBasliklar, { body: { model: [read] } }, { jeton });
    const [kisisiz] = await history();
    expect(kisisiz!.alanlar).toContainEqual({ alan: 'personelID', kayit: read.adi, tur: 'kayit', sozler: null, onceki: 'Deniz Sahip', sonraki: null });
    await buildRandevu(server, bayi, { randevuSutunBaslikID: id });
    expect(await revert(ekleme!.id)).toMatchObject({ status: 409 });
    await server.rows('delete from randevu_yer where bayi_id = $1', [bayi.bayiID]);
    await server.rows('delete from randevu where bayi_id = $1', [bayi.bayiID]);
    await server.send(randevuCalls.removeBaslik, { body: { id } }, { jeton });
    expect(await revert(kisisiz!.id)).toMatchObject({ status: 409, message: 'ayarSonradanDegisti' });
  });

  it('of the calendar is not taken back by who may not set it', async () => {
    const takvim = (await server.send(randevuCalls.ayarlar, {}, { jeton })).ayarlar;
    await server.send(randevuCalls.saveAyarlar, { body: { ...takvim, zamanPeriyodu: 30 } }, { jeton });
    const [degisiklik] = await history();
    const kisi = await buildPersonel(server, bayi, YETKILER.filter((flag) => flag !== 'randevuAyarlari'));
    const reply = await server.send(ayarCalls.geriAl, { body: { id: degisiklik!.id } }, { jeton: kisi.jeton });
    expect(reply).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('is in the log', async () => {
    await save({ kvkkKullanilsin: true });
    const rows = await server.rows('select menu, islem from kayit_gunlugu where bayi_id = $1', [bayi.bayiID]);
    expect(rows).toEqual([{ menu: 'ayarlar', islem: 'guncelleme' }]);
  });
});
