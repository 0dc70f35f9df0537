import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
const NEDEN = 'Müşteri uzaktan geldi';
let bayi: TestBayi;
let musteriID: number;
let elif: { personelID: number; sutunID: number };
/** Somebody at the desk without the right. */
let masa: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  const { personelID } = await buildPersonel(server, bayi);
  elif = { personelID, sutunID: (await buildSutun(server, bayi, { personelID })).id };
  masa = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle', 'randevuDuzenle']);
});

const book = (saat: string, body: object = {}, { jeton } = bayi) => {
  const [baslangicSaat, bitisSaat] = saat.split('-') as [string, string];
  return server.send(randevuCalls.create, { body: { musteriID, randevuSutunBaslikID: elif.sutunID, randevuTarihi: YARIN, baslangicSaat, bitisSaat, ...body } }, { jeton });
};
const force = (saat: string, body: object = {}) => book(saat, { zorlamaNedeni: NEDEN, ...body });
const change = (id: number, body: object, { jeton } = bayi) => server.send(randevuCalls.update, { body: { id, ...body } }, { jeton });
const list = async (query: object = {}) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN, ...query } }, { jeton: bayi.jeton })).liste;
const refused = { status: 409, message: 'ayniSaatteRandevu', alanlar: { baslangicSaat: 'ayniSaatteRandevu' } };

describe('an appointment over a taken time', () => {
  it('is given for a reason by whoever may, and marked, counted and told', async () => {
    await book('10:00-11:00');
    expect(await book('10:30-11:30')).toMatchObject(refused);
    expect(await book('10:30-11:30', { zorlamaNedeni: NEDEN }, masa)).toMatchObject(refused);
    const { id, status } = await force('10:30-11:30');
    expect(status).toBe(200);
    expect((await list()).map(({ zorlamaNedeni }) => zorlamaNedeni)).toEqual([null, NEDEN]);
    expect(await list({ zorlananlar: true })).toMatchObject([{ id }]);
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID: id } }, { jeton: bayi.jeton });
    expect(liste[0]!.degisim).toContainEqual(expect.objectContaining({ alan: 'zorlamaNedeni', sonra: NEDEN }));
  });

  it('keeps everybody else out of its time', async () => {
    await book('10:00-11:00');
    await force('10:30-11:30');
    expect(await book('11:00-12:00')).toMatchObject(refused);
    const { id } = await book('11:30-12:00');
    expect(await change(id, { baslangicSaat: '11:15' })).toMatchObject(refused);
    const query = { baslangicTarihi: YARIN, altUrunIDler: [], randevuSutunBaslikID: elif.sutunID, sure: 30 };
    const { liste } = await server.send(randevuCalls.doluBos, { query }, { jeton: bayi.jeton });
    expect(liste[0]!.bosSaatler.filter(({ baslangicSaat }) => baslangicSaat >= '10:00' && baslangicSaat < '12:00')).toEqual([]);
    expect((await force('11:00-12:00')).status).toBe(200);
  });

  it('keeps its reason where it stands, and is one like any other elsewhere', async () => {
    const { id: ilk } = await book('10:00-11:00');
    const { id } = await force('10:30-11:30');
    expect((await change(id, { randevuNotu: 'Aradı', zorlamaNedeni: '' }, masa)).status).toBe(200);
    expect((await change(id, { randevuDurumu: 'G' }, masa)).status).toBe(200);
    expect(await list({ zorlananlar: true })).toHaveLength(1);
    expect(await change(id, { baslangicSaat: '10:15' }, masa)).toMatchObject(refused);
    expect((await change(id, { baslangicSaat: '12:00', bitisSaat: '13:00' }, masa)).status).toBe(200);
    expect(await list({ zorlananlar: true })).toEqual([]);
    expect(await book('12:30-13:30')).toMatchObject(refused);
    // Back over the other by a change as well.
    expect(await change(id, { baslangicSaat: '10:30', bitisSaat: '11:30', zorlamaNedeni: NEDEN }, masa)).toMatchObject(refused);
    expect((await change(id, { baslangicSaat: '10:30', bitisSaat: '11:30', zorlamaNedeni: NEDEN })).status).toBe(200);
    expect(await list({ zorlananlar: true })).toMatchObject([{ id }]);
    // The one below it goes on as it was.
    expect((await change(ilk, { randevuDurumu: 'G' }, masa)).status).toBe(200);
  });

  it('takes a needed room that is taken when no other is free', async () => {
    const model = ['Oda 1', 'Oda 2'].map((adi) => ({ id: 0, randevuSiraNo: 20, sutunBaslikTipi: SutunBaslikTipi.serbest, adi, yerTuru: 'oda' as const }));
    const { idler } = await server.send(randevuCalls.saveBasliklar, { body: { model } }, { jeton: bayi.jeton });
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID, yerIDler: idler } }, { jeton: bayi.jeton });
    const { id: diger } = await buildSutun(server, bayi);
    for (const oda of idler) await book('10:00-11:00', { randevuSutunBaslikID: oda });
    const body = { randevuSutunBaslikID: diger, randevuHizmet: [{ altUrunID }] };
    expect(await book('10:00-11:00', body)).toMatchObject({ message: 'odaDolu' });
    expect((await force('10:00-11:00', body)).status).toBe(200);
    expect((await list({ zorlananlar: true }))[0]!.sutunlar).toEqual([diger, idler[0]]);
  });

  it('is in the way of what was deleted before and comes back', async () => {
    const { id } = await book('10:00-11:00');
    await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Yanlış' } }, { jeton: bayi.jeton });
    await force('10:30-11:30');
    expect(await server.send(randevuCalls.restore, { body: { id } }, { jeton: bayi.jeton })).toMatchObject({ message: 'randevuYeriAlindi' });
  });

  it('is a line of a visit as well', async () => {
    await book('11:00-12:00');
    const line = (baslangicSaat: string, bitisSaat: string, zorlamaNedeni: string | null = null) => ({ randevuSutunBaslikID: elif.sutunID, baslangicSaat, bitisSaat, zorlamaNedeni });
    const visit = (...randevular: object[]) => server.send(ziyaretCalls.create, { body: { musteriID, randevuTarihi: YARIN, randevular } as never }, { jeton: bayi.jeton });
    expect((await visit(line('10:00', '11:00'), line('11:00', '11:30'))).status).toBe(409);
    expect((await visit(line('10:00', '11:00'), line('11:00', '11:30', NEDEN))).status).toBe(200);
    expect(await list({ zorlananlar: true })).toMatchObject([{ bitisSaat: '11:30', zorlamaNedeni: NEDEN }]);
  });

  it('stays the only exception, however many book at the same moment', async () => {
    for (let saat = 8; saat < 16; saat += 1) {
      const at = `${String(saat).padStart(2, '0')}:00-${String(saat).padStart(2, '0')}:45`;
      const answers = await Promise.all([book(at), force(at), book(at), book(at)]);
      expect(answers[1].status).toBe(200);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    }
  });
});

