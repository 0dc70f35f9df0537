import { authCalls } from '@defter/contract/auth.ts';
import { describe, expect, it } from 'vitest';
import { age, otherKod, readKod } from '../../../test/auth.ts';
import { buildBayi, buildTelefon } from '../../../test/build.ts';
import { nextIp } from '../../../test/next-ip.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();

const ask = (cepTelefonu: string, ip?: string) => server.send(authCalls.kayitKontrol, { body: { cepTelefonu } }, { ip });
const prove = (cepTelefonu: string, smsKodu: string, ip?: string) =>
  server.send(authCalls.smsDogrula, { body: { cepTelefonu, smsKodu } }, { ip });
/** Moves the codes of a number back by moments, so that the day is not left behind. */
const waitHalfAMinute = (telefon: string) =>
  server.house(`update dogrulama_kodu set olusturma = greatest(olusturma - interval '31 seconds',
    date_trunc('day', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul') where telefon = $1`, [telefon]);
async function asked(): Promise<{ telefon: string; kod: string }> {
  const telefon = buildTelefon();
  await ask(telefon);
  return { telefon, kod: await readKod(server, telefon) };
}

describe('sending a code', () => {
  it('says how long it is good, and tells the code to nobody but the phone', async () => {
    const telefon = buildTelefon();
    const reply = await ask(telefon);
    expect(reply).toMatchObject({ status: 200, message: 'kodGonderildi', gecerlilikSaniye: 180 });
    const kod = await readKod(server, telefon);
    expect(JSON.stringify(reply)).not.toContain(kod);
    await prove(telefon, otherKod(kod));
    await prove(telefon, kod);
    expect(server.logged()).not.toContain(kod);
    expect(server.logged()).not.toContain(telefon);
    const [row] = await server.house<{ kod_ozeti: string }>('select kod_ozeti from dogrulama_kodu where telefon = $1', [telefon]);
    expect(row!.kod_ozeti).toMatch(/^\$argon2id\$/);
  });

  it('takes the phone however it is written, and only one that can receive it', async () => {
    const telefon = buildTelefon();
    expect((await ask(`0${telefon.slice(3)}`)).status).toBe(200);
    expect((await prove(telefon, await readKod(server, telefon))).status).toBe(200);
    expect(await ask('0212 555 00 00')).toMatchObject({ status: 422, alanlar: { cepTelefonu: 'telefonGecersiz' } });
  });

  it('asks to wait for half a minute before the next', async () => {
    const { telefon } = await asked();
    const reply = await ask(telefon);
    expect(reply).toMatchObject({ status: 429, message: 'kodBekle' });
    expect(reply.veri!.saniye).toBeGreaterThan(25);
    expect(reply.veri!.saniye).toBeLessThanOrEqual(30);
    await age(server, telefon, '31 seconds');
    expect((await ask(telefon)).status).toBe(200);
  });

  it('stops at five a day, and begins anew the next', async () => {
    const telefon = buildTelefon();
    const ip = nextIp();
    for (let i = 0; i < 5; i += 1) {
      expect((await ask(telefon, ip)).status).toBe(200);
      await waitHalfAMinute(telefon);
    }
    expect(await ask(telefon, ip)).toMatchObject({ status: 429, message: 'kodSinir' });
    // The day begins at midnight in Istanbul.
    const askedAround = (once: string) =>
      server.house(`update dogrulama_kodu set olusturma = date_trunc('day', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul' - $2::interval where telefon = $1`, [telefon, once]);
    await askedAround('0 seconds');
    expect(await ask(telefon, ip)).toMatchObject({ status: 429, message: 'kodSinir' });
    await askedAround('31 seconds');
    expect((await ask(telefon, ip)).status).toBe(200);
  });

  it('leaves the five of one address to it, and sends ten to a number in all', async () => {
    const telefon = buildTelefon();
    for (const ip of [nextIp(), nextIp()]) {
      for (let i = 0; i < 5; i += 1) {
        expect((await ask(telefon, ip)).status).toBe(200);
        await waitHalfAMinute(telefon);
      }
    }
    expect(await ask(telefon)).toMatchObject({ status: 429, message: 'kodSinir' });
  });

  it('stops at twenty a day for one address, and at a sum for all strangers', async () => {
    const ip = nextIp();
    await server.house(`insert into deneme values ('kod adres ' || $1, 20, now() + interval '1 day', null)`, [ip]);
    expect(await ask(buildTelefon(), ip)).toMatchObject({ status: 429, message: 'kodSinir' });
    await server.house(`insert into deneme values ('kod toplam', 1000, now() + interval '1 day', null)
      on conflict (anahtar) do update set sayi = 1000, pencere_sonu = excluded.pencere_sonu`);
    expect(await ask(buildTelefon())).toMatchObject({ status: 429, message: 'kodSinir' });
    await server.house(`delete from deneme where anahtar = 'kod toplam'`);
  });

  it('answers of a member and of nobody alike once an address has asked about sixty numbers', async () => {
    const { bayiID } = await buildBayi(server);
    const [uye] = await server.house<{ cep_telefonu: string }>('select cep_telefonu from kimlik where bayi_id = $1', [bayiID]);
    const ip = nextIp();
    const reset = (cepTelefonu: string) => server.send(authCalls.parolaSifirla, { body: { cepTelefonu } }, { ip });
    await server.house(`insert into deneme values ('sorulan adres ' || $1, 58, now() + interval '1 day', null)`, [ip]);
    expect(await ask(uye!.cep_telefonu, ip)).toMatchObject({ message: 'uyeMevcut' });
    expect(await reset(buildTelefon())).toMatchObject({ message: 'numaraBulunamadi' });
    for (const telefon of [uye!.cep_telefonu, buildTelefon()]) {
      expect(await ask(telefon, ip)).toMatchObject({ status: 429, message: 'kodSinir' });
      expect(await reset(telefon)).toMatchObject({ status: 429, message: 'kodSinir' });
    }
  });

  it('sends one when many ask for the same number at once', async () => {
    const telefon = buildTelefon();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(telefon)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.house('select id from giden_mesaj where telefon = $1', [telefon])).toHaveLength(1);
  });
});

