import { istisnaCalls } from '@defter/contract/istisna.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls, SERI_KAPSAMLARI } from '@defter/contract/randevu.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { addDays } from '@defter/rules/tarih.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../../test/build.ts';
import { lookWhileHeld, sendWhileHeld } from '../../../../test/hold.ts';
import { useServer, YARIN } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let sutunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  sutunID = (await buildSutun(server, bayi)).id;
});

const WEEKLY = { periyotTipi: 2, haftalikGunler: [4], randevuTekrari: 4, baslangicTarihi: YARIN };
const weeks = (...n: number[]) => n.map((hafta) => addDays(YARIN, hafta * 7));
const body = (changes: object = {}) => ({ ...WEEKLY, baslangicSaat: '11:00', bitisSaat: '11:45', musteriID, randevuSutunBaslikID: sutunID, ...changes });
const save = (changes?: object, { jeton } = bayi) => server.send(seriCalls.create, { body: body(changes) }, { jeton });
const preview = (changes?: object) => server.send(seriCalls.onizle, { body: body(changes) }, bayi);
const update = (sent: object, { jeton } = bayi) => server.send(randevuCalls.update, { body: sent }, { jeton });
/** All that stands, by id. */
async function all() {
  const { liste } = await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: addDays(YARIN, 30) } }, bayi);
  return new Map(liste.map((randevu) => [randevu.id, randevu]));
}
const daysOf = async () => [...(await all()).values()].map(({ randevuTarihi }) => randevuTarihi);

describe('a series', () => {
  it('is booked at once, of the fields of the specification alone', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const { status, id, idler } = await save({ randevuHizmet: [{ altUrunID }], randevuNotu: 'Kürün tamamı' });
    expect([status, idler[0], idler.length]).toEqual([200, id, 4]);
    const liste = [...(await all()).values()];
    expect(liste.map(({ randevuTarihi }) => randevuTarihi)).toEqual(weeks(0, 1, 2, 3));
    for (const randevu of liste) expect(randevu).toMatchObject({ yineleme: true, seriID: id, baslangicSaat: '11:00', bitisSaat: '11:45', randevuDurumu: 'B', randevuNotu: 'Kürün tamamı', randevuHizmet: [{ altUrunID }] });
    expect((await buildRandevu(server, bayi)).id).toBeGreaterThan(0);
    expect([...(await all()).values()].filter(({ yineleme }) => !yineleme)).toHaveLength(1);
  });

  it('goes on from an appointment, which is its first, at its times and with its services', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const { id } = await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: sutunID, altUrunIDler: [altUrunID] });
    const reply = await server.send(seriCalls.create, { body: { id, ...WEEKLY, baslangicSaat: '00:00', bitisSaat: '00:00' } }, bayi);
    expect(reply).toMatchObject({ status: 200, id });
    const liste = [...(await all()).values()];
    expect(liste.map((randevu) => [randevu.randevuTarihi, randevu.baslangicSaat, randevu.seriID, randevu.randevuHizmet[0]?.altUrunID])).toEqual(weeks(0, 1, 2, 3).map((gun) => [gun, '10:00', id, altUrunID]));
  });

  it('names beforehand the holidays among its days, and when the customer is expected elsewhere', async () => {
    const { id: baska } = await buildSutun(server, bayi);
    await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: baska, randevuTarihi: weeks(1)[0]!, baslangicSaat: '11:30', bitisSaat: '12:00' });
    const { liste } = await preview({ randevuTekrari: 6 });
    expect(liste.map(({ tatil, musteriCakisiyor, engel }) => [tatil, musteriCakisiyor, engel])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [null, n === 2, null]));
    const bayramli = await preview({ baslangicTarihi: '2027-10-22', haftalikGunler: [5], randevuTekrari: 2 });
    expect(bayramli.liste.map(({ randevuTarihi, tatil, engel }) => [randevuTarihi, tatil, engel])).toEqual([['2027-10-22', null, null], ['2027-10-29', 'Cumhuriyet Bayramı', null]]);
  });

  it('is refused as a whole with the days that are not to be had', async () => {
    await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, randevuTarihi: weeks(1)[0]!, baslangicSaat: '11:30', bitisSaat: '12:00' });
    await server.send(istisnaCalls.create, { body: { tur: 'kapali', baslangicTarihi: weeks(3)[0], aciklama: 'Boya' } }, bayi);
    expect(await save()).toMatchObject({ status: 409, message: 'seriDolu', veri: { tarihler: '03.12.2026, 17.12.2026' } });
    expect(await daysOf()).toEqual(weeks(1));
  });

  it.each([
    [{ haftalikGunler: [] }, 'gunSecin'],
    [{ zamanTipi: false, bitisTarihi: '2026-11-25' }, 'bitisOnce'],
    [{ periyotTipi: 1, zamanTipi: false, bitisTarihi: '2028-11-25' }, 'seriUzun'],
    [{ haftalikGunler: [6], haftaIciMi: true }, 'seriBos'],
    [{ ayinGunu: 32 }, 'alanlarHatali'],
    [{ randevuTekrari: 105 }, 'alanlarHatali'],
    [{ musteriID: null }, 'alanlarHatali'],
    [{ randevuTekrari: 1, baslangicTarihi: '2026-11-01' }, 'seriDolu'],
  ])('is refused for %o', async (changes, message) => {
    const { jeton } = 'baslangicTarihi' in changes ? await buildPersonel(server, bayi, ['randevuKopyala', 'randevuEkle']) : bayi;
    expect(await save(changes, { ...bayi, jeton })).toMatchObject({ message });
    expect((await all()).size).toBe(0);
  });

  it('needs the right to book beside the one to repeat', async () => {
    expect(await save({}, await buildPersonel(server, bayi, ['randevuKopyala']))).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('counts in full on the quota of the month', async () => {
    const free = await buildBayi(server, { paketID: 2 });
    const own = { musteriID: (await buildMusteri(server, free)).id, randevuSutunBaslikID: (await buildSutun(server, free)).id, periyotTipi: 1 };
    expect(await save({ ...own, randevuTekrari: 99 }, free)).toMatchObject({ status: 200 });
    expect(await save({ ...own, randevuTekrari: 2, baslangicTarihi: '2027-06-01' }, free)).toMatchObject({ status: 403, message: 'randevuHakkiBitti' });
    expect(await save({ ...own, randevuTekrari: 1, baslangicTarihi: '2027-06-01' }, free)).toMatchObject({ status: 200 });
  });
});

