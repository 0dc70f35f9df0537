import { authCalls } from '@defter/contract/auth.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { describe, expect, it } from 'vitest';
import { buildGiris, signIn } from '../../../test/auth.ts';
import { buildBayi, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

const remove = (id: number, { jeton }: TestBayi) => server.send(personelCalls.remove, { body: { id } }, { jeton });
const update = (body: object, { jeton }: TestBayi) =>
  server.send(personelCalls.update, { body: { ad: 'Deniz', soyad: 'Sahip', webKullanicisi: true, kullaniciAdi: 'deniz', ...body } }, { jeton });
const columnsOf = async ({ jeton }: TestBayi, personelID: number) =>
  (await server.send(randevuCalls.basliklar, {}, { jeton })).liste.filter((baslik) => baslik.personelID === personelID && baslik.randevudaGoster);
const yetkililer = async (bayiID: number) =>
  server.rows(`select id::int from personel where bayi_id = $1 and calisiyor_mu and web_kullanicisi and 'yetkiVer' = any(yetkiler)`, [bayiID]);

describe('a colleague who leaves', () => {
  it('cannot sign in, is signed out, and has no column; the record stays', async () => {
    const bayi = await buildBayi(server);
    const kisi = await buildGiris(server, bayi);
    await buildSutun(server, bayi, { personelID: kisi.personelID });
    expect((await remove(kisi.personelID, bayi)).status).toBe(200);
    expect((await server.send(authCalls.validateToken, {}, { jeton: kisi.jeton })).status).toBe(401);
    expect((await signIn(server, kisi.kullaniciAdi)).message).toBe('girisHatali');
    expect(await columnsOf(bayi, kisi.personelID)).toEqual([]);
    // Their names are free, wherever they go.
    const baska = await buildBayi(server);
    const yeni = { ad: 'Elif', soyad: 'Uzman', webKullanicisi: true, kullaniciAdi: kisi.kullaniciAdi, cepTelefonu: kisi.cepTelefonu, sifre: 'Begonvil9Sokak' };
    expect((await server.send(personelCalls.create, { body: yeni }, { jeton: baska.jeton })).status).toBe(200);
    const { liste } = await server.send(personelCalls.list, { query: { aktifMi: false } }, { jeton: bayi.jeton });
    expect(liste).toMatchObject([{ id: kisi.personelID, calisiyorMu: false, webKullanicisi: false }]);
  });

  it('leaves the same way when the record is saved as not working', async () => {
    const bayi = await buildBayi(server);
    const kisi = await buildGiris(server, bayi);
    await buildSutun(server, bayi, { personelID: kisi.personelID });
    const { jeton } = await buildPersonel(server, bayi, ['personelDuzenle']);
    const gone = { id: kisi.personelID, kullaniciAdi: kisi.kullaniciAdi, cepTelefonu: kisi.cepTelefonu, ePosta: kisi.ePosta, calisiyorMu: false };
    expect(await update(gone, { ...bayi, jeton })).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect((await update(gone, bayi)).status).toBe(200);
    expect((await signIn(server, kisi.kullaniciAdi)).message).toBe('girisHatali');
    expect(await columnsOf(bayi, kisi.personelID)).toEqual([]);
    expect((await update({ ...gone, calisiyorMu: true, webKullanicisi: false }, bayi)).status).toBe(200);
    expect(await columnsOf(bayi, kisi.personelID)).toHaveLength(1);
  });

  it('is not oneself', async () => {
    const bayi = await buildBayi(server);
    expect(await remove(bayi.personelID, bayi)).toMatchObject({ status: 409, message: 'kendiniSilemezsin' });
    const kisi = await buildPersonel(server, bayi, ['personelDuzenle', 'personelSil']);
    expect(await update({ id: kisi.personelID, calisiyorMu: false, kullaniciAdi: null }, kisi)).toMatchObject({ message: 'kendiniSilemezsin' });
  });

  it('is nobody of another business', async () => {
    const stranger = await buildBayi(server);
    expect(await remove(stranger.personelID, await buildBayi(server))).toMatchObject({ status: 404, message: 'bulunamadi' });
    expect(await yetkililer(stranger.bayiID)).toHaveLength(1);
  });
});

describe('somebody whom customers are coming to', () => {
  it('stays until they have been: as performer and in the own column', async () => {
    const bayi = await buildBayi(server);
    const kisi = await buildPersonel(server, bayi);
    const sutun = await buildSutun(server, bayi, { personelID: kisi.personelID });
    const inColumn = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutun.id });
    // Later, for the first one takes the colleague's own column.
    const byPerson = await buildRandevu(server, bayi, { uygulayanPersonelID: kisi.personelID, baslangicSaat: '11:00', bitisSaat: '11:30' });
    for (const { id } of [inColumn, byPerson]) {
      expect(await remove(kisi.personelID, bayi)).toMatchObject({ status: 409, message: 'devamEdenRandevu' });
      await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'deneme' } }, { jeton: bayi.jeton });
    }
    expect(await columnsOf(bayi, kisi.personelID)).toHaveLength(1);
    expect((await remove(kisi.personelID, bayi)).status).toBe(200);
  });

  it('may leave with appointments of the past behind', async () => {
    const bayi = await buildBayi(server);
    const kisi = await buildPersonel(server, bayi);
    const { id } = await buildRandevu(server, bayi, { uygulayanPersonelID: kisi.personelID });
    await server.rows(`update randevu set baslangic = '2026-11-25 08:00', bitis = '2026-11-25 09:00' where id = $1`, [id]);
    expect((await remove(kisi.personelID, bayi)).status).toBe(200);
  });
});