describe('proving a number', () => {
  it('takes the right code, again and again until it is used', async () => {
    const { telefon, kod } = await asked();
    for (let i = 0; i < 7; i += 1) expect(await prove(telefon, kod)).toMatchObject({ status: 200, message: 'kodDogrulandi' });
  });

  it('takes it with the space that was copied beside it', async () => {
    const { telefon, kod } = await asked();
    expect(await prove(telefon, ` ${kod} `)).toMatchObject({ status: 200, message: 'kodDogrulandi' });
  });

  it('takes it at the fifth try, and nothing any more after five wrong ones', async () => {
    const first = await asked();
    for (let i = 0; i < 4; i += 1) expect(await prove(first.telefon, otherKod(first.kod))).toMatchObject({ status: 422, message: 'kodGecersiz' });
    expect((await prove(first.telefon, first.kod)).status).toBe(200);

    const second = await asked();
    for (let i = 0; i < 5; i += 1) await prove(second.telefon, otherKod(second.kod));
    expect(await prove(second.telefon, second.kod)).toMatchObject({ status: 422, message: 'kodSuresiDoldu' });
  });

  it('allows five tries, however many arrive together', async () => {
    const { telefon, kod } = await asked();
    await Promise.all(Array.from({ length: 30 }, () => prove(telefon, otherKod(kod))));
    const [row] = await server.house<{ deneme: number }>('select deneme from dogrulama_kodu where telefon = $1', [telefon]);
    expect(row!.deneme).toBeGreaterThanOrEqual(5);
    expect(await prove(telefon, kod)).toMatchObject({ message: 'kodSuresiDoldu' });
  });

  it('refuses a code after three minutes', async () => {
    const { telefon, kod } = await asked();
    await age(server, telefon, '2 minutes 50 seconds');
    expect((await prove(telefon, kod)).status).toBe(200);
    const late = await asked();
    await age(server, late.telefon, '3 minutes');
    expect(await prove(late.telefon, late.kod)).toMatchObject({ status: 422, message: 'kodSuresiDoldu' });
  });

  it('takes the last code too after somebody has asked for another', async () => {
    const { telefon, kod } = await asked();
    await age(server, telefon, '31 seconds');
    await ask(telefon);
    const newest = await readKod(server, telefon);
    expect((await prove(telefon, kod)).status).toBe(200);
    expect((await prove(telefon, newest)).status).toBe(200);
  });

  it('leaves five tries to whoever asked, whatever others have tried', async () => {
    const telefon = buildTelefon();
    const ip = nextIp();
    await ask(telefon, ip);
    const kod = await readKod(server, telefon);
    for (let i = 0; i < 7; i += 1) await prove(telefon, otherKod(kod));
    expect(await prove(telefon, kod)).toMatchObject({ message: 'kodSuresiDoldu' });
    expect(await prove(telefon, otherKod(kod), ip)).toMatchObject({ message: 'kodGecersiz' });
    expect((await prove(telefon, kod, ip)).status).toBe(200);
  });

  it('refuses a code that was sent for something else, or to somebody else', async () => {
    const { telefon, kod } = await asked();
    const other = await asked();
    if (kod !== other.kod) expect(await prove(other.telefon, kod)).toMatchObject({ message: 'kodGecersiz' });
    const reply = await server.send(authCalls.parolaDogrula, { body: { cepTelefonu: telefon, smsKodu: kod } });
    expect(reply).toMatchObject({ message: 'kodGecersiz' });
  });
});
