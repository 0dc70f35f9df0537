import { authCalls } from '@defter/contract/auth.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { beforeAll, expect, it } from 'vitest';
import { age, buildGiris, otherKod, PAROLA, readKod, signIn } from '../../../test/auth.ts';
import { buildBayi, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { nextIp } from '../../../test/next-ip.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const YENI = 'Begonvil9Sokak';
const ask = (cepTelefonu: string) => server.send(authCalls.parolaSifirla, { body: { cepTelefonu } });
const prove = (cepTelefonu: string, smsKodu: string) =>
  server.send(authCalls.parolaDogrula, { body: { cepTelefonu, smsKodu } });
const reset = (cepTelefonu: string, smsKodu: string, parola = YENI) =>
  server.send(authCalls.parolaDegis, { body: { cepTelefonu, smsKodu, parola } });

it('sets a new password by the code, and ends every session', async () => {
  const { kullaniciAdi, cepTelefonu, jeton } = await buildGiris(server, bayi);
  expect((await server.send(yetkiCalls.own, {}, { jeton })).status).toBe(200);
  expect(await ask(cepTelefonu)).toMatchObject({ status: 200, gecerlilikSaniye: 180 });
  const kod = await readKod(server, cepTelefonu);
  expect((await prove(cepTelefonu, kod)).status).toBe(200);
  expect(await reset(cepTelefonu, kod)).toMatchObject({ status: 200, message: 'parolaDegisti' });

  expect(await server.send(yetkiCalls.own, {}, { jeton })).toMatchObject({ status: 401, message: 'tokenGecersiz' });
  expect(await signIn(server, kullaniciAdi, PAROLA)).toMatchObject({ message: 'girisHatali' });
  expect((await signIn(server, kullaniciAdi, YENI)).status).toBe(200);
  expect(server.logged()).not.toContain(kod);
  expect(server.logged()).not.toContain(YENI);
});

it('is told in the record log, of whose password it was and from where', async () => {
  const { cepTelefonu, personelID } = await buildGiris(server, bayi);
  await ask(cepTelefonu);
  expect((await reset(cepTelefonu, await readKod(server, cepTelefonu))).status).toBe(200);
  const { liste } = await server.send(kayitGunluguCalls.list, { query: { personelID } }, bayi);
  expect(liste).toMatchObject([{ menu: 'oturum', islem: 'guncelleme', nesne: 'parola', ip: expect.any(String) }]);
});

it('uses the code up, also when it arrives twice at once', async () => {
  const { cepTelefonu } = await buildGiris(server, bayi);
  await ask(cepTelefonu);
  const kod = await readKod(server, cepTelefonu);
  const replies = await Promise.all([reset(cepTelefonu, kod), reset(cepTelefonu, kod), reset(cepTelefonu, kod)]);
  expect(replies.map(({ message }) => message).toSorted()).toEqual(['kodGecersiz', 'kodGecersiz', 'parolaDegisti']);
  expect(await reset(cepTelefonu, kod)).toMatchObject({ message: 'kodGecersiz' });
});

it('leaves time to choose a password once the code is proved, and refuses a wrong code', async () => {
  const { cepTelefonu, kullaniciAdi } = await buildGiris(server, bayi);
  await ask(cepTelefonu);
  const kod = await readKod(server, cepTelefonu);
  await prove(cepTelefonu, kod);
  await age(server, cepTelefonu, '20 minutes');
  expect(await reset(cepTelefonu, otherKod(kod))).toMatchObject({ message: 'kodGecersiz' });
  expect((await signIn(server, kullaniciAdi, PAROLA)).status).toBe(200);
  expect(await reset(cepTelefonu, kod, '123')).toMatchObject({ status: 422, alanlar: { parola: 'parolaKisa' } });
  expect((await reset(cepTelefonu, kod)).status).toBe(200);
});

it('opens what wrong tries had locked', async () => {
  const { kullaniciAdi, cepTelefonu } = await buildGiris(server, bayi);
  const ip = nextIp();
  await Promise.all(Array.from({ length: 5 }, () => signIn(server, kullaniciAdi, 'yanlis', ip)));
  expect(await signIn(server, kullaniciAdi, PAROLA, ip)).toMatchObject({ message: 'girisKilitli' });
  await ask(cepTelefonu);
  await reset(cepTelefonu, await readKod(server, cepTelefonu));
  expect((await signIn(server, kullaniciAdi, YENI, ip)).status).toBe(200);
});

it('opens a person who was guessed at from everywhere, by the code alone', async () => {
  const { kullaniciAdi, cepTelefonu, bayiID, personelID } = await buildGiris(server, bayi);
  await server.house(`insert into deneme (anahtar, sayi, pencere_sonu, kilit_sonu) values ($1, 50, now() + interval '1 day', now() + interval '1 hour')`, [`giris ${bayiID}.${personelID}`]);
  expect(await signIn(server, kullaniciAdi)).toMatchObject({ message: 'girisKilitli' });
  await ask(cepTelefonu);
  expect((await prove(cepTelefonu, await readKod(server, cepTelefonu))).status).toBe(200);
  expect((await signIn(server, kullaniciAdi)).status).toBe(200);
});

it('sends nothing to a number that nobody signs in with', async () => {
  expect(await ask(buildTelefon())).toMatchObject({ status: 404, message: 'numaraBulunamadi' });
});