const YETKILI = ['personelGoruntule', 'personelDuzenle', 'yetkiGoruntule', 'yetkiVer'] as const;

describe('the only one who can give rights', () => {
  const takings: [string, object][] = [
    ['the right', { yetkiler: { yetkiVer: false } }],
    ['the way to use it', { yetkiler: { personelDuzenle: false } }],
    ['the work', { calisiyorMu: false }],
    ['the sign-in', { webKullanicisi: false }],
  ];

  it.each(takings)('keeps %s', async (_what, change) => {
    const bayi = await buildBayi(server);
    const reply = await update({ id: bayi.personelID, kullaniciAdi: `sahip${bayi.bayiID}`, ...change }, bayi);
    expect(reply).toMatchObject({ status: 409, message: 'sonKullanici' });
    expect(await yetkililer(bayi.bayiID)).toEqual([{ id: bayi.personelID }]);
  });

  it('is not sent away by another, who has no such right', async () => {
    const bayi = await buildBayi(server);
    expect(await remove(bayi.personelID, await buildPersonel(server, bayi, ['personelSil']))).toMatchObject({ message: 'yetkisiFazla' });
  });

  it('may step down once there is another', async () => {
    const bayi = await buildBayi(server);
    const { personelID } = await buildPersonel(server, bayi, YETKILI);
    const stepDown = () => update({ id: bayi.personelID, kullaniciAdi: `sahip${bayi.bayiID}`, yetkiler: { yetkiVer: false } }, bayi);
    // Somebody who has left, or never signs in, gives no rights, whatever the record says.
    for (const gone of ['calisiyor_mu', 'web_kullanicisi']) {
      await server.rows(`update personel set ${gone} = false where id = $1`, [personelID]);
      expect(await stepDown(), gone).toMatchObject({ status: 409, message: 'sonKullanici' });
      await server.rows(`update personel set ${gone} = true where id = $1`, [personelID]);
    }
    expect((await stepDown()).status).toBe(200);
  });

  it('remains when two send each other away at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bayi = await buildBayi(server);
      const other = await buildPersonel(server, bayi, [...YETKILI, 'personelSil']);
      // Both are known to the server already, so that both are let in.
      for (const { jeton } of [bayi, other]) await server.send(authCalls.validateToken, {}, { jeton });
      const replies = await Promise.all([
        remove(other.personelID, bayi),
        update({ id: bayi.personelID, kullaniciAdi: `sahip${bayi.bayiID}`, yetkiler: { yetkiVer: false } }, other),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await yetkililer(bayi.bayiID)).toHaveLength(1);
    }
  });
});

describe('somebody of more rights', () => {
  it('is sent away only by those who may give rights', async () => {
    const bayi = await buildBayi(server);
    const { jeton, personelID } = await buildPersonel(server, bayi, ['personelSil', 'personelDuzenle', 'kasaEkle'], { iskontoYuzdesi: 10 });
    const mudur = await buildPersonel(server, bayi, ['kasaEkle', 'kasaSil']);
    const comert = await buildPersonel(server, bayi, [], { iskontoYuzdesi: 50 });
    const raporlu = await buildPersonel(server, bayi, ['rapor:kasa-raporu']);
    for (const { personelID: id } of [mudur, comert, raporlu]) {
      expect(await remove(id, { ...bayi, jeton })).toMatchObject({ status: 403, message: 'yetkisiFazla' });
    }
    const away = { id: mudur.personelID, calisiyorMu: false, kullaniciAdi: null };
    expect((await update(away, { ...bayi, jeton })).status).toBe(403);
    const cirak = await buildPersonel(server, bayi, ['kasaEkle'], { iskontoYuzdesi: 10 });
    expect((await remove(cirak.personelID, { ...bayi, jeton })).status).toBe(200);
    expect((await remove(mudur.personelID, bayi)).status).toBe(200);
    expect((await remove(personelID, bayi)).status).toBe(200);
  });
});
