import { randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { buildTelefon } from '../../build.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyHizmetler, anyKisi, anyMusteri, anyRandevu, anySutun, anyYer, anyZaman, did, type Is } from '../sec.ts';

const silmeNedeni = 'Vazgeçti';

/* Acts on one appointment. */
export const randevuIsleri = {
  async book(masa) {
    const body = { musteriID: anyMusteri(masa), ...(await anyYer(masa)), ...anyZaman(masa), randevuHizmet: anyHizmetler(masa), ...(chance(masa.random, 4) && { randevuDurumu: masa.random.pick(['O', 'G']) }) };
    return did(await send(masa, randevuCalls.create, { body }));
  },
  async bookStranger(masa) {
    return did(await send(masa, randevuCalls.create, { body: { adi: 'Ayşe', soyadi: 'Yeni', kayitsizTelefon: buildTelefon(), ...(await anyYer(masa)), ...anyZaman(masa), randevuHizmet: anyHizmetler(masa) } }));
  },
  async move(masa) {
    const randevu = await anyRandevu(masa);
    if (!randevu) return undefined;
    const surum = chance(masa.random, 3) ? { surum: randevu.surum } : {};
    return did(await send(masa, randevuCalls.update, { body: { id: randevu.id, ...surum, ...anyZaman(masa), ...(chance(masa.random, 2) && { randevuSutunBaslikID: await anySutun(masa) }), ...(chance(masa.random, 12) && { zorlamaNedeni: 'Acil' }) } }));
  },
  async resize(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, bitisSaat: toSaat(Math.min(23 * 60, toDakika(randevu.baslangicSaat) + masa.random.pick([15, 30, 60, 120]))) } }));
  },
  async changePlaces(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, ...(await anyYer(masa)) } }));
  },
  async changePerson(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, uygulayanPersonelID: chance(masa.random, 4) ? null : anyKisi(masa) } }));
  },
  async changeServices(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, randevuHizmet: anyHizmetler(masa), ...(chance(masa.random, 3) && { randevuNotu: 'Not' }) } }));
  },
  async removeService(masa) {
    const randevu = await anyRandevu(masa, ({ randevuHizmet }) => randevuHizmet.length > 0);
    return randevu && did(await send(masa, randevuCalls.removeHizmet, { body: { id: masa.random.pick(randevu.randevuHizmet).id } }));
  },
  async changeCustomer(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, musteriID: anyMusteri(masa) } }));
  },
  async changeState(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, randevuDurumu: masa.random.pick(Object.values(RandevuDurumu)) } }));
  },
  async callOff(masa) {
    const randevu = await anyRandevu(masa, ({ randevuDurumu }) => randevuDurumu === 'B' || randevuDurumu === 'O');
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, randevuDurumu: masa.random.pick(['I', 'E', 'X']) } }));
  },
  async comeBack(masa) {
    const randevu = await anyRandevu(masa, ({ randevuDurumu }) => ['I', 'E', 'X'].includes(randevuDurumu));
    return randevu && did(await send(masa, randevuCalls.update, { body: { id: randevu.id, randevuDurumu: 'B' } }));
  },
  async close(masa) {
    const randevu = await anyRandevu(masa, ({ randevuDurumu }) => randevuDurumu === 'G');
    return randevu && did(await send(masa, randevuCalls.kapat, { body: { id: randevu.id } }));
  },
  async remove(masa) {
    const randevu = await anyRandevu(masa);
    if (!randevu) return undefined;
    const cevap = await send(masa, randevuCalls.remove, { body: { id: randevu.id, silmeNedeni } });
    if (cevap.status === 200) masa.salon.silinenler.push([randevu.id]);
    return did(cevap);
  },
  async putBack(masa) {
    const { silinenler } = masa.salon;
    if (silinenler.length === 0) return undefined;
    const [id, ...digerleri] = masa.random.pick(silinenler);
    return did(await send(masa, randevuCalls.restore, { body: { id, digerleri } }));
  },
  /** Deletes an appointment and undoes it. */
  async thinkBetter(masa) {
    const randevu = await anyRandevu(masa);
    if (!randevu) return undefined;
    const cevap = await send(masa, randevuCalls.remove, { body: { id: randevu.id, silmeNedeni } });
    if (cevap.status !== 200) return did(cevap);
    const geri = await send(masa, randevuCalls.restore, { body: { id: randevu.id } });
    // An appointment that has lost its colleague or its column since, or stands over a leave, need not come back.
    if (geri.message === 'randevuYeriAlindi') masa.salon.silinenler.push([randevu.id]);
    return geri.status === 200 ? { status: 200, message: '', vazgecildi: true } : did(geri);
  },
  /** Every time that is offered as free can be booked. */
  async bookFree(masa) {
    const { salon, random } = masa;
    const altUrunID = random.pick(salon.hizmetler);
    const { liste } = await read(masa, randevuCalls.doluBos, { query: { baslangicTarihi: anyZaman(masa).randevuTarihi, altUrunIDler: [altUrunID] } });
    const gun = random.pick(liste);
    if (gun.bosSaatler.length === 0) return undefined;
    const { baslangicSaat, bitisSaat, randevuSutunBaslikID } = random.pick(gun.bosSaatler);
    const cevap = await send({ ...masa, kim: salon.bayi }, randevuCalls.create, { body: { musteriID: anyMusteri(masa), randevuTarihi: gun.tarih, baslangicSaat, bitisSaat, randevuSutunBaslikID, randevuHizmet: [{ altUrunID }] } });
    return did(cevap);
  },
} satisfies Record<string, Is>;
