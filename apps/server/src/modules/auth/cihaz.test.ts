import { authCalls } from '@defter/contract/auth.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { age, buildGiris, type Giris, PAROLA, readKod, signIn } from '../../../test/auth.ts';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { nextIp } from '../../../test/next-ip.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const at = (tarayici: string, { kullaniciAdi }: Giris, parola = PAROLA) =>
  server.send(authCalls.giris, { body: { kullaniciAdi, parola } }, { tarayici });
const askAt = (tarayici: string, cepTelefonu: string) => server.send(authCalls.parolaSifirla, { body: { cepTelefonu } }, { tarayici });
const proveAt = (tarayici: string, cepTelefonu: string, smsKodu: string) =>
  server.send(authCalls.parolaDogrula, { body: { cepTelefonu, smsKodu } }, { tarayici });

/** What a stranger can do with thirteen addresses. */
async function lockOut({ kullaniciAdi }: Giris): Promise<void> {
  const adresler = Array.from({ length: 13 }, nextIp);
  await Promise.all(Array.from({ length: 52 }, (_, i) => signIn(server, kullaniciAdi, 'yanlis', adresler[i % 13])));
  expect(await signIn(server, kullaniciAdi)).toMatchObject({ status: 429, message: 'girisKilitli' });
}

describe('a browser in which somebody has signed in', () => {
  it('is not shut out by what strangers guess elsewhere', async () => {
    const giris = await buildGiris(server, bayi);
    await at('salon', giris);
    await lockOut(giris);
    expect((await at('salon', giris)).status).toBe(200);
  });

  it('is a stranger again after a year', async () => {
    const giris = await buildGiris(server, bayi);
    await at('eski', giris);
    await server.house(`update taninan_cihaz set son_giris = now() - interval '366 days' where bayi_id = $1 and personel_id = $2`, [giris.bayiID, giris.personelID]);
    await lockOut(giris);
    expect(await at('eski', giris)).toMatchObject({ status: 429, message: 'girisKilitli' });
  });

  it('has five wrong tries of its own', async () => {
    const giris = await buildGiris(server, bayi);
    await at('tezgah', giris);
    // A right one forgets the wrong ones before it.
    await at('tezgah', giris, 'yanlis');
    await server.house(`update deneme set sayi = 4 where starts_with(anahtar, $1)`, [`giris ${giris.bayiID}.${giris.personelID} cihaz `]);
    expect((await at('tezgah', giris)).status).toBe(200);
    for (let i = 0; i < 5; i += 1) expect(await at('tezgah', giris, 'yanlis')).toMatchObject({ message: 'girisHatali' });
    expect(await at('tezgah', giris)).toMatchObject({ status: 429, message: 'girisKilitli' });
    expect((await signIn(server, giris.kullaniciAdi)).status).toBe(200);
  });

  it('is known by that person only, and signs nobody in', async () => {
    const [bir, iki] = [await buildGiris(server, bayi), await buildGiris(server, bayi)];
    await at('ortak', bir);
    await lockOut(iki);
    expect(await at('ortak', iki)).toMatchObject({ message: 'girisKilitli' });
    expect(await at('ortak', bir, 'yanlis')).toMatchObject({ message: 'girisHatali' });
  });

  it('gets its own codes when a stranger has used up those of the day', async () => {
    const giris = await buildGiris(server, bayi);
    await at('kendi', giris);
    await server.house(
      `insert into dogrulama_kodu (telefon, amac, kod_ozeti, gecerlilik, soran) select $1, 'parola', 'x', now(), 'adres ' || i from generate_series(1, 10) i`,
      [giris.cepTelefonu],
    );
    expect(await askAt('yabanci', giris.cepTelefonu)).toMatchObject({ status: 429, message: 'kodSinir' });
    expect((await askAt('kendi', giris.cepTelefonu)).status).toBe(200);
    expect((await proveAt('kendi', giris.cepTelefonu, await readKod(server, giris.cepTelefonu))).status).toBe(200);
    // Nor are those without an end, for whatever number they are.
    await age(server, giris.cepTelefonu, '31 seconds');
    await server.house(`update deneme set sayi = 20 where starts_with(anahtar, 'kod cihaz ')`);
    expect(await askAt('kendi', giris.cepTelefonu)).toMatchObject({ status: 429, message: 'kodSinir' });
  });

  it('is told by a cookie that no script and no other site can use', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    const { headers } = await server.app.inject({ method: 'POST', url: '/api/auth', remoteAddress: nextIp(), payload: { kullaniciAdi, parola: PAROLA } });
    expect(headers['set-cookie']).toMatch(/^defter_cihaz=[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    const failed = await server.app.inject({ method: 'POST', url: '/api/auth', remoteAddress: nextIp(), payload: { kullaniciAdi, parola: 'yanlis' } });
    expect(failed.headers['set-cookie']).toBeUndefined();
  });
});

describe('somebody who is locked out', () => {
  it('proves the mobile and goes on with the password, even while the guessing goes on', async () => {
    const giris = await buildGiris(server, bayi);
    await lockOut(giris);
    await askAt('yeni', giris.cepTelefonu);
    expect((await proveAt('yeni', giris.cepTelefonu, await readKod(server, giris.cepTelefonu))).status).toBe(200);
    await lockOut(giris);
    expect((await at('yeni', giris)).status).toBe(200);
  });

  it('is known nowhere else after a new password', async () => {
    const giris = await buildGiris(server, bayi);
    await at('eski', giris);
    await askAt('telefon', giris.cepTelefonu);
    const smsKodu = await readKod(server, giris.cepTelefonu);
    const body = { cepTelefonu: giris.cepTelefonu, smsKodu, parola: 'Begonvil9Sokak' };
    expect((await server.send(authCalls.parolaDegis, { body }, { tarayici: 'telefon' })).status).toBe(200);
    const kalan = await server.house('select 1 from taninan_cihaz where bayi_id = $1 and personel_id = $2', [giris.bayiID, giris.personelID]);
    expect(kalan).toHaveLength(1);
    await age(server, giris.cepTelefonu, '1 day');
  });
});
