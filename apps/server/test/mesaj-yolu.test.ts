import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsCalls } from '@defter/contract/sms.ts';
import { type IletimerkeziSimulator, startIletimerkeziSimulator } from '@defter/simulators/iletimerkezi.ts';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { startWhatsappSimulator, type WhatsappSimulator } from '@defter/simulators/whatsapp.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askAkibetler } from '../src/modules/sms/ask-akibet.ts';
import { askYanitlar } from '../src/modules/sms/ask-yanitlar.ts';
import { noteYanitBy } from '../src/modules/yanit/note-yanit.ts';
import { createKapi } from '../src/modules/sms/kapi.ts';
import { createClock } from '../src/platform/clock.ts';
import type { Platform } from '../src/platform/http/context.ts';
import { type DeliverOptions, mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import type { Giden } from '../src/platform/outside/mesaj/kapi.ts';
import { cancelToplu, queueMesaj, queueToplu } from '../src/platform/outside/mesaj/outbox.ts';
import { noFaults } from '@defter/simulators/simulator.ts';
import { buildBayi, buildMusteri, buildTelefon, type TestBayi } from './build.ts';
import { BUGUN, useOwnServer, YARIN } from './server.ts';

const server = useOwnServer();
let netgsm: SmsSimulator;
let iletimerkezi: IletimerkeziSimulator;
let whatsapp: WhatsappSimulator;
let address: string;
beforeAll(async () => {
  [netgsm, iletimerkezi, whatsapp] = await Promise.all([startSmsSimulator(), startIletimerkeziSimulator(), startWhatsappSimulator()]);
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => Promise.all([netgsm.close(), iletimerkezi.close(), whatsapp.close()]));

let bayi: TestBayi;
beforeEach(async () => {
  await server.house('delete from giden_mesaj');
  for (const { faults, mesajlar } of [netgsm, iletimerkezi, whatsapp]) {
    Object.assign(faults, noFaults());
    (mesajlar as unknown[]).length = 0;
  }
  bayi = await buildBayi(server);
});

/** The server with the simulators as its providers. */
const platform = (): Platform => ({
  ...server.platform,
  config: { ...server.platform.config, smsUrl: netgsm.url, publicUrl: 'https://defter.test', saglayicilar: { netgsm: netgsm.url, iletimerkezi: iletimerkezi.url, whatsapp: whatsapp.url } },
});
const lines = (overrides: Partial<DeliverOptions> = {}) =>
  mesajLines({ database: server.platform.database, url: netgsm.url, log: { warn: () => undefined }, kapi: createKapi(platform()), ...overrides });
/** One round of all delivery lines: the messages that are due now. */
async function deliver(overrides: Partial<DeliverOptions> = {}): Promise<void> {
  for (const line of lines(overrides)) for (const key of await line.find()) await line.work(key, () => false);
}
const passPauses = () => server.house("update giden_mesaj set gonderim_zamani = now() where durum = 'bekliyor'");

const queue = (overrides: Partial<Parameters<typeof queueMesaj>[1]> = {}) =>
  server.platform.database.system((tx) => queueMesaj(tx, { bayiID: bayi.bayiID, telefon: buildTelefon(), mesaj: 'Randevunuz yarın', gecerlilikSaniye: null, ...overrides }));
type Row = { durum: string; hata: string | null; mesaj: string; kredi: number; saglayici: string | null; no: string | null; telefon: string };
const outbox = () => server.house<Row>('select durum, hata, mesaj, kredi, saglayici, saglayici_no as no, telefon from giden_mesaj order by id');
const states = async () => (await outbox()).map(({ durum, hata }) => (hata === null ? durum : `${durum} ${hata}`));
const kalan = async () => (await server.rows<{ kalan: number }>('select kalan from sms_hesabi where bayi_id = $1', [bayi.bayiID]))[0]!.kalan;
const setAyar = (text: string) => server.rows(`update sms_ayari set ${text} where bayi_id = $1`, [bayi.bayiID]);
const agree = (telefon: string, izin = 'onay', kanal = 'sms') =>
  server.rows(`insert into ileti_izni (bayi_id, telefon, kanal, izin, kaynak) values ($1, $2, $3, $4, 'masa')`, [bayi.bayiID, telefon, kanal, izin]);

type Account = 'ev' | 'netgsm' | 'iletimerkezi' | 'whatsapp';
const SIR = 'uygulama-sirri';
async function useAccount(account: Account): Promise<void> {
  const seal = (text: string) => server.platform.secrets.encrypt(text);
  if (account === 'whatsapp') {
    await server.rows(`insert into wp_ayari (bayi_id, kullanici_adi, parola, entegrasyon_id, uygulama_sirri) values ($1, '1001', $2, '2002', $3)`, [bayi.bayiID, seal('jeton'), seal(SIR)]);
  } else if (account !== 'ev') await setAyar(`saglayici = '${account}', kullanici_adi = '8501112233', sifre = '${seal('parola')}', baslik = 'GUZELLIK'`);
}
const SABLON = { sablon: 'randevu_hatirlatma', dil: 'tr', parametreler: ['Ayşe', 'yarın'] };
const channelOf = (account: Account) => (account === 'whatsapp' ? { kanal: 'whatsapp', icerik: SABLON } as const : {});
const taken = (account: Account): readonly unknown[] => ({ ev: netgsm, netgsm, iletimerkezi, whatsapp })[account].mesajlar;

/** Passes every request on to the provider, and reports it; a request without an answer there gets none here. */
async function startProxy(target: string, tell: (path: string) => void): Promise<{ url: string; close: () => Promise<void> }> {
  const proxy = createServer((request, response) => {
    tell(request.url!);
    const passOn = async () => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const answer = await fetch(`${target}${request.url}`, { method: 'POST', body });
      response.writeHead(answer.status).end(await answer.text());
    };
    passOn().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => new Promise((resolve) => proxy.close(() => resolve()).closeAllConnections()) };
}

describe('a message', () => {
  it('is queued once for one key of a bayi, and again for another', async () => {
    const other = await buildBayi(server);
    for (const bayiID of [bayi.bayiID, bayi.bayiID, other.bayiID]) await queue({ bayiID, anahtar: 'hatirlatma 1' });
    expect(await states()).toEqual(['bekliyor', 'bekliyor']);
  });

  it('that is sent to many reaches each number once, and unsent ones can be cancelled', async () => {
    const gonderim = { bayiID: bayi.bayiID, gonderimID: 7, tur: 'bilgi', kanal: 'sms', baslik: null, zaman: null } as const;
    const alici = (telefon: string) => ({ telefon, adSoyad: 'Ayşe', mesaj: 'Merhaba' });
    const [one, two] = [buildTelefon(), buildTelefon()];
    await server.platform.database.system((tx) => queueToplu(tx, { ...gonderim, alicilar: [one, one, two].map(alici) }));
    expect(await states()).toEqual(['bekliyor', 'bekliyor']);
    const [line] = lines().filter(({ name }) => name === 'mesaj-toplu');
    const [key] = await line!.find();
    await line!.work(key!, () => false);
    expect(await server.platform.database.system((tx) => cancelToplu(tx, gonderim))).toBe(1);
    expect(await states()).toEqual(['gonderildi', 'vazgecildi iptal']);
  });

  it('of ten thousand in bulk is behind any code', async () => {
    const alicilar = Array.from({ length: 10_000 }, (_, i) => ({ telefon: `+9053${String(10_000_000 + i)}`, adSoyad: null, mesaj: 'Toplu' }));
    await server.platform.database.system((tx) => queueToplu(tx, { bayiID: bayi.bayiID, gonderimID: 8, tur: 'bilgi', kanal: 'sms', baslik: null, zaman: null, alicilar }));
    await queue({ bayiID: null, mesaj: 'Kod 123456' });
    const [kod, , toplu] = lines();
    expect([await kod!.find(), (await toplu!.find()).length]).toEqual([[expect.any(String)], 1000]);
  });

  it.each<[string, Account]>([['the house', 'ev'], ['NetGSM', 'netgsm'], ['İleti Merkezi', 'iletimerkezi'], ['WhatsApp', 'whatsapp']])('leaves by the account at %s', async (_, account) => {
    await useAccount(account);
    await queue(channelOf(account));
    await deliver();
    expect(await outbox()).toMatchObject([{ durum: 'gonderildi', hata: null, no: expect.any(String) }]);
    expect(taken(account)).toHaveLength(1);
  });
});

/** Killed or cut off at any point: no message is lost, and none reaches the provider twice. */
describe.each<[string, Account]>([['the house', 'ev'], ['NetGSM', 'netgsm'], ['İleti Merkezi', 'iletimerkezi'], ['WhatsApp', 'whatsapp']])('by %s', (_, account) => {
  beforeEach(async () => {
    await useAccount(account);
    await queue(channelOf(account));
  });
  /** WhatsApp reports by itself before the pause is over. */
  const tell = async () => {
    const [{ anahtar } = { anahtar: '' }] = await server.rows<{ anahtar: string }>('select anahtar from wp_ayari where bayi_id = $1', [bayi.bayiID]);
    if (account === 'whatsapp') expect(await whatsapp.tell(`${address}/api/wp/bildirim/${anahtar}`, SIR, 'sent')).toEqual([200]);
  };

  it('a server that is killed before it sends loses nothing', async () => {
    // The turn is taken and noted, then the server is gone.
    const url = 'http://127.0.0.1:9';
    const { config } = platform();
    const dead = { ...config, saglayicilar: { netgsm: url, iletimerkezi: url, whatsapp: url } };
    await deliver({ url, kapi: createKapi({ ...server.platform, config: dead }) });
    expect(await states()).toEqual(['bekliyor baglanti']);
    // A provider that can be asked is asked first; then the message is sent.
    for (let round = 0; round < 2; round += 1) {
      await passPauses();
      await deliver();
    }
    expect([await states(), taken(account).length]).toEqual([['gonderildi'], 1]);
  });

  it('a server that is killed after it has sent sends nothing again', async () => {
    ({ ev: netgsm, netgsm, iletimerkezi, whatsapp })[account].faults.kaybolanYanit = 1;
    await deliver();
    expect([await states(), taken(account).length]).toEqual([['bekliyor baglanti'], 1]);
    await tell();
    await passPauses();
    await deliver();
    expect([await states(), taken(account).length]).toEqual([['gonderildi'], 1]);
  });

  it('that cannot be asked just now sends nothing again', async () => {
    const { faults } = { ev: netgsm, netgsm, iletimerkezi, whatsapp }[account];
    faults.kaybolanYanit = 1;
    await deliver();
    await tell();
    Object.assign(faults, account === 'iletimerkezi' ? { yanlisAnahtar: true } : { raporSinirda: true });
    await passPauses();
    await deliver().catch(() => undefined);
    Object.assign(faults, noFaults());
    await passPauses();
    await deliver();
    expect([await states(), taken(account).length]).toEqual([['gonderildi'], 1]);
  });

  it('two servers at once send it once', async () => {
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(taken(account)).toHaveLength(1);
  });

  it('a message waits longer and longer for a provider that does not know the account, and is given up with the reason', async () => {
    const { faults } = { ev: netgsm, netgsm, iletimerkezi, whatsapp }[account];
    faults.yanlisAnahtar = true;
    const pauses: number[] = [];
    for (let i = 0; i < 14; i += 1) {
      await passPauses();
      await deliver();
      const [row] = await server.house<{ saniye: number }>('select round(extract(epoch from gonderim_zamani - now()))::int as saniye from giden_mesaj');
      pauses.push(row!.saniye);
    }
    expect(pauses.slice(0, 7)).toEqual([2, 5, 15, 60, 300, 900, 1800]);
    const kod = { ev: '30', netgsm: '30', iletimerkezi: '401', whatsapp: '190' }[account];
    expect([await states(), await kalan()]).toEqual([[`hatali ${kod}`], 2000]);
  });

  it('a message that the provider refuses is over at once', async () => {
    await server.house('delete from giden_mesaj');
    const telefon = buildTelefon();
    ({ ev: netgsm, netgsm, iletimerkezi, whatsapp })[account].faults.redNumaralar = [telefon.slice(-6)];
    await queue({ telefon, mesaj: 'ş'.repeat(156), ...channelOf(account) });
    await deliver();
    const kod = { ev: '70', netgsm: '70', iletimerkezi: '452', whatsapp: '131026' }[account];
    expect([await states(), await kalan()]).toEqual([[`hatali ${kod}`], 2000]);
  });
});

describe('messages whose answers were lost', () => {
  it('are all found by one question, whichever server sent them', async () => {
    const reports: string[] = [];
    const counting = await startProxy(netgsm.url, (path) => reports.push(path));
    netgsm.faults.kaybolanYanit = 5;
    for (let n = 0; n < 5; n += 1) await queue(n === 0 ? { bayiID: null } : {});
    await deliver({ url: counting.url });
    await passPauses();
    await deliver({ url: counting.url });
    await counting.close();
    expect([new Set(await states()), netgsm.mesajlar.length, reports.filter((path) => path.endsWith('/report')).length]).toEqual([new Set(['gonderildi']), 5, 1]);
  });

  it('are given up when they cannot be asked about for a day', async () => {
    netgsm.faults.kaybolanYanit = 1;
    await queue();
    await deliver();
    await server.house(`update giden_mesaj set ilk_deneme = now() - interval '25 hours', gonderim_zamani = now()`);
    await deliver();
    expect(await states()).toEqual(['hatali baglanti']);
  });

  it('wait with a reason when the account is gone by which they were sent', async () => {
    await useAccount('netgsm');
    netgsm.faults.kaybolanYanit = 1;
    await queue();
    await deliver();
    await setAyar('saglayici = default, kullanici_adi = default, sifre = default');
    await passPauses();
    await deliver();
    expect(await states()).toEqual(['tutuldu ayarYok']);
  });
});

describe('credits', () => {
  it('are the parts of the text, and agree with the loaded ones', async () => {
    await queue({ mesaj: 'ş'.repeat(156) });
    await queue({ mesaj: 'kısa' });
    await deliver();
    expect([await kalan(), (await outbox()).map(({ kredi }) => kredi)]).toEqual([1997, [2, 1]]);
    const [proof] = await server.rows<{ fark: number }>(
      `select (select sum(adet) from sms_kontor where bayi_id = $1) - (select sum(kredi) from giden_mesaj where bayi_id = $1 and ev_hesabi)::int
        - (select kalan from sms_hesabi where bayi_id = $1) as fark`, [bayi.bayiID]);
    expect(Number(proof!.fark)).toBe(0);
  });

  it('that are used up hold texts back, but never a code', async () => {
    await server.rows('update sms_hesabi set kalan = 1 where bayi_id = $1', [bayi.bayiID]);
    await queue();
    await queue();
    await queue({ bayiID: null, mesaj: 'Kod 123456' });
    await deliver();
    expect(await states()).toEqual(['gonderildi', 'tutuldu kontorYok', 'gonderildi']);
    expect(await kalan()).toBe(0);
  });

  it('are not needed at an account of one’s own', async () => {
    await server.rows('update sms_hesabi set kalan = 0 where bayi_id = $1', [bayi.bayiID]);
    await useAccount('netgsm');
    await queue();
    await deliver();
    expect([await states(), netgsm.mesajlar[0]]).toMatchObject([['gonderildi'], { baslik: 'GUZELLIK' }]);
  });
});

describe('a commercial message', () => {
  const ticari = (telefon: string) => queue({ telefon, tur: 'ticari', mesaj: 'Bu hafta cilt bakımı indirimde' });

  it('reaches people who have agreed, with the line of refusal, and nobody else', async () => {
    const [onayli, sorulmamis, reddeden] = [buildTelefon(), buildTelefon(), buildTelefon()];
    await agree(onayli);
    await agree(reddeden, 'ret');
    for (const telefon of [onayli, sorulmamis, reddeden]) await ticari(telefon);
    await deliver();
    expect(await states()).toEqual(['gonderildi', 'tutuldu izinYok', 'tutuldu ret']);
    expect(netgsm.mesajlar.map(({ mesaj }) => mesaj)).toEqual([expect.stringMatching(/^Bu hafta .* Ret: https:\/\/defter\.test\/r\/r#[A-Z2-9]{9}$/)]);
    // Two parts, because the line counts; held-back messages cost nothing.
    expect((await outbox()).map(({ kredi }) => kredi)).toEqual([1, 0, 0]);
  });

  it('does not reach the same person twice within a day', async () => {
    const telefon = buildTelefon();
    await agree(telefon);
    await ticari(telefon);
    await deliver();
    await ticari(telefon);
    await deliver();
    expect(await states()).toEqual(['gonderildi', 'tutuldu azOnce']);
  });

  it('does not reach the same person twice where two leave at once', async () => {
    const [telefon, baska] = [buildTelefon(), buildTelefon()];
    for (const kime of [telefon, baska]) await agree(kime);
    for (const kime of [telefon, telefon, baska]) await ticari(kime);
    // The first one has not been answered yet when the second one is about to be sent.
    netgsm.faults.gecikmeMs = 300;
    const line = lines().find(({ name }) => name === 'mesaj-islem')!;
    await Promise.all((await line.find()).map((key) => line.work(key, () => false)));
    expect((await states()).toSorted()).toEqual(['gonderildi', 'gonderildi', 'tutuldu azOnce']);
    expect(netgsm.mesajlar.map((mesaj) => mesaj.telefon).toSorted()).toEqual([telefon, baska].toSorted());
  });

  it('waits for the hour of the business, and informing does not', async () => {
    const telefon = buildTelefon();
    await agree(telefon);
    // The clock of the tests stands at ten in the morning.
    await setAyar(`ticari_baslangic = '11:30'`);
    await ticari(telefon);
    await queue();
    await deliver();
    expect(await states()).toEqual(['bekliyor', 'gonderildi']);
    expect(await server.house(`select to_char(gonderim_zamani at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI') as zaman from giden_mesaj where tur = 'ticari'`)).toEqual([{ zaman: '2026-11-25 11:30' }]);
  });
});

/** The gate of the law: each channel needs a consent of its own, whatever was agreed for the others. */
describe.each([
  ['sms', {}, true], ['bildirim', { aboneID: 0 }, true], ['whatsapp', { sablon: 's', dil: 'tr', parametreler: [], retVarMi: true }, true], ['whatsapp', { sablon: 's', dil: 'tr', parametreler: [], retVarMi: false }, false],
] as const)('by %s with %o', (kanal, icerik, retSatiri) => {
  const CELLS = (['bilgi', 'ticari'] as const).flatMap((tur) => (['onay', 'ret', null] as const).flatMap((izin) => (['12:00', '23:30'] as const).map((saat) => [tur, izin, saat] as const)));

  it.each(CELLS)('%s with %s at %s', async (tur, izin, saat) => {
    await useAccount('whatsapp');
    const telefon = buildTelefon();
    for (const baska of ['sms', 'whatsapp', 'bildirim'].filter((ad) => ad !== kanal)) await agree(telefon, izin === 'onay' ? 'ret' : 'onay', baska);
    if (izin) await agree(telefon, izin, kanal);
    await queue({ telefon, tur, kanal, icerik });
    const [giden] = await server.house<Giden>('select id, bayi_id as "bayiID", telefon, mesaj, kanal, tur, icerik, ret_kodu as "retKodu" from giden_mesaj');
    const clock = createClock(() => new Date(`${BUGUN}T${saat}:00+03:00`));
    const { ne, ...rest } = await server.platform.database.system((tx) => createKapi({ ...platform(), clock }).gec(tx, giden!));
    // No browser has turned these notices on, which is checked after the law.
    const gider = kanal === 'bildirim' ? { ne: 'tutulur', neden: 'aboneYok' } : { ne: 'gider' };
    const tutan = izin === null ? 'izinYok' : izin === 'ret' ? 'ret' : retSatiri ? undefined : 'retSatiriYok';
    if (tur === 'bilgi') expect({ ne, ...rest }).toMatchObject(gider);
    else if (tutan) expect({ ne, ...rest }).toEqual({ ne: 'tutulur', neden: tutan });
    else expect({ ne, ...rest }).toMatchObject(saat === '12:00' ? gider : { ne: 'bekler', zaman: `${YARIN}T09:00:00+03:00` });
  });
});

describe('what became of it', () => {
  const [ok, lost] = ['+905551000001', '+905551000002'];
  beforeEach(() => {
    for (const { faults } of [netgsm, iletimerkezi, whatsapp]) faults.ulasmayanlar = ['1000002'];
  });

  it.each<[string, Account, string]>([['NetGSM', 'netgsm', 'r3'], ['the house', 'ev', 'r3'], ['İleti Merkezi', 'iletimerkezi', 'r112']])('is asked for at %s, later and once', async (_, account, hata) => {
    await useAccount(account);
    for (const telefon of [ok, lost]) await queue({ telefon });
    await deliver();
    const { faults } = account === 'iletimerkezi' ? iletimerkezi : netgsm;
    const ask = async () => {
      await server.house('update giden_mesaj set sonraki_soru = now() where sonraki_soru is not null');
      await askAkibetler(platform());
      return states();
    };
    await askAkibetler(platform());
    expect(await states()).toEqual(['gonderildi', 'gonderildi']);
    faults.raporYok = true;
    expect(await ask()).toEqual(['gonderildi', 'gonderildi']);
    Object.assign(faults, { raporYok: false, ikiKezRapor: true });
    expect(await ask()).toEqual(['iletildi', `iletilemedi ${hata}`]);
    expect(await ask()).toEqual(['iletildi', `iletilemedi ${hata}`]);
  });

  it('is told by İleti Merkezi, at the address of the bayi alone', async () => {
    await useAccount('iletimerkezi');
    for (const telefon of [ok, lost]) await queue({ telefon });
    await deliver();
    const keyOf = async ({ bayiID }: TestBayi) => (await server.rows<{ anahtar: string }>('select anahtar from sms_ayari where bayi_id = $1', [bayiID]))[0]!.anahtar;
    iletimerkezi.faults.ikiKezRapor = true;
    expect(await iletimerkezi.tell(`${address}/api/sms/bildirim/${'0'.repeat(64)}`)).toEqual([404, 404, 404, 404]);
    await iletimerkezi.tell(`${address}/api/sms/bildirim/${await keyOf(await buildBayi(server))}`);
    expect(await states()).toEqual(['gonderildi', 'gonderildi']);
    const url = `${address}/api/sms/bildirim/${await keyOf(bayi)}`;
    // An unknown word does not end a message, and an impossible report is accepted and ignored.
    const [{ no }] = (await outbox()) as [Row];
    for (const report of [{ id: no, status: 'expired_soon' }, { id: `${no}\u0000`, status: 'delivered' }, { id: {}, status: 'delivered' }]) expect((await fetch(url, { method: 'POST', body: JSON.stringify({ report }) })).status).toBeLessThan(500);
    expect(await states()).toEqual(['gonderildi', 'gonderildi']);
    await iletimerkezi.tell(url);
    expect(await states()).toEqual(['iletildi', 'iletilemedi r112']);
  });

  it('is told by WhatsApp, signed, in any order', async () => {
    await useAccount('whatsapp');
    for (const telefon of [ok, lost]) await queue({ telefon, kanal: 'whatsapp', icerik: SABLON });
    await deliver();
    const [{ anahtar }] = (await server.rows<{ anahtar: string }>('select anahtar from wp_ayari where bayi_id = $1', [bayi.bayiID])) as [{ anahtar: string }];
    const url = `${address}/api/wp/bildirim/${anahtar}`;
    expect(await whatsapp.tell(url, 'başka bir sır')).toEqual([404, 404]);
    expect(await states()).toEqual(['gonderildi', 'gonderildi']);
    await whatsapp.tell(url, SIR);
    const announced = vi.spyOn(server.platform.events, 'announce');
    onTestFinished(() => announced.mockRestore());
    // A known state is not announced to the desks again.
    await whatsapp.tell(url, SIR, 'sent');
    expect(announced).not.toHaveBeenCalled();
    expect(await states()).toEqual(['iletildi', 'iletilemedi 131026']);
    const verify = async (token: string) => (await fetch(`${url}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`)).text();
    expect([await verify(anahtar), await verify('yok')]).toEqual(['42', expect.stringContaining('bulunamadi')]);
  });
});

it('advertising waits until a day that the salon has closed is over', async () => {
  const telefon = buildTelefon();
  await agree(telefon);
  await setAyar(`ticari_baslangic = '00:00', ticari_bitis = '24:00', kapali_gunler = '{}'`);
  await server.rows(
    `insert into takvim_istisnasi (bayi_id, tur, ilk_gun, son_gun, baslangic, bitis, aciklama, kaydeden_personel_id) select $1, 'kapali', $2, $3, '00:00', '00:00', 'Bayram', min(id) from personel where bayi_id = $1`,
    [bayi.bayiID, BUGUN, YARIN]);
  await queue({ telefon, tur: 'ticari', mesaj: 'İndirim' });
  await queue({ telefon, mesaj: 'Randevunuz' });
  await deliver();
  expect(netgsm.mesajlar.map(({ mesaj }) => mesaj)).toEqual(['Randevunuz']);
  const [row] = await server.house<{ zaman: string }>(`select to_char(gonderim_zamani at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI') as zaman from giden_mesaj where tur = 'ticari'`);
  expect(row).toEqual({ zaman: '2026-11-27 08:00' });
  // The desk is told of it before sending.
  expect(await server.send(smsCalls.durum, {}, bayi)).toMatchObject({ ticariBaslangic: '08:00', ticariBitis: '22:00', ticariKapaliGunler: [], ticariKapaliTarihler: [{ ilk: BUGUN, son: YARIN }] });
});

describe('a reply', () => {
  it('is kept once, and RET stops commercial messages on every channel', async () => {
    await useAccount('netgsm');
    const { telefon, id } = await buildMusteri(server, bayi);
    await agree(telefon);
    await agree(telefon, 'onay', 'whatsapp');
    await queue({ telefon });
    await deliver();
    netgsm.reply(telefon, 'ret 3000');
    for (let i = 0; i < 2; i += 1) await askYanitlar(platform(), noteYanitBy(server.platform.clock));
    expect(await server.rows('select kanal, telefon, mesaj, yanit, giden_id is not null as giden from gelen_mesaj where bayi_id = $1', [bayi.bayiID])).toEqual([{ kanal: 'sms', telefon, mesaj: 'ret 3000', yanit: 'ret', giden: true }]);
    expect(await server.rows('select kanal, izin, kaynak from ileti_izni where telefon = $1 and bayi_id = $2 and son order by kanal', [telefon, bayi.bayiID])).toEqual([
      { kanal: 'bildirim', izin: 'ret', kaynak: 'yanit' },
      { kanal: 'sms', izin: 'ret', kaynak: 'yanit' },
      { kanal: 'whatsapp', izin: 'ret', kaynak: 'yanit' },
    ]);
    await queue({ telefon, tur: 'ticari', mesaj: 'İndirim' });
    await deliver();
    expect((await states()).at(-1)).toBe('tutuldu ret');
    expect(await server.rows('select nesne from kayit_gunlugu where menu = $1 and kayit_id = $2 order by id desc limit 1', ['musteri', id])).toEqual([{ nesne: 'iletiIzni' }]);
  });

  it('comes by WhatsApp, signed', async () => {
    await useAccount('whatsapp');
    const [{ anahtar }] = (await server.rows<{ anahtar: string }>('select anahtar from wp_ayari where bayi_id = $1', [bayi.bayiID])) as [{ anahtar: string }];
    const url = `${address}/api/wp/bildirim/${anahtar}`;
    const mesaj = { telefon: '+905551000009', metin: 'Evet, geliyorum' };
    expect(await whatsapp.reply(url, 'yanlış', mesaj)).toBe(404);
    for (let i = 0; i < 2; i += 1) expect(await whatsapp.reply(url, SIR, mesaj)).toBe(200);
    // A message without a valid number is accepted and dropped, and others beside it are kept.
    for (const telefon of ["+'; drop table--", `+${'9'.repeat(300)}`, '+90555\u00001']) expect(await whatsapp.reply(url, SIR, { telefon, metin: 'RET' })).toBe(200);
    expect(await server.rows('select kanal, telefon, yanit from gelen_mesaj where bayi_id = $1', [bayi.bayiID])).toEqual([{ kanal: 'whatsapp', telefon: '+905551000009', yanit: 'evet' }]);
  });

  it('comes by WhatsApp under a picture, which itself stays there, and without words too', async () => {
    await useAccount('whatsapp');
    const [{ anahtar }] = (await server.rows<{ anahtar: string }>('select anahtar from wp_ayari where bayi_id = $1', [bayi.bayiID])) as [{ anahtar: string }];
    const url = `${address}/api/wp/bildirim/${anahtar}`;
    const telefon = '+905551000010';
    expect(await whatsapp.reply(url, SIR, { telefon, metin: '', id: 'wordless', ek: 'image' })).toBe(200);
    expect(await whatsapp.reply(url, SIR, { telefon, metin: '', id: 'spoken', ek: 'audio' })).toBe(200);
    for (const ek of ['image', 'video', 'document'] as const) expect(await whatsapp.reply(url, SIR, { telefon, metin: `Bu geçer mi? (${ek})`, ek })).toBe(200);
    expect(await server.rows('select mesaj from gelen_mesaj where bayi_id = $1 order by id', [bayi.bayiID])).toEqual(['', '', ...['image', 'video', 'document'].map((ek) => `Bu geçer mi? (${ek})`)].map((mesaj) => ({ mesaj })));
  });
});

it('passwords lie encrypted, and cannot be read by another key', async () => {
  await useAccount('netgsm');
  const [{ sifre }] = (await server.rows<{ sifre: string }>('select sifre from sms_ayari where bayi_id = $1', [bayi.bayiID])) as [{ sifre: string }];
  expect(sifre).not.toContain('parola');
  expect(server.platform.secrets.decrypt(sifre)).toBe('parola');
  await setAyar(`sifre = '${server.platform.secrets.encrypt('parola').replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))}'`);
  await queue();
  await deliver();
  expect(await states()).toEqual(['tutuldu ayarYok']);
});
