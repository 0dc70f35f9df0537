import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { wpCalls } from '@defter/contract/wp.ts';
import { plusDakika } from '@defter/rules/otomatik-sms.ts';
import { SABLONLAR } from '@defter/simulators/whatsapp.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queueDue } from '../src/modules/otomatik-sms/queue-due.ts';
import { queueYedekler } from '../src/platform/outside/mesaj/outbox.ts';
import { buildBayi, buildEskiRandevu, buildMusteri, type TestBayi } from './build.ts';
import { SIR, useKanallar } from './kanallar.ts';
import { useOwnServer, YARIN } from './server.ts';

const server = useOwnServer();
const kanallar = useKanallar(server);
const { deliver } = kanallar;

let bayi: TestBayi;
beforeEach(async () => {
  await server.house('delete from giden_mesaj');
  await server.house('delete from otomatik_sms');
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
});

const save = (kural: object = {}) =>
  server.send(otomatikSmsCalls.save, { body: { model: [{ servisID: 4, mesaj: '[isim] [tarih] [saat]', gun: 0, dakika: 120, kanallar: ['whatsapp', 'sms'], wpSablonu: 'randevu_hatirlatma', wpAlanlari: ['saat'], ...kural }] } as never }, bayi);
/** A customer with an appointment tomorrow at 14:00. */
async function buildYarin() {
  const { id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
  const { id } = await buildEskiRandevu(server, bayi, { musteriID, randevuTarihi: YARIN, baslangicSaat: '14:00', bitisSaat: '14:30' });
  return { id, musteriID, telefon };
}
const DUE = `${YARIN} 12:00`;
const queue = () => queueDue(server.platform, { sonra: plusDakika(DUE, -60), kadar: DUE });
const yedek = () => server.platform.database.system(queueYedekler);
const outbox = async () => (await server.house<{ kanal: string; durum: string; hata: string | null }>('select kanal, durum, hata from giden_mesaj where bayi_id = $1 order by id', [bayi.bayiID])).map(({ kanal, durum, hata }) => [kanal, durum, hata].filter(Boolean).join(' '));
const pass = (minutes: number) => server.house(`update giden_mesaj set gonderim = gonderim - make_interval(mins => $1), olusturma = olusturma - make_interval(mins => $1)`, [minutes]);

describe('a rule with WhatsApp before SMS', () => {
  beforeEach(async () => {
    await kanallar.addWhatsapp(bayi);
    const { status } = await save();
    if (status !== 200) throw new Error(`the rule was refused with ${status}`);
  });

  it('leaves with a dash in a place without a value', async () => {
    const [kural] = (await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste;
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id: kural!.id, wpAlanlari: ['hizmet'] }] } as never }, bayi);
    await buildYarin();
    await queue();
    await deliver();
    expect(kanallar.whatsapp.mesajlar).toMatchObject([{ parametreler: ['Ayşe Kaya', '-'] }]);
  });

  it('leaves by its template, with the places as they are then, and by nothing else once it is delivered', async () => {
    await buildYarin();
    expect(await queue()).toBe(1);
    await deliver();
    expect(kanallar.whatsapp.mesajlar).toMatchObject([{ sablon: 'randevu_hatirlatma', parametreler: ['Ayşe Kaya', '14:00'] }]);
    await kanallar.whatsapp.tell(await kanallar.addressOf(bayi), SIR, 'delivered');
    await pass(31);
    expect(await yedek()).toBe(0);
    expect(await outbox()).toEqual(['whatsapp iletildi']);
  });

  it('leaves by SMS where WhatsApp has not delivered it in time, once, by any number of servers', async () => {
    await buildYarin();
    await queue();
    await deliver();
    await pass(29);
    expect(await yedek()).toBe(0);
    await pass(2);
    expect((await Promise.all([yedek(), yedek(), yedek()])).toSorted()).toEqual([0, 0, 1]);
    await deliver();
    expect(kanallar.sms.mesajlar.map(({ mesaj }) => mesaj)).toEqual(['Ayşe Kaya 26.11.2026 14:00']);
    expect(await outbox()).toEqual(['whatsapp gonderildi', 'sms gonderildi']);
  });

  it('leaves by SMS at once where WhatsApp refuses the number', async () => {
    const { telefon } = await buildYarin();
    kanallar.whatsapp.faults.redNumaralar = [telefon.slice(1)];
    await queue();
    await deliver();
    expect(await yedek()).toBe(1);
    await deliver();
    expect(await outbox()).toEqual(['whatsapp hatali 131026', 'sms gonderildi']);
  });

  it('leaves by SMS, and by WhatsApp no more, where that does not take it now', async () => {
    await buildYarin();
    kanallar.whatsapp.faults.yanlisAnahtar = true;
    await queue();
    await deliver();
    await pass(31);
    expect(await yedek()).toBe(1);
    kanallar.whatsapp.faults.yanlisAnahtar = false;
    await server.house('update giden_mesaj set gonderim_zamani = now()');
    await deliver();
    expect([kanallar.whatsapp.mesajlar.length, kanallar.sms.mesajlar.length]).toEqual([0, 1]);
    expect(await outbox()).toEqual(['whatsapp vazgecildi yedek', 'sms gonderildi']);
  });

  it.each([
    ['is paused', 132015], ['is closed', 132016], ['is not there, or not in this language', 132001], ['has another number of places', 132000], ['expects another form', 132012],
    ['is for a number that is not on WhatsApp', 131026], ['is one offer too many', 131049], ['is of an account that is locked', 131031], ['is of a number that is not registered', 133010],
  ])('leaves by SMS at once, and once, where the template %s, and costs one credit', async (_what, kod) => {
    const kalan = async () => (await server.rows<{ kalan: number }>('select kalan from sms_hesabi where bayi_id = $1', [bayi.bayiID]))[0]!.kalan;
    const before = await kalan();
    kanallar.whatsapp.faults.redKodu = kod;
    await buildYarin();
    await queue();
    await deliver();
    expect((await Promise.all([yedek(), yedek()])).toSorted()).toEqual([0, 1]);
    await deliver();
    await pass(31);
    expect(await yedek()).toBe(0);
    await deliver();
    expect(await outbox()).toEqual([`whatsapp hatali ${kod}`, 'sms gonderildi']);
    expect(kanallar.sms.mesajlar).toHaveLength(1);
    expect(await kalan()).toBe(before - 1);
  });

  it.each([['the key has expired', 190], ['the key is withdrawn', 0], ['too many are sent', 130429], ['too many calls are made', 80007], ['too many were reported', 131048], ['it is out of order', 133004]])(
    'is tried again by WhatsApp where %s, with the reason in sight, and arrives once',
    async (_what, kod) => {
      kanallar.whatsapp.faults.redKodu = kod;
      await buildYarin();
      await queue();
      await deliver();
      expect(await outbox()).toEqual([`whatsapp bekliyor ${kod}`]);
      kanallar.whatsapp.faults.redKodu = null;
      await server.house('update giden_mesaj set gonderim_zamani = now()');
      await deliver();
      expect(await outbox()).toEqual(['whatsapp gonderildi']);
      expect([kanallar.whatsapp.mesajlar.length, kanallar.sms.mesajlar.length]).toEqual([1, 0]);
    },
  );

  it('tells by SMS nothing of what is cancelled meanwhile', async () => {
    const { id } = await buildYarin();
    await queue();
    await deliver();
    await pass(31);
    await server.house(`update randevu set durum = 'I' where id = $1`, [id]);
    await yedek();
    await deliver();
    expect(kanallar.sms.mesajlar).toEqual([]);
    expect(await outbox()).toEqual(['whatsapp gonderildi', 'sms vazgecildi']);
  });

  it('leaves by SMS alone once the account is off', async () => {
    await server.house('update wp_ayari set ayar_mi = false where bayi_id = $1', [bayi.bayiID]);
    await buildYarin();
    expect((await server.mustSend(otomatikSmsCalls.onizleme, {}, bayi)).liste).toMatchObject([{ kanal: 'sms' }]);
    await queue();
    await deliver();
    expect(await outbox()).toEqual(['sms gonderildi']);
  });

  it('is changed while the account is off, but by no other template', async () => {
    await server.house('update wp_ayari set ayar_mi = false where bayi_id = $1', [bayi.bayiID]);
    const [kural] = (await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste;
    const change = (body: object) => server.send(otomatikSmsCalls.save, { body: { model: [{ ...kural, surum: null, ...body }] } as never }, bayi);
    expect((await change({ mesaj: '[isim] [saat]' })).status).toBe(200);
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toMatchObject([{ mesaj: '[isim] [saat]', wpSablonu: 'randevu_hatirlatma' }]);
    expect(await change({ wpSablonu: 'bahar_kampanyasi', wpAlanlari: [] })).toMatchObject({ status: 409, message: 'wpAyariYok' });
  });

  it('of advertising takes the channel that the number has agreed to', async () => {
    await save({ servisID: 9, mesaj: 'Nice yıllara', wpSablonu: 'bahar_kampanyasi', wpAlanlari: [], gun: 0, saat: '09:30', dakika: null });
    const { id, telefon } = await buildMusteri(server, bayi);
    await server.house(`update musteri set dogum_tarihi = '1990-11-26' where id = $1`, [id]);
    const plan = async () => (await server.mustSend(otomatikSmsCalls.onizleme, {}, bayi)).liste.map(({ kanal, neden }) => [kanal, neden]);
    const agree = (kanal: string) => server.rows(`insert into ileti_izni (bayi_id, telefon, kanal, izin, kaynak) values ($1, $2, $3, 'onay', 'masa')`, [bayi.bayiID, telefon, kanal]);
    expect(await plan()).toEqual([['sms', 'izinYok']]);
    await agree('sms');
    expect(await plan()).toEqual([['sms', null]]);
    await agree('whatsapp');
    expect(await plan()).toEqual([['whatsapp', null]]);
    // A template without a way to refuse sends nothing commercial.
    await server.house(`update otomatik_sms set wp_sablonu = jsonb_set(wp_sablonu, '{retVarMi}', 'false') where bayi_id = $1`, [bayi.bayiID]);
    expect(await plan()).toEqual([['sms', null]]);
  });

  it('of advertising leaves by SMS too where WhatsApp has not delivered it: that is no second message', async () => {
    await save({ servisID: 9, mesaj: 'Nice yıllara', wpSablonu: 'bahar_kampanyasi', wpAlanlari: [], gun: 0, saat: '11:30', dakika: null });
    const { id, telefon } = await buildMusteri(server, bayi);
    await server.house(`update musteri set dogum_tarihi = '1990-11-26' where id = $1`, [id]);
    for (const kanal of ['sms', 'whatsapp']) await server.rows(`insert into ileti_izni (bayi_id, telefon, kanal, izin, kaynak) values ($1, $2, $3, 'onay', 'masa')`, [bayi.bayiID, telefon, kanal]);
    await queue();
    await deliver();
    await pass(31);
    expect(await yedek()).toBe(1);
    await deliver();
    expect(await outbox()).toEqual(['whatsapp gonderildi', 'sms gonderildi']);
  });

  it('has the time for its delivery by WhatsApp from the hour on that it waits for', async () => {
    await buildYarin();
    await queue();
    await pass(31);
    // The gate lets commercial messages wait in the same way outside of their hours.
    const waitUntil = (minutes: number) => server.house('update giden_mesaj set gonderim_zamani = now() + make_interval(mins => $1)', [minutes]);
    await waitUntil(120);
    expect(await yedek()).toBe(0);
    await waitUntil(-29);
    expect(await yedek()).toBe(0);
    await waitUntil(-31);
    expect(await yedek()).toBe(1);
    expect(await outbox()).toEqual(['whatsapp vazgecildi yedek', 'sms bekliyor']);
  });

  it('fills the places of a template by their names, where it has names', async () => {
    SABLONLAR.push({ ...SABLONLAR[0]!, id: '97', name: 'adli', components: [{ type: 'BODY', text: 'Sayın {{isim}}, {{ne_zaman}}' }] });
    onTestFinished(() => void SABLONLAR.pop());
    const [kural] = (await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste;
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id: kural!.id, wpSablonu: 'adli', wpAlanlari: ['saat'] }] } as never }, bayi);
    await buildYarin();
    await queue();
    await deliver();
    expect(kanallar.whatsapp.mesajlar).toMatchObject([{ sablon: 'adli', parametreler: ['Ayşe Kaya', '14:00'] }]);
  });

  it('keeps its template where a change leaves it out, and where the platform does not answer', async () => {
    const { liste } = await server.mustSend(otomatikSmsCalls.list, {}, bayi);
    expect(liste).toMatchObject([{ kanallar: ['whatsapp', 'sms'], wpSablonu: 'randevu_hatirlatma', wpAlanlari: ['saat'], beklemeDk: 30 }]);
    const change = (kural: object) => server.send(otomatikSmsCalls.save, { body: { model: [{ id: liste[0]!.id, ...kural }] } as never }, bayi);
    expect((await change({ beklemeDk: 10 })).status).toBe(200);
    kanallar.whatsapp.faults.yanlisAnahtar = true;
    expect((await change({ wpSablonu: 'randevu_hatirlatma', wpAlanlari: ['tarih'] })).status).toBe(200);
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toMatchObject([{ kanallar: ['whatsapp', 'sms'], wpSablonu: 'randevu_hatirlatma', wpAlanlari: ['tarih'], beklemeDk: 10 }]);
    expect((await change({ kanallar: [] })).status).toBe(200);
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toMatchObject([{ kanallar: ['sms'] }]);
  });

  it('says of a template that nobody could ask for that nobody could, and not that there is none', async () => {
    await kanallar.addWhatsapp(bayi);
    kanallar.whatsapp.faults.yanlisAnahtar = true;
    expect(await save()).toMatchObject({ status: 409, message: 'wpUlasilamiyor' });
    const { config } = server.platform;
    Object.assign(config, { saglayicilar: { ...config.saglayicilar, whatsapp: new URL('http://127.0.0.1:9/') } });
    onTestFinished(() => {
      Object.assign(config, { saglayicilar: { ...config.saglayicilar, whatsapp: kanallar.whatsapp.url } });
    });
    expect(await save()).toMatchObject({ status: 409, message: 'wpUlasilamiyor' });
    expect(await server.send(wpCalls.sablonlar, {}, bayi)).toMatchObject({ liste: [], hata: 'baglanti' });
    expect(server.logged()).toContain('a provider could not be asked');
  });

  it.each([
    ['without a template', { wpSablonu: null }], ['with one that is not approved', { wpSablonu: 'yeni_sablon', wpAlanlari: [] }], ['with one that nobody has', { wpSablonu: 'yok' }], ['with a document', { wpSablonu: 'fiyat_listesi', wpAlanlari: [] }],
    ['with too few places', { wpAlanlari: [] }], ['with a place that it cannot fill', { wpAlanlari: ['tutar'] }], ['with a channel that there is none of', { kanallar: ['posta'] }], ['with no time to wait', { beklemeDk: 0 }],
  ])('is refused %s', async (_what, wrong) => {
    expect((await save(wrong)).status).toBe(422);
  });
});

