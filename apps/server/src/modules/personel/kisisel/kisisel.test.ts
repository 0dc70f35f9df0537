import { authCalls } from '@defter/contract/auth.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildGiris, otherKod, readKod, signIn, type Giris } from '../../../../test/auth.ts';
import { buildBayi, buildTelefon } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let kisi: Giris;
beforeEach(async () => {
  kisi = await buildGiris(server, await buildBayi(server));
  await server.house('update personel set cep_telefonu = $2, e_posta = $3, kullanici_adi = $4 where id = $1', [kisi.personelID, kisi.cepTelefonu, kisi.ePosta, kisi.kullaniciAdi]);
});

const save = (body: object) => {
  const { cepTelefonu, ePosta } = kisi;
  return server.send(personelCalls.saveKisiselBilgiler, { body: { ad: 'Elif', soyad: 'Şahin', cepTelefonu, ePosta, ...body } }, { jeton: kisi.jeton });
};
const sendKod = (cepTelefonu: string) => server.send(personelCalls.telefonKodu, { body: { cepTelefonu } }, { jeton: kisi.jeton });
const isValid = async (jeton: string) => (await server.send(authCalls.validateToken, {}, { jeton })).status === 200;

describe('one’s own record', () => {
  it('is read and saved by everybody, and signs nobody out', async () => {
    expect(await save({ adres: 'Lale Sokak 3', ePosta: `yeni${kisi.personelID}@ornek.test` })).toMatchObject({ status: 200, telefonDegisti: false });
    expect(await server.send(personelCalls.kisiselBilgiler, {}, { jeton: kisi.jeton })).toMatchObject({
      ad: 'Elif', soyad: 'Şahin', adres: 'Lale Sokak 3', cepTelefonu: kisi.cepTelefonu, ePosta: `yeni${kisi.personelID}@ornek.test`,
    });
    expect((await signIn(server, `yeni${kisi.personelID}@ornek.test`)).status).toBe(200);
    expect(await isValid(kisi.jeton)).toBe(true);
  });

  it('takes no e-mail of anybody who signs in', async () => {
    const other = await buildGiris(server, await buildBayi(server));
    expect(await save({ ePosta: other.ePosta })).toMatchObject({ status: 409, alanlar: { ePosta: 'personelMevcut' } });
  });
});

describe('a new mobile', () => {
  it('is saved with the code that was sent to it; other sessions end and the old number hears of it', async () => {
    const yeni = buildTelefon();
    const { token } = await signIn(server, kisi.kullaniciAdi);
    expect(await sendKod(yeni)).toMatchObject({ status: 200, message: 'kodGonderildi' });
    const smsKodu = await readKod(server, yeni);
    expect(await save({ cepTelefonu: yeni, smsKodu })).toMatchObject({ status: 200, telefonDegisti: true });
    expect((await signIn(server, yeni)).status).toBe(200);
    expect((await signIn(server, kisi.cepTelefonu)).message).toBe('girisHatali');
    expect([await isValid(kisi.jeton), await isValid(token.accessToken)]).toEqual([true, false]);
    const [sms] = await server.house<{ mesaj: string }>('select mesaj from giden_mesaj where telefon = $1 order by id desc limit 1', [kisi.cepTelefonu]);
    expect(sms!.mesaj).toContain('değiştirildi');
  });

  it('is not saved without the code, nor with a wrong or used one, nor taken away', async () => {
    const yeni = buildTelefon();
    expect(await save({ cepTelefonu: yeni })).toMatchObject({ status: 422, message: 'telefonDogrulanmadi', alanlar: { cepTelefonu: 'telefonDogrulanmadi' } });
    expect(await save({ cepTelefonu: null })).toMatchObject({ status: 422, alanlar: { cepTelefonu: 'zorunluAlan' } });
    await sendKod(yeni);
    const smsKodu = await readKod(server, yeni);
    expect(await save({ cepTelefonu: yeni, smsKodu: otherKod(smsKodu) })).toMatchObject({ status: 422, message: 'kodGecersiz' });
    expect(await save({ cepTelefonu: buildTelefon(), smsKodu })).toMatchObject({ status: 422, message: 'kodGecersiz' });
    expect((await save({ cepTelefonu: yeni, smsKodu })).status).toBe(200);
    expect((await save({})).message).toBe('telefonDogrulanmadi');
    expect(await save({ smsKodu })).toMatchObject({ status: 422, message: 'kodGecersiz' });
  });

  it('is guessed no more than five times', async () => {
    const yeni = buildTelefon();
    await sendKod(yeni);
    const smsKodu = await readKod(server, yeni);
    for (let i = 0; i < 5; i += 1) await save({ cepTelefonu: yeni, smsKodu: otherKod(smsKodu) });
    expect(await save({ cepTelefonu: yeni, smsKodu })).toMatchObject({ status: 422, message: 'kodSuresiDoldu' });
  });

  it('is nobody’s who signs in already', async () => {
    const other = await buildGiris(server, await buildBayi(server));
    expect(await sendKod(other.cepTelefonu)).toMatchObject({ status: 409, message: 'personelMevcut' });
  });
});
