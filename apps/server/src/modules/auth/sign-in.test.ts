import { authCalls } from '@defter/contract/auth.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGiris, PAROLA, signIn } from '../../../test/auth.ts';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { nextIp } from '../../../test/next-ip.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Işıl' });
});

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe('signing in', () => {
  it('takes the user name, the e-mail and the mobile, however they are written', async () => {
    const { ePosta, cepTelefonu } = await buildGiris(server, bayi, { kullaniciAdi: 'ışıl' });
    const national = cepTelefonu.slice(3);
    const names = ['ışıl', ' IŞIL ', 'Işıl', 'isil', ePosta, ePosta.toUpperCase(), ePosta.replaceAll('i', 'İ')];
    const numbers = [cepTelefonu, national, `0${national}`, `0 (${national.slice(0, 3)}) ${national.slice(3)}`, `0090${national}`];
    for (const name of [...names, ...numbers]) expect(await signIn(server, name), name).toMatchObject({ status: 200 });
  });

  it('answers with the person and a token that is good at once', async () => {
    const { kullaniciAdi, personelID, cepTelefonu } = await buildGiris(server, bayi);
    const reply = await signIn(server, kullaniciAdi);
    expect(reply).toMatchObject({ id: personelID, bayiID: bayi.bayiID, firma: 'Işıl', cepTelefonu: null, yetkiliMi: false, paketID: 5, calisiyorMu: true, katsayi: 1, tcKimlikNo: null, maas: 0, musteriNo: null });
    expect(JSON.stringify(reply)).not.toMatch(/argon2|parola/);
    const own = await server.send(yetkiCalls.own, {}, { jeton: reply.token.accessToken });
    expect(own.status).toBe(200);
    expect(server.logged()).not.toContain(reply.token.accessToken);
    expect(server.logged()).not.toContain(cepTelefonu);
  });

  it('tells when one was here last, and writes it down', async () => {
    const { kullaniciAdi, personelID } = await buildGiris(server, bayi);
    expect((await signIn(server, kullaniciAdi)).enSonGirisSaati).toBeNull();
    expect((await signIn(server, kullaniciAdi)).enSonGirisSaati).not.toBeNull();
    const kayitlar = await server.rows<{ islem: string }>('select islem from kayit_gunlugu where bayi_id = $1 and personel_id = $2', [bayi.bayiID, personelID]);
    expect(kayitlar).toEqual([{ islem: 'giris' }, { islem: 'giris' }]);
  });

  it('lets in everybody whose right tries arrive together', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    const ip = nextIp();
    const replies = await times(32, () => signIn(server, kullaniciAdi, PAROLA, ip));
    expect(replies.map(({ status }) => status)).toEqual(Array(32).fill(200));
  });

  it('says the same of a wrong password and of a name that nobody has', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    const wrong = await signIn(server, kullaniciAdi, 'yanlis-parola');
    expect(wrong).toMatchObject({ status: 401, message: 'girisHatali' });
    expect(await signIn(server, 'boyle.biri.yok')).toEqual(wrong);
    expect(server.logged()).not.toContain('yanlis-parola');
  });
});

describe('of a right try at the same moment', () => {
  /** Signs in while somebody else changes what it goes by: the try has compared the password and waits to forget the wrong one before it. */
  const signInBeside = async (change: string) => {
    const { kullaniciAdi, bayiID, personelID } = await buildGiris(server, bayi);
    const ip = nextIp();
    await signIn(server, kullaniciAdi, 'yanlis-parola', ip);
    const [reply] = await sendWhileHeld(
      server,
      async (client) => {
        await client.query('select from deneme where starts_with(anahtar, $1) for update', [`giris ${bayiID}.${personelID} `]);
        await client.query(change, [bayiID, personelID]);
      },
      () => signIn(server, kullaniciAdi, PAROLA, ip),
    );
    const oturumlar = await server.house('select from oturum where bayi_id = $1 and personel_id = $2 and ip = $3', [bayiID, personelID, ip]);
    return { ...reply, oturumSayisi: oturumlar.length };
  };

  it('and a new password, the old one opens no session', async () => {
    expect(await signInBeside(`update kimlik set parola_hash = 'yeni' where bayi_id = $1 and personel_id = $2`)).toMatchObject({ status: 401, message: 'girisHatali', oturumSayisi: 0 });
  });

  it('and a sign-in that is taken away, nobody gets in', async () => {
    expect(await signInBeside('delete from kimlik where bayi_id = $1 and personel_id = $2')).toMatchObject({ status: 401, message: 'girisHatali', oturumSayisi: 0 });
  });
});