describe('the rule of a series', () => {
  const get = (id: number, { jeton } = bayi) => server.send(seriCalls.get, { params: { id } }, { jeton });

  it('is told of each of its appointments, with which one it is', async () => {
    const { id, idler } = await save({ haftalikGunler: [4, 2], periyotSayisi: 2 });
    const kural = { periyotTipi: 2, periyotSayisi: 2, haftaIciMi: false, haftalikGunler: [2, 4], ayinGunu: 1 };
    for (const [index, biri] of idler.entries()) expect(await get(biri)).toMatchObject({ id, kural, sira: index + 1, toplam: 4 });
    await server.send(randevuCalls.remove, { body: { id: idler[0], silmeNedeni: 'Vazgeçti' } }, bayi);
    expect(await get(idler[2]!)).toMatchObject({ id, kural, sira: 2, toplam: 3 });
    expect(await get(idler[0]!)).toMatchObject({ status: 404 });
  });

  it('is that of the last act where a series goes on, and nothing of others is seen', async () => {
    const { id, idler } = await save({ randevuTekrari: 2 });
    await save({ id: idler[1], periyotTipi: 1, periyotSayisi: 3, randevuTekrari: 3, baslangicTarihi: weeks(1)[0] });
    expect(await get(id)).toMatchObject({ kural: { periyotTipi: 1, periyotSayisi: 3 }, sira: 1, toplam: 4 });
    expect(await get((await buildRandevu(server, bayi)).id)).toMatchObject({ status: 404 });
    expect(await get(id, await buildPersonel(server, bayi, ['randevuGoruntule']))).toMatchObject({ status: 404 });
    expect(await get(id, await buildBayi(server))).toMatchObject({ status: 404 });
  });
});

