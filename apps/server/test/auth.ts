import { authCalls } from '@defter/contract/auth.ts';
import { normalizeKimlik } from '../src/platform/auth/kimlik.ts';
import { hashPassword } from '../src/platform/auth/password.ts';
import { buildPersonel, buildTelefon, type TestBayi } from './build.ts';
import type { Answer, TestServer } from './server.ts';

export const PAROLA = 'Lavanta7Bahce';
let parolaHash: Promise<string> | undefined;

/** The code in the newest text to a number; codes are sent by SMS only. */
export async function readKod({ house }: TestServer, telefon: string): Promise<string> {
  const [sms] = await house<{ mesaj: string }>('select mesaj from giden_mesaj where telefon = $1 order by id desc limit 1', [telefon]);
  return /\d{6}/.exec(sms!.mesaj)![0];
}

/** Six digits that are not the code. */
export const otherKod = (kod: string): string => String((Number(kod) + 1) % 1_000_000).padStart(6, '0');

/** Ages the codes of a number. */
export async function age({ house }: TestServer, telefon: string, time: string): Promise<void> {
  await house(
    `update dogrulama_kodu set olusturma = olusturma - $2::interval, gecerlilik = gecerlilik - $2::interval,
       dogrulandi = dogrulandi - $2::interval where telefon = $1`,
    [telefon, time],
  );
}

export type Giris = TestBayi & { kullaniciAdi: string; cepTelefonu: string; ePosta: string };

let people = 0;
/** A colleague who can sign in with PAROLA. */
export async function buildGiris(server: TestServer, bayi: TestBayi, overrides: { kullaniciAdi?: string } = {}): Promise<Giris> {
  people += 1;
  const { kullaniciAdi = `uzman${people}` } = overrides;
  const giris = { kullaniciAdi, cepTelefonu: buildTelefon(), ePosta: `${normalizeKimlik(kullaniciAdi)}@ornek.test` };
  const kisi = await buildPersonel(server, bayi);
  parolaHash ??= hashPassword(PAROLA);
  await server.house(
    'update kimlik set kullanici_adi = $3, cep_telefonu = $4, e_posta = $5, parola_hash = $6 where bayi_id = $1 and personel_id = $2',
    [kisi.bayiID, kisi.personelID, normalizeKimlik(kullaniciAdi), giris.cepTelefonu, giris.ePosta, await parolaHash],
  );
  return { ...kisi, ...giris };
}

/** Signs in from an address of its own, unless one is named. */
export const signIn = (server: TestServer, kullaniciAdi: string, parola: string = PAROLA, ip?: string) =>
  server.send(authCalls.giris, { body: { kullaniciAdi, parola } }, { ip });

/** A mobile that was just proved by its code, in a browser that is named like it. */
export async function proveTelefon(server: TestServer, cepTelefonu: string = buildTelefon()): Promise<string> {
  const options = { tarayici: cepTelefonu };
  await server.mustSend(authCalls.kayitKontrol, { body: { cepTelefonu } }, options);
  const smsKodu = await readKod(server, cepTelefonu);
  await server.mustSend(authCalls.smsDogrula, { body: { cepTelefonu, smsKodu } }, options);
  return cepTelefonu;
}

/** Registers a business in the browser that has proved the mobile. */
export const register = (server: TestServer, body: { cepTelefonu: string } & Record<string, unknown>): Promise<Answer<typeof authCalls.kayitOl>> => {
  people += 1;
  const kayit = { sektorID: 1, adSoyad: 'Ayşe Nur Kaya', firmaAdi: 'Nur Güzellik', email: `kayit${people}@ornek.test`, parola: PAROLA };
  return server.send(authCalls.kayitOl, { body: { ...kayit, ...body } }, { tarayici: body.cepTelefonu });
};