describe('wrong tries', () => {
  it('of one IPv6 line count together, for it has all addresses of its network', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    for (let i = 1; i <= 5; i += 1) expect(await signIn(server, kullaniciAdi, 'yanlis', `2001:db8:1:2::${i}`)).toMatchObject({ status: 401 });
    expect(await signIn(server, kullaniciAdi, PAROLA, '2001:db8:1:2:ffff::9')).toMatchObject({ status: 429, message: 'girisKilitli' });
    expect((await signIn(server, kullaniciAdi, PAROLA, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('lock name and address after the fifth, for the right password too', async () => {
    const { kullaniciAdi, ePosta } = await buildGiris(server, bayi);
    const ip = nextIp();
    for (const name of [kullaniciAdi, ePosta, kullaniciAdi, ePosta, kullaniciAdi]) {
      expect(await signIn(server, name, 'yanlis', ip)).toMatchObject({ status: 401, message: 'girisHatali' });
    }
    const locked = await signIn(server, kullaniciAdi, PAROLA, ip);
    expect(locked).toMatchObject({ status: 429, message: 'girisKilitli' });
    expect(locked.veri!.saniye).toBeGreaterThan(890);
    expect(locked.veri!.saniye).toBeLessThanOrEqual(900);
    // The person is not locked out elsewhere, and nobody else is where the tries came from.
    expect((await signIn(server, kullaniciAdi)).status).toBe(200);
    expect((await signIn(server, (await buildGiris(server, bayi)).kullaniciAdi, PAROLA, ip)).status).toBe(200);
  });

  it('lock a name that nobody has alike', async () => {
    const ip = nextIp();
    await times(5, () => signIn(server, 'hic.kimse', 'yanlis', ip));
    expect(await signIn(server, 'hic.kimse', 'yanlis', ip)).toMatchObject({ message: 'girisKilitli' });
  });

  it('lock once, however many arrive together, and twice as long the next time', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    const ip = nextIp();
    const replies = await times(40, () => signIn(server, kullaniciAdi, 'yanlis', ip));
    expect(replies.filter(({ message }) => message === 'girisHatali')).toHaveLength(5);
    expect((await signIn(server, kullaniciAdi, PAROLA, ip)).veri!.saniye).toBeLessThanOrEqual(900);

    await server.house(`update deneme set kilit_sonu = kilit_sonu - interval '16 minutes', pencere_sonu = pencere_sonu - interval '16 minutes' where anahtar like '% ' || $1`, [ip]);
    await times(5, () => signIn(server, kullaniciAdi, 'yanlis', ip));
    expect((await signIn(server, kullaniciAdi, PAROLA, ip)).veri!.saniye).toBeGreaterThan(1700);
  });

  it('lock a person who is guessed at from everywhere', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    await times(50, () => signIn(server, kullaniciAdi, 'yanlis'));
    expect(await signIn(server, kullaniciAdi)).toMatchObject({ message: 'girisKilitli' });
  });

  it('are forgotten by a right one', async () => {
    const { kullaniciAdi } = await buildGiris(server, bayi);
    const ip = nextIp();
    await times(4, () => signIn(server, kullaniciAdi, 'yanlis', ip));
    expect((await signIn(server, kullaniciAdi, PAROLA, ip)).status).toBe(200);
    await times(4, () => signIn(server, kullaniciAdi, 'yanlis', ip));
    expect((await signIn(server, kullaniciAdi, PAROLA, ip)).status).toBe(200);
  });
});

describe('who knows the password is still refused', () => {
  it('from an address that the business does not allow', async () => {
    const own = await buildBayi(server);
    const { kullaniciAdi } = await buildGiris(server, own);
    await server.rows(`insert into ip_adresi (bayi_id, ip) values ($1, '192.0.2.7'), ($1, '10.77.0.0/16')`, [own.bayiID]);
    expect(await signIn(server, kullaniciAdi)).toMatchObject({ status: 403, message: 'ipIzinYok' });
    expect(await signIn(server, kullaniciAdi, PAROLA, 'unknown')).toMatchObject({ status: 403, message: 'ipIzinYok' });
    for (const ip of ['192.0.2.7', '::ffff:192.0.2.7', '10.77.3.4']) {
      expect((await signIn(server, kullaniciAdi, PAROLA, ip)).status, ip).toBe(200);
    }
    expect(await signIn(server, kullaniciAdi, 'yanlis')).toMatchObject({ message: 'girisHatali' });
  });

  it('when the plan has run out', async () => {
    const own = await buildBayi(server);
    const { kullaniciAdi } = await buildGiris(server, own);
    await server.house(`update bayi set paket_bitis = '2026-11-24' where id = $1`, [own.bayiID]);
    expect(await signIn(server, kullaniciAdi)).toMatchObject({ status: 403, message: 'paketSuresiDoldu' });
    await server.house(`update bayi set paket_bitis = '2026-11-25' where id = $1`, [own.bayiID]);
    expect((await signIn(server, kullaniciAdi)).status).toBe(200);
  });

  it('when they do not work here any more', async () => {
    const { kullaniciAdi, personelID } = await buildGiris(server, bayi);
    await server.rows('update personel set calisiyor_mu = false where bayi_id = $1 and id = $2', [bayi.bayiID, personelID]);
    expect(await signIn(server, kullaniciAdi)).toMatchObject({ status: 401, message: 'girisHatali' });
  });

  it('above the limit of tries that one address has in a minute', async () => {
    const ip = nextIp();
    await server.house(`insert into deneme values ('POST /auth ' || $1, 120, now() + interval '1 minute', null)`, [ip]);
    expect(await server.send(authCalls.giris, { body: { kullaniciAdi: 'a', parola: 'b' } }, { ip })).toMatchObject({ message: 'cokFazlaIstek' });
  });

  it('by half a letter, or a name or password of any other shape', async () => {
    const send = async (kullaniciAdi: unknown, parola: unknown) =>
      (await server.platform.app.inject({ method: 'POST', url: '/api/auth', remoteAddress: nextIp(), payload: { KullaniciAdi: kullaniciAdi, Parola: parola } })).statusCode;
    expect(await send('\ud800', 'x')).toBe(401);
    expect(await send('demo', '\udc00')).toBe(401);
    for (const odd of [null, '', [], {}]) expect([await send(odd, 'x'), await send('demo', odd)].every((status) => status < 500)).toBe(true);
  });
});