describe('the undo of a series', () => {
  const undo = (idler: number[], { jeton } = bayi) => server.send(seriCalls.undo, { body: { idler, silmeNedeni: 'Geri alındı' } }, { jeton });

  it('takes all of it back at once, without the right to delete, and frees its times', async () => {
    const desk = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle', 'randevuKopyala']);
    const { idler } = await save({}, desk);
    expect(await undo(idler, desk)).toMatchObject({ status: 200, message: 'geriAlindi' });
    expect((await all()).size).toBe(0);
    expect(await save()).toMatchObject({ status: 200 });
    for (const kayitID of idler) {
      const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID } }, bayi);
      expect(liste.map(({ islem }) => islem)).toEqual(['silme', 'ekleme']);
    }
  });

  it('leaves a series that it went on with its own rule', async () => {
    const { id, idler } = await save({ randevuTekrari: 2 });
    const get = () => server.send(seriCalls.get, { params: { id } }, bayi);
    const { kural } = await get();
    const sonra = await save({ id: idler[1], periyotTipi: 1, periyotSayisi: 3, randevuTekrari: 3, baslangicTarihi: weeks(1)[0] });
    expect(await get()).toMatchObject({ kural: { periyotTipi: 1, periyotSayisi: 3 }, toplam: 4 });
    expect(await undo(sonra.idler)).toMatchObject({ status: 200 });
    expect(await get()).toMatchObject({ kural, toplam: 2 });
  });

  it('leaves what was repeated, which is no series any more', async () => {
    const { id } = await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: sutunID });
    const { idler } = await save({ id });
    expect(await undo(idler)).toMatchObject({ status: 200 });
    expect([...(await all()).values()].map((randevu) => [randevu.id, randevu.yineleme])).toEqual([[id, false]]);
  });

  it('is refused as a whole once one of it was changed, for those of others, and after a while', async () => {
    const { idler } = await save();
    const other = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle', 'randevuKopyala']);
    expect(await undo(idler, other)).toMatchObject({ status: 409, message: 'geriAlinamaz' });
    expect(await undo(idler, await buildBayi(server))).toMatchObject({ status: 404 });
    const { id: single } = await buildRandevu(server, bayi, { musteriID });
    expect(await undo([...idler, single])).toMatchObject({ message: 'geriAlinamaz' });
    await update({ id: idler[2], randevuNotu: 'Geç kalabilir' });
    expect(await undo(idler)).toMatchObject({ message: 'geriAlinamaz' });
    await server.house(`update randevu set kayit_zamani = kayit_zamani - interval '6 minutes' where id = any($1)`, [idler]);
    expect(await undo(idler.slice(0, 1))).toMatchObject({ message: 'geriAlinamaz' });
    expect((await all()).size).toBe(5);
  });
});

describe('the preview of a series', () => {
  it('says what stands in the way of each day, with the next time that is free, and books nothing', async () => {
    const { personelID } = await buildPersonel(server, bayi);
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi, { personelID });
    await buildRandevu(server, bayi, { randevuSutunBaslikID, baslangicSaat: '11:30', bitisSaat: '12:30' });
    await server.send(izinCalls.create, { body: { personelID, cikisTarihi: weeks(1)[0], gelisTarihi: addDays(YARIN, 9) } }, bayi);
    await server.send(istisnaCalls.create, { body: { tur: 'ara', randevuSutunBaslikID, baslangicTarihi: weeks(2)[0], bitisTarihi: weeks(2)[0], baslangicSaat: '11:00', bitisSaat: '11:30', aciklama: 'Bakım' } }, bayi);
    const { liste } = await preview({ randevuSutunBaslikID });
    expect(liste.map(({ randevuTarihi, engel, neden, oneri }) => [randevuTarihi, engel, neden, oneri && `${oneri.randevuTarihi} ${oneri.baslangicSaat}–${oneri.bitisSaat}`])).toEqual([
      [YARIN, 'ayniSaatteRandevu', null, `${YARIN} 12:30–13:15`],
      [weeks(1)[0], 'personelIzinli', null, `${addDays(YARIN, 9)} 11:00–11:45`],
      [weeks(2)[0], 'sutunKapali', 'Bakım', `${weeks(2)[0]} 11:30–12:15`],
      [weeks(3)[0], null, null, null],
    ]);
    expect((await all()).size).toBe(1);
    const secilen = liste.flatMap(({ randevuTarihi, baslangicSaat, bitisSaat, engel, oneri }) => oneri ?? (engel ? [] : { randevuTarihi, baslangicSaat, bitisSaat }));
    expect(await save({ randevuSutunBaslikID, randevular: secilen })).toMatchObject({ status: 200 });
    expect((await all()).size).toBe(5);
  });
});

