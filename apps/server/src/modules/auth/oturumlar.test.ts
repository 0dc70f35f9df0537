import { authCalls } from '@defter/contract/auth.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGiris, PAROLA, signIn } from '../../../test/auth.ts';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const list = (jeton: string) => server.send(authCalls.oturumlar, {}, { jeton });
const end = (jeton: string, id: string | null) => server.send(authCalls.oturumKapat, { body: { id } }, { jeton });
const renew = (jeton: string) => server.send(authCalls.refresh, {}, { jeton });
const isValid = async (jeton: string) => (await server.send(authCalls.validateToken, {}, { jeton })).status === 200;

/** Somebody signed in on two devices. */
async function twoDevices(): Promise<[string, string]> {
  const { kullaniciAdi } = await buildGiris(server, bayi);
  const body = { kullaniciAdi, parola: PAROLA };
  const agents = ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140', 'Mozilla/5.0 (iPhone) Safari/604.1'];
  const replies = await Promise.all(agents.map((agent) => server.send(authCalls.giris, { body }, { headers: { 'user-agent': agent } })));
  return replies.map(({ token }) => token.accessToken) as [string, string];
}

describe('the token', () => {
  it('is taken from either header, and from nowhere else', async () => {
    const { jeton } = await buildGiris(server, bayi);
    expect(await server.send(authCalls.validateToken, {}, { headers: { token: jeton } })).toMatchObject({ status: 200, gecerli: true });
    const wrong: Record<string, string>[] = [{ cookie: `token=${jeton}` }, { authorization: jeton }, { authorization: `Basic ${jeton}` }];
    for (const headers of wrong) {
      expect(await server.send(authCalls.validateToken, {}, { headers })).toMatchObject({ status: 401, message: 'tokenGecersiz' });
    }
  });

  it('is renewed, and the old one is worth nothing', async () => {
    const { jeton } = await buildGiris(server, bayi);
    const { accessToken } = await renew(jeton);
    expect(accessToken).not.toBe(jeton);
    expect([await isValid(jeton), await isValid(accessToken)]).toEqual([false, true]);
  });

  it('is renewed for each of several that ask at once', async () => {
    const { jeton } = await buildGiris(server, bayi);
    const replies = await Promise.all(Array.from({ length: 5 }, () => renew(jeton)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from(replies, () => 200));
    expect(new Set(replies.map(({ accessToken }) => accessToken)).size).toBe(5);
    for (const { accessToken } of replies) expect(await isValid(accessToken)).toBe(true);
    expect([await isValid(jeton), (await renew(jeton)).status]).toEqual([false, 401]);
  });

  it('is renewed once more for who has not got the answer, until the new one is used', async () => {
    const { jeton, personelID } = await buildGiris(server, bayi);
    const { id } = await server.house(`select id from oturum where personel_id = $1`, [personelID]).then(([row]) => row as { id: string });
    const lost = await renew(jeton);
    const { status, accessToken } = await renew(jeton);
    expect([lost.status, status]).toEqual([200, 200]);
    // What nobody has got is over in a minute; the list has one session that stays.
    const lasting = await server.house(`select id from oturum where personel_id = $1 and son_kullanma > now() + interval '2 minutes'`, [personelID]);
    expect(lasting).toHaveLength(1);
    expect(lasting).not.toEqual([{ id }]);
    expect(await isValid(jeton)).toBe(false);
    expect(await isValid(accessToken)).toBe(true);
    expect(await renew(jeton)).toMatchObject({ status: 401, message: 'tokenGecersiz' });
    expect(await isValid(accessToken)).toBe(true);
  });

  it('is not renewed once more after a minute, nor after signing out', async () => {
    const { jeton, personelID } = await buildGiris(server, bayi);
    const { accessToken } = await renew(jeton);
    await server.house(`update oturum set onceki_bitis = now() where personel_id = $1`, [personelID]);
    expect((await renew(jeton)).status).toBe(401);
    const next = await renew(accessToken);
    await server.mustSend(authCalls.cikis, {}, { jeton: next.accessToken });
    expect((await renew(accessToken)).status).toBe(401);
  });

  it('runs out after 30 days without use', async () => {
    const { jeton, personelID } = await buildGiris(server, bayi);
    expect(await server.house(`select round(extract(epoch from son_kullanma - now()) / 86400)::int as gun from oturum where personel_id = $1`, [personelID])).toEqual([{ gun: 30 }]);
    await server.house(`update oturum set son_kullanma = now() - interval '1 second' where personel_id = $1`, [personelID]);
    expect(await isValid(jeton)).toBe(false);
  });
});

describe('sessions', () => {
  it('are listed with their devices, one’s own marked', async () => {
    const [pc] = await twoDevices();
    const { liste } = await list(pc);
    expect(liste.map(({ cihaz, buOturum }) => ({ cihaz, buOturum }))).toEqual(
      expect.arrayContaining([
        { cihaz: 'Edge · Windows', buOturum: true },
        { cihaz: 'Safari · iPhone', buOturum: false },
      ]),
    );
    expect(JSON.stringify(liste)).not.toContain(pc);
    const { id } = liste.find(({ cihaz }) => cihaz.includes('iPhone'))!;
    await server.house('update oturum set son_kullanma = now() where id = $1', [id]);
    expect((await list(pc)).liste.map((oturum) => oturum.id)).not.toContain(id);
  });

  it('are ended one by one', async () => {
    const [pc, phone] = await twoDevices();
    const { liste } = await list(pc);
    const other = liste.find(({ cihaz }) => cihaz.includes('iPhone'))!;
    expect(await end(pc, other.id)).toMatchObject({ status: 200, message: 'oturumKapatildi' });
    expect([await isValid(pc), await isValid(phone)]).toEqual([true, false]);
  });

  it('hear no events any more once they are ended', async () => {
    const [pc, phone] = await twoDevices();
    const streams = await Promise.all(
      [pc, phone].map((jeton) => server.app.inject({ url: '/api/olaylar', headers: { authorization: `Bearer ${jeton}` }, payloadAsStream: true })),
    );
    const ended = streams.map(() => false);
    for (const [i, response] of streams.entries()) {
      response.stream().on('end', () => {
        ended[i] = true;
      }).resume();
    }
    const { liste } = await list(pc);
    await end(pc, liste.find(({ buOturum }) => !buOturum)!.id);
    await expect.poll(() => ended).toEqual([false, true]);
    await end(pc, null);
    await expect.poll(() => ended).toEqual([true, true]);
  });

  it('are ended all at once, on every device', async () => {
    const [pc, phone] = await twoDevices();
    expect((await end(pc, null)).status).toBe(200);
    expect([await isValid(pc), await isValid(phone)]).toEqual([false, false]);
  });

  it('of others cannot be ended', async () => {
    const [pc] = await twoDevices();
    const [stranger, colleague] = [await buildGiris(server, await buildBayi(server)), await buildGiris(server, bayi)];
    const { liste } = await list(pc);
    for (const { jeton } of [stranger, colleague]) {
      expect(await end(jeton, liste[0]!.id)).toMatchObject({ status: 404, message: 'bulunamadi' });
      expect((await list(jeton)).liste).toHaveLength(1);
    }
    await end(colleague.jeton, null);
    expect(await end(stranger.jeton, 'x')).toMatchObject({ status: 422, alanlar: { id: 'kimlikGecersiz' } });
    expect(await isValid(pc)).toBe(true);
  });

  it('end with signing out, which is written down', async () => {
    const { kullaniciAdi, personelID } = await buildGiris(server, bayi);
    const { token } = await signIn(server, kullaniciAdi);
    expect((await server.send(authCalls.cikis, {}, { jeton: token.accessToken })).status).toBe(200);
    expect(await isValid(token.accessToken)).toBe(false);
    const kayitlar = await server.rows<{ islem: string }>('select islem from kayit_gunlugu where bayi_id = $1 and personel_id = $2 order by id', [bayi.bayiID, personelID]);
    expect(kayitlar.map(({ islem }) => islem)).toEqual(['giris', 'cikis']);
  });
});
