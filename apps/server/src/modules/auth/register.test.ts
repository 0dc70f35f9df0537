import { authCalls } from '@defter/contract/auth.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { describe, expect, it } from 'vitest';
import { age, PAROLA, proveTelefon, register, signIn } from '../../../test/auth.ts';
import { buildBayi, buildTelefon } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

describe('what can be chosen', () => {
  it('names sectors and plans to everybody', async () => {
    const sektorler = await server.send(authCalls.sektorler);
    expect(sektorler.liste.map(({ adi }) => adi)).toContain('Güzellik Merkezi');
    const paketler = await server.send(authCalls.paketler);
    expect(paketler.liste.find(({ id }) => id === 3)).toMatchObject({ adi: 'Başlangıç', personelSinir: 1, randevuSinir: 100 });
  });
});

describe('registering', () => {
  it('opens a business and signs its owner in, with every right and a trial of 14 days', async () => {
    const cepTelefonu = await proveTelefon(server);
    const reply = await register(server, { cepTelefonu, adSoyad: ' Ayşe  Nur Kaya ', firmaAdi: 'Nur Güzellik' });
    expect(reply).toMatchObject({
      status: 200, ad: 'Ayşe Nur', soyad: 'Kaya', firma: 'Nur Güzellik', paketID: 3, cepTelefonu, yetkiliMi: true, sozlesmeOnaylanmisMi: false,
    });
    const { accessToken: jeton } = reply.token;
    const own = await server.send(yetkiCalls.own, {}, { jeton });
    expect(Object.values(own.yetkiler)).toEqual(YETKILER.map(() => true));
    expect(Object.values(own.raporYetkileri)).toEqual(RAPOR_YETKILERI.map(() => true));
    expect(await server.send(infoCalls.get, {}, { jeton })).toMatchObject({
      paketAdi: 'Demo', secilenPaket: 'Başlangıç', denemeBitis: '2026-12-09', paketBitis: null, kalanPersonel: null, kalanRandevu: null,
    });
    expect((await signIn(server, cepTelefonu)).status).toBe(200);
    expect(server.logged()).not.toContain(PAROLA);
  });

  it('needs the mobile to have been proved within half an hour, and uses the proof up', async () => {
    const unproved = await register(server, { cepTelefonu: buildTelefon() });
    expect(unproved).toMatchObject({ status: 422, message: 'telefonDogrulanmadi', alanlar: { cepTelefonu: 'telefonDogrulanmadi' } });

    const cepTelefonu = await proveTelefon(server);
    await age(server, cepTelefonu, '31 minutes');
    expect(await register(server, { cepTelefonu })).toMatchObject({ message: 'telefonDogrulanmadi' });

    await proveTelefon(server, cepTelefonu);
    await age(server, cepTelefonu, '29 minutes');
    expect((await register(server, { cepTelefonu })).status).toBe(200);
    expect(await register(server, { cepTelefonu })).toMatchObject({ status: 409, message: 'uyeMevcut' });
  });

  it('belongs to the browser that proved the number, not to whoever knows it', async () => {
    const cepTelefonu = await proveTelefon(server);
    const body = { sektorID: 1, adSoyad: 'Kötü Niyetli', firmaAdi: 'Başkası', cepTelefonu, email: 'baskasi@ornek.test', parola: PAROLA };
    for (const tarayici of ['yabanci', await proveTelefon(server)]) {
      expect(await server.send(authCalls.kayitOl, { body }, { tarayici })).toMatchObject({ status: 422, message: 'telefonDogrulanmadi' });
    }
    expect((await register(server, { cepTelefonu })).status).toBe(200);
  });

  it('opens one business when the same number arrives twice', async () => {
    const cepTelefonu = await proveTelefon(server);
    const replies = await Promise.all(Array.from({ length: 6 }, () => register(server, { cepTelefonu })));
    expect(replies.map(({ status, message }) => `${status} ${message}`).toSorted()).toEqual(['200 kayitBasarili', ...Array(5).fill('409 uyeMevcut')]);
    expect(await server.house('select id from bayi where telefon = $1', [cepTelefonu])).toHaveLength(1);
  });

  it('keeps the proof when something else is refused', async () => {
    const cepTelefonu = await proveTelefon(server);
    await register(server, { cepTelefonu: await proveTelefon(server), email: 'dolu@ornek.test' });
    expect(await register(server, { cepTelefonu, email: 'DOLU@ornek.test' })).toMatchObject({
      status: 409, message: 'uyeMevcut', alanlar: { email: 'uyeMevcut' },
    });
    expect(await register(server, { cepTelefonu, sektorID: 999 })).toMatchObject({ status: 422, alanlar: { sektorID: 'secimGecersiz' } });
    expect(await register(server, { cepTelefonu, paketID: 999 })).toMatchObject({ status: 422, alanlar: { paketID: 'secimGecersiz' } });
    expect((await register(server, { cepTelefonu })).status).toBe(200);
  });

  it('says at the field what is wrong', async () => {
    const cepTelefonu = await proveTelefon(server);
    expect(await register(server, { cepTelefonu, parola: 'kisa' })).toMatchObject({ status: 422, alanlar: { parola: 'parolaKisa' } });
    expect(await register(server, { cepTelefonu, parola: 'galatasaray' })).toMatchObject({ status: 422, alanlar: { parola: 'parolaBasit' } });
    expect(await register(server, { cepTelefonu, adSoyad: 'Ayşe' })).toMatchObject({ status: 422, alanlar: { adSoyad: 'adSoyadGerekli' } });
  });

  it('sends no code to the number of somebody who is a member', async () => {
    const bayi = await buildBayi(server);
    const [kimlik] = await server.house<{ cep_telefonu: string }>('select cep_telefonu from kimlik where bayi_id = $1', [bayi.bayiID]);
    const reply = await server.send(authCalls.kayitKontrol, { body: { cepTelefonu: kimlik!.cep_telefonu } });
    expect(reply).toMatchObject({ status: 409, message: 'uyeMevcut' });
    expect(await server.house('select id from giden_mesaj where telefon = $1', [kimlik!.cep_telefonu])).toEqual([]);
  });
});