describe('an act on one of a series', () => {
  it('moves the following ones by as many days, onto the days of each other too', async () => {
    const { idler } = await save();
    const { oncekiler, status } = await update({ id: idler[1], randevuTarihi: weeks(2)[0], kapsam: 'sonrakiler' });
    expect(status).toBe(200);
    const sonra = await all();
    expect(idler.map((id) => sonra.get(id)?.randevuTarihi)).toEqual(weeks(0, 2, 3, 4));
    const geri = await server.send(seriCalls.putBack, { body: { randevular: oncekiler } }, bayi);
    expect(geri).toMatchObject({ status: 200, message: 'geriAlindi' });
    expect(await daysOf()).toEqual(weeks(0, 1, 2, 3));
    // Whoever goes on at once goes on from there.
    const geride = await all();
    expect(geri.surumler).toEqual(oncekiler.map(({ id }) => geride.get(id)?.surum));
  });

  it('follows its appointment from where another desk has just put it', async () => {
    const { idler } = await save();
    const held = (client: { query(text: string, values: unknown[]): Promise<unknown> }) => client.query('select from randevu where id = $1 for no key update', [idler[0]]);
    const move = (gun: number, kapsam: 'bu' | 'tumu') => () => update({ id: idler[0], randevuTarihi: addDays(YARIN, gun), kapsam });
    const replies = await sendWhileHeld(server, held, move(1, 'bu'), move(2, 'tumu'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await daysOf()).toSorted()).toEqual([addDays(YARIN, 2), ...weeks(1, 2, 3).map((gun) => addDays(gun, 1))]);
  });

  it('changes what was changed, and leaves alone what somebody has changed in one of them', async () => {
    const { idler } = await save();
    await update({ id: idler[2], baslangicSaat: '15:00', bitisSaat: '15:45', randevuNotu: 'Bu kez öğleden sonra' });
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    await update({ id: idler[0], randevuHizmet: [{ altUrunID }], randevuDurumu: 'O', kapsam: 'tumu' });
    const sonra = await all();
    expect(idler.map((id) => sonra.get(id)!).map((randevu) => [randevu.baslangicSaat, randevu.randevuDurumu, randevu.randevuHizmet[0]?.altUrunID])).toEqual([
      ['11:00', 'O', altUrunID],
      ['11:00', 'O', altUrunID],
      ['15:00', 'O', altUrunID],
      ['11:00', 'O', altUrunID],
    ]);
    expect(sonra.get(idler[2]!)?.randevuNotu).toBe('Bu kez öğleden sonra');
  });

  it('is refused as a whole where one of the new times is taken', async () => {
    const { idler } = await save();
    await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, randevuTarihi: weeks(3)[0]!, baslangicSaat: '16:00', bitisSaat: '16:30' });
    expect(await update({ id: idler[0], baslangicSaat: '16:00', bitisSaat: '16:45', kapsam: 'tumu' })).toMatchObject({ status: 409, message: 'seriDolu', veri: { tarihler: '17.12.2026' } });
    expect([...(await all()).values()].filter(({ baslangicSaat }) => baslangicSaat === '11:00')).toHaveLength(4);
  });

  it('reaches nothing that has happened, and nothing that the person does not see', async () => {
    const { idler } = await save();
    await update({ id: idler[1], randevuDurumu: 'I' });
    const uzman = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuDuzenle', 'randevuSil']);
    await update({ id: idler[2], uygulayanPersonelID: uzman.personelID });
    expect(await server.send(randevuCalls.remove, { body: { id: idler[2], silmeNedeni: 'Vazgeçti', kapsam: 'tumu' } }, uzman)).toMatchObject({ status: 200, digerleri: [] });
    expect(await server.send(randevuCalls.remove, { body: { id: idler[0], silmeNedeni: 'Vazgeçti', kapsam: 'tumu' } }, bayi)).toMatchObject({ status: 200, digerleri: [idler[3]] });
    expect([...(await all()).keys()]).toEqual([idler[1]]);
  });

  it.each(['I', 'X', 'E'])('put back after %s, each is as it was, the confirmed ones too', async (durum) => {
    const { idler } = await save();
    await update({ id: idler[0], randevuDurumu: 'O', kapsam: 'tumu' });
    await update({ id: idler[1], randevuDurumu: 'B' });
    const durumlar = async () => [...(await all()).values()].map(({ randevuDurumu }) => randevuDurumu);
    const once = await durumlar();
    const { oncekiler } = await update({ id: idler[0], randevuDurumu: durum, kapsam: 'tumu' });
    expect(await durumlar()).toEqual(once.map(() => durum));
    expect(await server.send(seriCalls.putBack, { body: { randevular: oncekiler } }, bayi)).toMatchObject({ status: 200 });
    expect(await durumlar()).toEqual(['O', 'B', 'O', 'O']);
  });

  it('put back after a deletion counts in full on the quota of the month', async () => {
    const free = await buildBayi(server, { paketID: 2 });
    const own = { musteriID: (await buildMusteri(server, free)).id, randevuSutunBaslikID: (await buildSutun(server, free)).id, periyotTipi: 1 };
    const { id } = await save({ ...own, randevuTekrari: 50 }, free);
    const { digerleri } = await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti', kapsam: 'tumu' } }, free);
    expect(digerleri).toHaveLength(49);
    await save({ ...own, randevuTekrari: 60, baslangicTarihi: '2027-06-01' }, free);
    expect(await server.send(randevuCalls.restore, { body: { id, digerleri } }, free)).toMatchObject({ status: 403, message: 'randevuHakkiBitti' });
    expect(await server.send(randevuCalls.restore, { body: { id, digerleri: digerleri.slice(0, 39) } }, free)).toMatchObject({ status: 200 });
  });

  it('is told in the history of each', async () => {
    const { idler } = await save();
    await update({ id: idler[0], randevuNotu: 'Yeni not', kapsam: 'tumu' });
    for (const kayitID of idler) {
      const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID } }, bayi);
      expect(liste.map(({ islem }) => islem)).toEqual(['guncelleme', 'ekleme']);
    }
  });

  /** R5, R6: whatever is done to one appointment, no other one is changed that it was not to reach. */
  it('leaves the rest of the series and everybody else untouched', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ sira: fc.nat({ max: 3 }), kapsam: fc.constantFrom(...SERI_KAPSAMLARI, undefined), act: fc.constantFrom('sil', 'tasi', 'iptal', 'not'), gun: fc.integer({ min: 0, max: 6 }) }), async ({ sira, kapsam, act, gun }) => {
        const own = { randevuSutunBaslikID: (await buildSutun(server, bayi)).id };
        const { idler } = await save(own);
        await save({ ...own, baslangicSaat: '14:00', bitisSaat: '14:30' });
        const once = await all();
        const id = idler[sira]!;
        const change = { tasi: { randevuTarihi: addDays(once.get(id)!.randevuTarihi, gun), baslangicSaat: '12:00', bitisSaat: '12:45' }, iptal: { randevuDurumu: 'I' }, not: { randevuNotu: `Not ${sira}` }, sil: {} }[act];
        const reply = await (act === 'sil' ? server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti', kapsam } }, bayi) : update({ id, ...change, kapsam }));
        expect(reply).toMatchObject({ status: 200 });
        const reached = new Set({ bu: [id], sonrakiler: idler.slice(sira), tumu: idler }[kapsam ?? 'bu']);
        const sonra = await all();
        for (const [kim, randevu] of once) {
          // How many the customer has follows from all of them.
          if (!reached.has(kim)) expect(sonra.get(kim)).toEqual({ ...randevu, randevuSayisi: sonra.get(kim)?.randevuSayisi });
          else if (act === 'sil') expect(sonra.has(kim)).toBe(false);
          else expect(sonra.get(kim)).not.toEqual(randevu);
        }
        expect(sonra.size).toBe(once.size - (act === 'sil' ? reached.size : 0));
        if (act === 'sil') {
          const [, ...digerleri] = [id, ...[...reached].filter((kim) => kim !== id)];
          expect(await server.send(randevuCalls.restore, { body: { id, digerleri } }, bayi)).toMatchObject({ status: 200 });
          expect((await all()).size).toBe(once.size);
        }
        // The next round finds an empty calendar.
        for (const kim of once.keys()) await server.send(randevuCalls.remove, { body: { id: kim, silmeNedeni: 'Sınama' } }, bayi);
      }),
      { numRuns: 12 },
    );
  });
});