describe('an appointment over a closed time', () => {
  it.each([
    ['a break of the column', 'sutunKapali', () => server.send(istisnaCalls.create, { body: { tur: 'ara', randevuSutunBaslikID: elif.sutunID, baslangicTarihi: YARIN, baslangicSaat: '12:00', bitisSaat: '13:00', aciklama: 'Öğle' } }, { jeton: bayi.jeton })],
    ['a closed day', 'gunKapali', () => server.send(istisnaCalls.create, { body: { tur: 'kapali', baslangicTarihi: YARIN, aciklama: 'Tadilat' } }, { jeton: bayi.jeton })],
    ['hours outside of the salon’s', 'calismaSaatiDisinda', () => server.send(randevuCalls.saveAyarlar, { body: { bitisSaati: '12:00' } as never }, { jeton: bayi.jeton })],
    ['a leave', 'personelIzinli', () => server.send(izinCalls.create, { body: { personelID: elif.personelID, cikisTarihi: YARIN, cikisSaati: '12:00', gelisTarihi: YARIN, gelisSaati: '14:00' } }, { jeton: bayi.jeton })],
  ])('%s is given for a reason, and not without the right', async (_ad, kod, close) => {
    expect((await close()).status).toBe(200);
    expect(await book('12:00-12:30')).toMatchObject({ message: kod });
    expect(await book('12:00-12:30', { zorlamaNedeni: NEDEN }, masa)).toMatchObject({ message: kod });
    expect((await force('12:00-12:30')).status).toBe(200);
  });

  it('does not make anything else possible', async () => {
    expect(await force('10:00-11:00', { randevuTarihi: '2026-11-20' }).then(({ status }) => status)).toBe(200);
    const dar = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle', 'randevuZorla']);
    expect(await book('10:00-11:00', { randevuTarihi: '2026-11-20', zorlamaNedeni: NEDEN }, dar)).toMatchObject({ message: 'gecmiseRandevu' });
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID, personelIDler: [bayi.personelID] } }, { jeton: bayi.jeton });
    expect(await force('10:00-11:00', { randevuHizmet: [{ altUrunID }] })).toMatchObject({ message: 'personelYapmiyor' });
  });
});