it('asks for an account before a rule takes WhatsApp', async () => {
  expect(await save()).toMatchObject({ message: 'wpAyariYok' });
});

it('a text may have the customer’s own link, made as it leaves', async () => {
  await save({ kanallar: ['sms'], wpSablonu: null, wpAlanlari: [], mesaj: '[saat] [link]' });
  await buildYarin();
  expect((await server.mustSend(otomatikSmsCalls.onizleme, {}, bayi)).liste).toMatchObject([{ mesaj: '14:00 [link]' }]);
  await queue();
  expect(await server.rows('select id from musteri_baglantisi where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  await deliver();
  const [, kod = '', baglanti = ''] = /^14:00 \S+\/r\/([^#]+)#(\S+)$/.exec(kanallar.sms.mesajlar[0]!.mesaj)!;
  expect(await server.send(sayfaCalls.randevularim, { params: { kod }, body: { baglanti } })).toMatchObject({ status: 200, liste: [{ baslangicSaat: '14:00' }] });
});

describe.each([['whose plan is over', `update bayi set paket_bitis = current_date - 1 where id = $1`], ['of the demo', 'update bayi set demo = true where id = $1']])('a salon %s', (_what, change) => {
  it('gets nothing queued', async () => {
    await save({ kanallar: ['sms'], wpSablonu: null, wpAlanlari: [] });
    await buildYarin();
    await server.house(change, [bayi.bayiID]);
    expect(await queue()).toBe(0);
  });
});
