import { authCalls } from '@defter/contract/auth.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGiris, PAROLA, signIn } from '../../../test/auth.ts';
import { buildBayi, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const YENI = 'Begonvil9Sokak';
const kayit = { ad: 'Elif', soyad: 'Uzman', webKullanicisi: true };
const create = (body: object, jeton = bayi.jeton) => server.send(personelCalls.create, { body: { ...kayit, ...body } }, { jeton });
const update = (body: object, jeton = bayi.jeton) => server.send(personelCalls.update, { body: { ...kayit, ...body } }, { jeton });
const isValid = async (jeton: string) => (await server.send(authCalls.validateToken, {}, { jeton })).status === 200;

describe('signing in is given to a colleague', () => {
  it('with a name of any kind and a password', async () => {
    for (const [alan, deger] of Object.entries({ kullaniciAdi: 'elif', cepTelefonu: buildTelefon(), ePosta: 'elif@ornek.test' })) {
      const { id } = await create({ [alan]: deger, sifre: PAROLA });
      expect(await signIn(server, deger), alan).toMatchObject({ status: 200, id });
    }
    expect(server.logged()).not.toContain(PAROLA);
  });

  it('not without either of them', async () => {
    expect(await create({ sifre: PAROLA })).toMatchObject({ status: 422, alanlar: { kullaniciAdi: 'girisAdiGerekli' } });
    expect(await create({ kullaniciAdi: 'parolasiz' })).toMatchObject({ status: 422, alanlar: { sifre: 'zorunluAlan' } });
    expect(await create({ kullaniciAdi: 'kisa', sifre: '123' })).toMatchObject({ status: 422, alanlar: { sifre: 'parolaKisa' } });
  });

  it('not with a name by which somebody signs in anywhere in the house', async () => {
    const other = await buildGiris(server, await buildBayi(server));
    const { kullaniciAdi, cepTelefonu, ePosta } = other;
    const reply = await create({ kullaniciAdi: kullaniciAdi.toUpperCase(), cepTelefonu, ePosta, sifre: PAROLA });
    expect(reply).toMatchObject({ status: 409, message: 'personelMevcut' });
    expect(Object.keys(reply.alanlar!).toSorted()).toEqual(['cepTelefonu', 'ePosta', 'kullaniciAdi']);
    // Somebody who does not sign in may have any number.
    expect((await create({ cepTelefonu, webKullanicisi: false })).status).toBe(200);
  });

  it('once, when two take the same name at once', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => create({ kullaniciAdi: 'yaris', sifre: PAROLA })));
    expect(statusesOf(replies)).toEqual([200, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)!.message).toBe('personelMevcut');
  });

  it('not with a name that looks like another person’s number', async () => {
    expect(await create({ kullaniciAdi: '0532 123 45 67', sifre: PAROLA })).toMatchObject({ alanlar: { kullaniciAdi: 'kullaniciAdiGecersiz' } });
    expect(await create({ kullaniciAdi: '5321234567', sifre: PAROLA })).toMatchObject({ alanlar: { kullaniciAdi: 'kullaniciAdiGecersiz' } });
  });
});

describe('a colleague who signs in', () => {
  it('keeps password and sessions when other things are saved', async () => {
    const { personelID: id, kullaniciAdi, jeton } = await buildGiris(server, bayi);
    expect((await update({ id, kullaniciAdi, servis: 'Lazer' })).status).toBe(200);
    expect(await isValid(jeton)).toBe(true);
    expect((await signIn(server, kullaniciAdi)).status).toBe(200);
  });

  it('signs in by a new name from then on, and not by the old one', async () => {
    const { personelID: id, kullaniciAdi } = await buildGiris(server, bayi);
    await update({ id, kullaniciAdi: 'yepyeni' });
    expect((await signIn(server, 'yepyeni')).status).toBe(200);
    expect((await signIn(server, kullaniciAdi)).message).toBe('girisHatali');
  });

  it('is signed out everywhere by a new password, or when signing in is taken away', async () => {
    const { personelID: id, kullaniciAdi, jeton } = await buildGiris(server, bayi);
    await update({ id, kullaniciAdi, sifre: YENI });
    expect(await isValid(jeton)).toBe(false);
    const { token } = await signIn(server, kullaniciAdi, YENI);
    expect((await update({ id, kullaniciAdi, webKullanicisi: false })).status).toBe(200);
    expect(await isValid(token.accessToken)).toBe(false);
    expect((await signIn(server, kullaniciAdi, YENI)).message).toBe('girisHatali');
    expect(await update({ id, kullaniciAdi })).toMatchObject({ alanlar: { sifre: 'zorunluAlan' } });
  });
});

describe('one’s own password', () => {
  const change = (jeton: string, sifre: string, parola: string) => server.send(personelCalls.parolaDegistir, { body: { sifre, parola } }, { jeton });

  it('is changed with the present one, and every other session ends', async () => {
    const { kullaniciAdi, jeton } = await buildGiris(server, bayi);
    const { token } = await signIn(server, kullaniciAdi);
    expect(await change(jeton, PAROLA, YENI)).toMatchObject({ status: 200, message: 'parolaDegisti' });
    expect([await isValid(jeton), await isValid(token.accessToken)]).toEqual([true, false]);
    expect((await signIn(server, kullaniciAdi, YENI)).status).toBe(200);
    expect((await signIn(server, kullaniciAdi, PAROLA)).message).toBe('girisHatali');
  });

  it('stays when the present one is wrong or the new one too simple', async () => {
    const { kullaniciAdi, jeton } = await buildGiris(server, bayi);
    expect(await change(jeton, 'yanlis', YENI)).toMatchObject({ status: 422, message: 'sifreYanlis', alanlar: { sifre: 'sifreYanlis' } });
    expect(await change(jeton, PAROLA, '12345678')).toMatchObject({ status: 422, alanlar: { parola: 'parolaBasit' } });
    expect((await signIn(server, kullaniciAdi)).status).toBe(200);
  });

  it('cannot be guessed by somebody at an open screen', async () => {
    const { jeton } = await buildGiris(server, bayi);
    for (let i = 0; i < 5; i += 1) await change(jeton, `tahmin ${i}`, YENI);
    expect(await change(jeton, PAROLA, YENI)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  });
});
