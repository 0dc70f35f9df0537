import { authCalls } from '@defter/contract/auth.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { expect, it } from 'vitest';
import { buildGiris, proveTelefon, register, signIn } from '../../../test/auth.ts';
import { buildBayi, buildPersonel } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const isAsked = async (jeton: string) => (await server.send(yetkiCalls.own, {}, { jeton })).kosulOnayiGerekli;
const accept = (jeton: string, surum = KOSUL_SURUMU) => server.send(authCalls.kosulOnayla, { body: { surum } }, { jeton, ip: '198.51.100.7' });
const onaylar = (bayiID: number) =>
  server.rows<object>('select personel_id::int as "personelID", surum, ip, zaman > now() - interval \'1 minute\' as simdi from kosul_onayi where bayi_id = $1', [bayiID]);
const kayitlar = (bayiID: number) => server.rows<object>(`select personel_id::int as "personelID" from kayit_gunlugu where bayi_id = $1 and nesne = 'kosullar'`, [bayiID]);

it('who registers without a word of the terms has not accepted them, and is asked', async () => {
  const cepTelefonu = await proveTelefon(server);
  const { bayiID, id, token, sozlesmeOnaylanmisMi, yoneticiMi } = await register(server, { cepTelefonu });
  expect({ sozlesmeOnaylanmisMi, yoneticiMi }).toEqual({ sozlesmeOnaylanmisMi: false, yoneticiMi: true });
  expect(await onaylar(bayiID)).toEqual([]);
  expect(await isAsked(token.accessToken)).toBe(true);

  expect(await accept(token.accessToken)).toMatchObject({ status: 200, message: 'kosullarOnaylandi' });
  expect(await onaylar(bayiID)).toEqual([{ personelID: id, surum: KOSUL_SURUMU, ip: '198.51.100.7', simdi: true }]);
  expect(await isAsked(token.accessToken)).toBe(false);
  expect((await signIn(server, cepTelefonu)).sozlesmeOnaylanmisMi).toBe(true);
  // Once is enough, and leaves one entry.
  await accept(token.accessToken);
  expect(await kayitlar(bayiID)).toEqual([{ personelID: id }]);
});

it('who registers with the terms on the screen accepts them by it, with the address, and is not asked', async () => {
  const cepTelefonu = await proveTelefon(server);
  const { bayiID, id, token, sozlesmeOnaylanmisMi } = await register(server, { cepTelefonu, kosulSurumu: KOSUL_SURUMU });
  expect(sozlesmeOnaylanmisMi).toBe(true);
  expect(await onaylar(bayiID)).toEqual([{ personelID: id, surum: KOSUL_SURUMU, ip: expect.stringMatching(/^10\./), simdi: true }]);
  expect(await kayitlar(bayiID)).toEqual([{ personelID: id }]);
  expect(await isAsked(token.accessToken)).toBe(false);
});

it('terms that were read in another version are not accepted', async () => {
  const cepTelefonu = await proveTelefon(server);
  const { bayiID, token } = await register(server, { cepTelefonu, kosulSurumu: KOSUL_SURUMU + 1 });
  expect(await accept(token.accessToken, KOSUL_SURUMU + 1)).toMatchObject({ status: 409, message: 'kosullarDegisti' });
  expect(await onaylar(bayiID)).toEqual([]);
});

it('each administrator is asked, and nobody else', async () => {
  const bayi = await buildBayi(server);
  await accept(bayi.jeton);
  expect(await isAsked(bayi.jeton)).toBe(false);
  expect(await isAsked((await buildPersonel(server, bayi, ['yetkiVer'])).jeton)).toBe(true);
  expect(await isAsked((await buildPersonel(server, bayi, ['randevuGoruntule'])).jeton)).toBe(false);
  const { kullaniciAdi } = await buildGiris(server, bayi);
  expect(await signIn(server, kullaniciAdi)).toMatchObject({ yoneticiMi: false, sozlesmeOnaylanmisMi: false });
});