describe('whoever acts on several of a series', () => {
  const holding = (id: number, call: () => Promise<{ status: number }>) =>
    lookWhileHeld(
      server,
      (client) => client.query('select from randevu where bayi_id = $1 and id = $2 for update', [bayi.bayiID, id]),
      call,
      () => server.rows<{ id: number }>('select id::int from randevu where bayi_id = $1 order by id for update skip locked', [bayi.bayiID]),
    );

  it('locks them in the order of their ids, the one itself among them', async () => {
    const { idler } = await save();
    const [answer, free] = await holding(idler[0]!, () => update({ id: idler[0]!, kapsam: 'tumu', randevuNotu: 'Hepsine' }));
    expect(answer.status).toBe(200);
    expect(free.map(({ id }) => id)).toEqual(idler.slice(1));
  });

  it('locks them so also where they are put back', async () => {
    const { idler } = await save();
    const { oncekiler } = await server.mustSend(randevuCalls.update, { body: { id: idler[0]!, kapsam: 'tumu', baslangicSaat: '14:00', bitisSaat: '14:45' } }, bayi);
    const [answer, free] = await holding(idler[0]!, () => server.send(seriCalls.putBack, { body: { randevular: oncekiler.toReversed() } }, bayi));
    expect(answer.status).toBe(200);
    expect(free.map(({ id }) => id)).toEqual(idler.slice(1));
  });
});
