import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  musteriID = (await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Yılmaz', telefon: '+905321112233' })).id;
});

const sendSms = (id: number) => server.send(randevuCalls.smsGonder, { body: { id } }, bayi);
const texts = () => server.house<{ telefon: string; mesaj: string }>('select telefon, mesaj from giden_mesaj where bayi_id = $1 order by id', [bayi.bayiID]);
const read = async () => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, bayi)).liste;

it('tells the customer when, what and where, and says so on the appointment and in the log', async () => {
  const altUrunIDler = [(await buildAltUrun(server, bayi, { adi: 'Cilt bakımı' })).id, (await buildAltUrun(server, bayi, { adi: 'Manikür' })).id];
  const { id } = await buildRandevu(server, bayi, { musteriID, altUrunIDler });
  expect((await read()).map(({ smsGonderildiMi }) => smsGonderildiMi)).toEqual([false]);
  expect(await sendSms(id)).toMatchObject({ status: 200, message: 'randevuSmsGonderildi' });
  const [sms, ...others] = await texts();
  expect(others).toEqual([]);
  expect(sms).toMatchObject({ telefon: '+905321112233', mesaj: expect.stringMatching(/^Sayın Ayşe Yılmaz, 26\.11\.2026 günü saat 10:00 için Cilt bakımı, Manikür randevunuzu hatırlatırız\. Onay veya değişiklik: \S+ Lotus$/) });
  const [, kod = '', baglanti = ''] = /\/r\/([^#]+)#(\S+) Lotus$/.exec(sms!.mesaj)!;
  expect((await server.send(sayfaCalls.randevularim, { params: { kod }, body: { baglanti } }, { ip: '10.9.8.7' })).liste).toMatchObject([{ id, tarih: YARIN, baslangicSaat: '10:00' }]);
  expect((await read()).map(({ smsGonderildiMi }) => smsGonderildiMi)).toEqual([true]);
  const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID: id } }, bayi);
  expect(liste[0]!.degisim).toMatchObject([{ alan: 'smsGonderildi', sonra: 'true' }]);
});

it('leaves no gap in the text of an appointment without services', async () => {
  await sendSms((await buildRandevu(server, bayi, { musteriID })).id);
  expect(await texts()).toMatchObject([{ mesaj: expect.stringMatching(/^Sayın Ayşe Yılmaz, 26\.11\.2026 günü saat 10:00 için randevunuzu hatırlatırız\. /) }]);
});

it('texts one person once a minute, whichever appointment it is of and however many press', async () => {
  const { id } = await buildRandevu(server, bayi, { musteriID });
  const other = await buildRandevu(server, bayi, { musteriID, baslangicSaat: '14:00', bitisSaat: '14:30' });
  const answers = await Promise.all([sendSms(id), sendSms(other.id), sendSms(id)]);
  expect(statusesOf(answers)).toEqual([200, 429, 429]);
  expect(await sendSms(other.id)).toMatchObject({ status: 429, message: 'randevuSmsBekle' });
  expect(await texts()).toHaveLength(1);
  await server.rows(`update randevu set sms_zamani = sms_zamani - interval '1 minute' where musteri_id = $1`, [musteriID]);
  expect((await sendSms(other.id)).status).toBe(200);
  const somebody = await buildRandevu(server, bayi);
  expect((await sendSms(somebody.id)).status).toBe(200);
});

it('refuses whom no text can reach', async () => {
  const sabit = await buildMusteri(server, bayi, { telefon: '+902121112233' });
  const { id } = await buildRandevu(server, bayi, { musteriID: sabit.id });
  expect(await sendSms(id)).toMatchObject({ status: 422, message: 'randevuSmsNumaraYok' });
  expect(await texts()).toEqual([]);
});

it('reminds of nothing that is over or cancelled', async () => {
  const gecen = await buildRandevu(server, bayi, { musteriID, randevuTarihi: BUGUN, baslangicSaat: '08:00', bitisSaat: '08:30' });
  expect(await sendSms(gecen.id)).toMatchObject({ status: 409, message: 'randevuSmsGecti' });
  const iptal = await buildRandevu(server, bayi, { musteriID });
  await server.send(randevuCalls.update, { body: { id: iptal.id, randevuDurumu: 'I' } }, bayi);
  expect(await sendSms(iptal.id)).toMatchObject({ status: 409, message: 'randevuSmsGecti' });
  expect(await texts()).toEqual([]);
});

it('tells the time to which somebody moves it at that moment', async () => {
  const { id } = await buildRandevu(server, bayi, { musteriID });
  const move = async (client: { query(text: string, values: unknown[]): Promise<unknown> }) => {
    await client.query('select from musteri where bayi_id = $1 and id = $2 for update', [bayi.bayiID, musteriID]);
    await client.query(`update randevu set baslangic = baslangic + interval '4 hours', bitis = bitis + interval '4 hours' where bayi_id = $1 and id = $2`, [bayi.bayiID, id]);
  };
  expect((await sendWhileHeld(server, move, () => sendSms(id)))[0]).toMatchObject({ status: 200 });
  expect(await texts()).toMatchObject([{ mesaj: expect.stringContaining('saat 14:00') }]);
});
