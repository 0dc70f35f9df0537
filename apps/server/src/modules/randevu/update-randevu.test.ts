import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildAltUrun,
  buildBayi,
  buildMusteri,
  buildPersonel,
  buildRandevu,
  buildSutun,
  type TestBayi,
  type TestRandevu,
} from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { sorted } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const get = async (id: number) => {
  const query = { baslangicTarihi: '2026-11-20', bitisTarihi: '2026-12-20' };
  return (await server.send(randevuCalls.list, { query }, { jeton: bayi.jeton })).liste.find((randevu) => randevu.id === id)!;
};
/** Saves as the calendar does: the whole appointment as it was read, with what is different; services untouched. */
const change = async ({ id }: { id: number }, changes: object, { jeton } = bayi) => {
  const read = await get(id);
  return server.send(randevuCalls.update, { body: { ...read, ...changes } }, { jeton });
};
/** What an appointment says by second names. */
const secondOf = ({ randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID }: Awaited<ReturnType<typeof get>>) => ({
  baslangicTarihi: randevuTarihi,
  bitisTarihi: randevuTarihi,
  baslangicSaati: baslangicSaat,
  bitisSaati: bitisSaat,
  randevuBaslikID: randevuSutunBaslikID,
});
const setDurum = (randevu: TestRandevu, randevuDurumu: string) => change(randevu, { randevuDurumu });

describe('changing', () => {
  it('saves every field and counts the version up', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuNotu: 'Eski' });
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { personelID } = await buildPersonel(server, bayi);
    const yeni = {
      musteriID,
      uygulayanPersonelID: personelID,
      randevuTarihi: '2026-11-27',
      baslangicSaat: '14:00',
      bitisSaat: '15:15',
      randevuDurumu: 'O',
      randevuNotu: null,
    };
    expect(await change(randevu, yeni)).toMatchObject({ status: 200, id: randevu.id, surum: 2 });
    expect(await get(randevu.id)).toMatchObject({ ...yeni, surum: 2 });
  });

  it('names who changed it last', async () => {
    const randevu = await buildRandevu(server, bayi);
    expect(await get(randevu.id)).toMatchObject({ islemiYapanPersonelID: bayi.personelID, enSonDegisiklikYapanPersonelID: null });
    const kisi = await buildPersonel(server, bayi, ['randevuDuzenle', 'randevuTumunuGor']);
    await change(randevu, { randevuDurumu: 'G' }, kisi);
    expect(await get(randevu.id)).toMatchObject({ islemiYapanPersonelID: bayi.personelID, enSonDegisiklikYapanPersonelID: kisi.personelID });
    await server.send(randevuCalls.kapat, { body: { id: randevu.id } }, { jeton: bayi.jeton });
    expect(await get(randevu.id)).toMatchObject({ enSonDegisiklikYapanPersonelID: bayi.personelID });
  });

  it('is as it was, and changed by nobody, once it is sent back as it was read', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '15:00', bitisSaat: '15:30', altUrunIDler: [(await buildAltUrun(server, bayi)).id] });
    await change(randevu, { randevuDurumu: 'G' });
    // One of the time before the moment of an arrival was kept.
    await server.rows('update randevu set gelis_zamani = null where id = $1', [randevu.id]);
    const before = await get(randevu.id);
    const kisi = await buildPersonel(server, bayi, ['randevuDuzenle', 'randevuTumunuGor']);
    expect(await change(randevu, {}, kisi)).toMatchObject({ status: 200 });
    expect({ ...(await get(randevu.id)), surum: before.surum }).toEqual(before);
  });

  it('takes of the two names of a day, a time or a column the one that is not as it was read (spec 2§3.1)', async () => {
    const gun = { randevuTarihi: '2026-12-08', baslangicSaat: '10:00', bitisSaat: '10:30' };
    const randevu = await buildRandevu(server, bayi, gun);
    const { id: sutunID } = await buildSutun(server, bayi);
    for (const [second, first] of [
      [{ baslangicSaati: '09:30' }, { baslangicSaat: '09:30' }],
      [{ bitisSaati: '11:15:00' }, { bitisSaat: '11:15' }],
      [{ baslangicTarihi: '2026-12-09', bitisTarihi: '2026-12-09' }, { randevuTarihi: '2026-12-09' }],
      [{ randevuBaslikID: sutunID }, { randevuSutunBaslikID: sutunID, sutunlar: [sutunID] }],
      [{ baslangicSaati: '14:00', baslangicSaat: '08:00' }, { baslangicSaat: '08:00' }],
      [{ baslangicSaati: '', bitisSaati: 'null', randevuBaslikID: 0 }, {}],
    ] satisfies [object, object][]) {
      const before = await get(randevu.id);
      expect(await change(randevu, second), JSON.stringify(second)).toMatchObject({ status: 200 });
      expect(await get(randevu.id)).toMatchObject({ ...before, surum: before.surum + 1, enSonDegisiklikYapanPersonelID: bayi.personelID, ...first, ...secondOf({ ...before, ...first }) });
    }
    expect(await change(randevu, { baslangicTarihi: '2026-02-30' })).toMatchObject({ status: 422 });
    const kisi = await buildPersonel(server, bayi, ['randevuTasi', 'randevuGoruntule', 'randevuTumunuGor']);
    expect(await change(randevu, { bitisSaati: '12:00' }, kisi)).toMatchObject({ status: 200 });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID: randevu.id } }, { jeton: bayi.jeton });
    expect(liste[0]!.degisim.map(({ alan, once, sonra }) => [alan, once, sonra])).toEqual([['bitisSaat', '11:15', '12:00']]);
  });

  it('leaves the services as they are unless they are sent', async () => {
    const [bir, iki, uc] = [await buildAltUrun(server, bayi), await buildAltUrun(server, bayi), await buildAltUrun(server, bayi)];
    const randevu = await buildRandevu(server, bayi, { altUrunIDler: [bir.id, iki.id] });
    await change(randevu, { baslangicSaat: '09:00' });
    expect((await get(randevu.id)).hizmetler).toBe(`${bir.adi}, ${iki.adi}`);
    await change(randevu, { randevuHizmet: [{ altUrunID: uc.id }, { altUrunID: bir.id }] });
    expect((await get(randevu.id)).hizmetler).toBe(`${uc.adi}, ${bir.adi}`);
  });

  it('keeps a service that was taken off sale, but takes no new one', async () => {
    const promised = await buildAltUrun(server, bayi);
    const never = await buildAltUrun(server, bayi, { satistaMi: false });
    const randevu = await buildRandevu(server, bayi, { altUrunIDler: [promised.id] });
    await server.rows('update alt_urun set satista_mi = false where id = $1', [promised.id]);
    expect((await change(randevu, { randevuHizmet: [{ altUrunID: promised.id }] })).status).toBe(200);
    const reply = await change(randevu, { randevuHizmet: [{ altUrunID: promised.id }, { altUrunID: never.id }] });
    expect(reply).toMatchObject({ status: 422, message: 'urunSatistaDegil' });
    expect((await get(randevu.id)).hizmetler).toBe(promised.adi);
  });

  it('tells the second of two who save the same appointment, and overwrites nothing', async () => {
    const randevu = await buildRandevu(server, bayi);
    const { surum } = await get(randevu.id);
    const [first, second] = await Promise.all([
      change(randevu, { surum, randevuNotu: 'Birinci' }),
      change(randevu, { surum, randevuNotu: 'İkinci' }),
    ]);
    expect(sorted([first.status, second.status])).toEqual([200, 409]);
    expect([first, second].find(({ status }) => status === 409)?.message).toBe('kayitDegismis');
    expect((await get(randevu.id)).randevuNotu).toBe(first.status === 200 ? 'Birinci' : 'İkinci');
    expect(await change(randevu, { surum, randevuNotu: 'Geç' })).toMatchObject({ status: 409, message: 'kayitDegismis' });
  });

  it('goes through without a version, over what was saved meanwhile', async () => {
    const randevu = await buildRandevu(server, bayi);
    expect((await change(randevu, { randevuNotu: 'Kremi getirsin.' })).status).toBe(200);
    const body = { id: randevu.id, randevuDurumu: 'O' };
    expect(await server.send(randevuCalls.update, { body }, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
    expect(await get(randevu.id)).toMatchObject({ randevuDurumu: 'O', randevuNotu: 'Kremi getirsin.' });
  });

  it('writes from what to what into the log', async () => {
    const randevu = await buildRandevu(server, bayi);
    await change(randevu, { randevuDurumu: 'O', bitisSaat: '11:00' });
    const [entry] = await server.rows('select menu, islem, degisim->$$alanlar$$ as alanlar from kayit_gunlugu where kayit_id = $1 order by id desc limit 1', [randevu.id]);
    expect(entry).toEqual({
      menu: 'randevu',
      islem: 'guncelleme',
      alanlar: { bitisSaat: ['10:30', '11:00'], randevuDurumu: ['B', 'O'] },
    });
  });

  it('finds nothing of another bayi, and takes nothing from it', async () => {
    const other = await buildBayi(server);
    const randevu = await buildRandevu(server, bayi);
    const before = await get(randevu.id);
    expect((await change(randevu, { randevuNotu: 'Yabancı' }, other)).status).toBe(404);
    for (const foreign of [
      { musteriID: (await buildMusteri(server, other)).id },
      { randevuSutunBaslikID: (await buildSutun(server, other)).id },
      { uygulayanPersonelID: other.personelID },
      { randevuHizmet: [{ altUrunID: (await buildAltUrun(server, other)).id }] },
    ]) {
      expect((await change(randevu, foreign)).status).toBe(404);
    }
    expect(await get(randevu.id)).toEqual(before);
  });
});

describe('moving', () => {
  it('into a time that is taken is refused, and the appointment stays where it was', async () => {
    const taken = await buildRandevu(server, bayi);
    const randevu = await buildRandevu(server, bayi, { altUrunIDler: [(await buildAltUrun(server, bayi)).id] });
    const before = await get(randevu.id);
    const reply = await change(randevu, { randevuSutunBaslikID: taken.randevuSutunBaslikID, randevuHizmet: [] });
    expect(reply).toMatchObject({ status: 409, message: 'ayniSaatteRandevu' });
    expect(await get(randevu.id)).toEqual(before);
  });

  it('a little, over its own time, is no clash with itself', async () => {
    const randevu = await buildRandevu(server, bayi);
    expect((await change(randevu, { baslangicSaat: '10:15', bitisSaat: '10:45' })).status).toBe(200);
  });

  it('follows the rule of the column it comes into', async () => {
    const free = await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false });
    const { id: strict } = await buildSutun(server, bayi);
    const [first, second] = [await buildRandevu(server, bayi), await buildRandevu(server, bayi)];
    for (const randevu of [first, second]) {
      expect((await change(randevu, { randevuSutunBaslikID: free.id })).status).toBe(200);
    }
    expect((await change(first, { randevuSutunBaslikID: strict })).status).toBe(200);
    expect((await change(second, { randevuSutunBaslikID: strict })).status).toBe(409);
  });

  it('into the column of a colleague gives it to that colleague, unless another was chosen for it', async () => {
    const [elif, merve, gizem] = [await buildPersonel(server, bayi), await buildPersonel(server, bayi), await buildPersonel(server, bayi)];
    const { id: elifSutunu } = await buildSutun(server, bayi, { personelID: elif.personelID });
    const { id: merveSutunu } = await buildSutun(server, bayi, { personelID: merve.personelID });
    const { id: oda } = await buildSutun(server, bayi);
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: elifSutunu });
    await change(randevu, { randevuSutunBaslikID: merveSutunu });
    expect((await get(randevu.id)).uygulayanPersonelID).toBe(merve.personelID);
    await change(randevu, { randevuSutunBaslikID: oda });
    expect((await get(randevu.id)).uygulayanPersonelID).toBe(merve.personelID);
    await change(randevu, { uygulayanPersonelID: gizem.personelID });
    await change(randevu, { randevuSutunBaslikID: elifSutunu });
    expect((await get(randevu.id)).uygulayanPersonelID).toBe(gizem.personelID);
  });

  it('stays within the opening hours and out of the past', async () => {
    const randevu = await buildRandevu(server, bayi);
    expect(await change(randevu, { bitisSaat: '21:15' })).toMatchObject({ message: 'calismaSaatiDisinda' });
    const desk = await buildPersonel(server, bayi, ['randevuDuzenle', 'randevuTumunuGor']);
    expect(await change(randevu, { randevuTarihi: '2026-11-24' }, desk)).toMatchObject({ message: 'gecmiseRandevu' });
  });

  it('leaves an appointment of earlier opening hours where it is when something else changes', async () => {
    const randevu = await buildRandevu(server, bayi);
    await server.rows("update randevu_ayari set baslangic_saati = '12:00' where bayi_id = $1", [bayi.bayiID]);
    const note = await change(randevu, { randevuNotu: 'Erken' });
    const move = await change(randevu, { bitisSaat: '10:45' });
    await server.rows("update randevu_ayari set baslangic_saati = '08:00' where bayi_id = $1", [bayi.bayiID]);
    expect(note.status).toBe(200);
    expect(move).toMatchObject({ message: 'calismaSaatiDisinda' });
  });
});

describe('the right to move', () => {
  it('lets somebody change column and times only', async () => {
    const mover = await buildPersonel(server, bayi, ['randevuTasi', 'randevuTumunuGor']);
    const randevu = await buildRandevu(server, bayi, { randevuNotu: 'Kalsın' });
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const move = { randevuSutunBaslikID, randevuTarihi: '2026-11-28', baslangicSaat: '16:00', bitisSaat: '17:00' };
    expect((await change(randevu, move, mover)).status).toBe(200);
    for (const more of [
      { randevuDurumu: 'O' },
      { randevuNotu: 'Değişti' },
      { musteriID: (await buildMusteri(server, bayi)).id },
      { uygulayanPersonelID: bayi.personelID },
      { randevuHizmet: [{ altUrunID: (await buildAltUrun(server, bayi)).id }] },
    ]) {
      expect((await change(randevu, more, mover)).status).toBe(403);
    }
    expect(await get(randevu.id)).toMatchObject({ ...move, surum: 2, randevuNotu: 'Kalsın', randevuDurumu: 'B' });
  });

  it('is not for somebody who may only look', async () => {
    const viewer = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor']);
    expect((await change(await buildRandevu(server, bayi), { bitisSaat: '11:00' }, viewer)).status).toBe(403);
  });

  it('does not reach what somebody does not see', async () => {
    const editor = await buildPersonel(server, bayi, ['randevuDuzenle']);
    const randevu = await buildRandevu(server, bayi);
    expect((await change(randevu, { bitisSaat: '11:00' }, editor)).status).toBe(404);
    await change(randevu, { uygulayanPersonelID: editor.personelID });
    expect((await change(randevu, { bitisSaat: '11:00' }, editor)).status).toBe(200);
  });
});

describe('states', () => {
  it('go the ways that the rules allow', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuTarihi: BUGUN });
    for (const durum of ['O', 'G', 'K']) expect((await setDurum(randevu, durum)).status, durum).toBe(200);
    expect((await get(randevu.id)).randevuDurumu).toBe('K');
  });

  it('refuse a way that does not exist', async () => {
    const randevu = await buildRandevu(server, bayi);
    expect(await setDurum(randevu, 'K')).toMatchObject({ status: 409, message: 'durumGecisiYok' });
    await setDurum(randevu, 'I');
    expect(await setDurum(randevu, 'G')).toMatchObject({ status: 409, message: 'durumGecisiYok' });
  });

  it('keep a closed appointment as it is until it is opened again', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuDurumu: 'G' });
    await setDurum(randevu, 'K');
    expect(await change(randevu, { randevuNotu: 'Geç' })).toMatchObject({ status: 409, message: 'randevuKapali' });
    expect(await setDurum(randevu, 'B')).toMatchObject({ status: 409, message: 'randevuKapali' });
    expect((await setDurum(randevu, 'G')).status).toBe(200);
  });

  it.each(['I', 'X', 'E'])('free the time with %s, and ask for it when they come back', async (durum) => {
    const randevu = await buildRandevu(server, bayi);
    await setDurum(randevu, durum);
    const { randevuSutunBaslikID } = randevu;
    const second = await buildRandevu(server, bayi, { randevuSutunBaslikID });
    expect(second.id).toBeGreaterThan(randevu.id);
    expect(await setDurum(randevu, 'B')).toMatchObject({ status: 409, message: 'ayniSaatteRandevu' });
    expect((await get(randevu.id)).randevuDurumu).toBe(durum);
  });

  it('bring nobody back to a colleague who has left meanwhile, nor into a column that nobody sees any more', async () => {
    const { personelID } = await buildPersonel(server, bayi, []);
    const ayrilanin = await buildRandevu(server, bayi, { uygulayanPersonelID: personelID });
    const gizlenende = await buildRandevu(server, bayi);
    await setDurum(ayrilanin, 'I');
    await setDurum(gizlenende, 'E');
    expect(await server.send(personelCalls.remove, { body: { id: personelID } }, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
    const sutun = { id: gizlenende.randevuSutunBaslikID, randevudaGoster: false };
    expect(await server.send(randevuCalls.saveBasliklar, { body: { model: [sutun] } }, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
    expect(await setDurum(ayrilanin, 'B')).toMatchObject({ status: 422, message: 'personelPasif', alanlar: { uygulayanPersonelID: 'personelPasif' } });
    expect(await setDurum(gizlenende, 'B')).toMatchObject({ status: 404 });
    expect([(await get(ayrilanin.id)).randevuDurumu, (await get(gizlenende.id)).randevuDurumu]).toEqual(['I', 'E']);
    // What is only written down of it stays possible.
    expect(await change(ayrilanin, { randevuNotu: 'Aradı' })).toMatchObject({ status: 200 });
  });

  it('say of a visit that is over what happened, whoever has left since', async () => {
    const { personelID } = await buildPersonel(server, bayi, []);
    const gelen = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, uygulayanPersonelID: personelID });
    await setDurum(gelen, 'X');
    await server.rows(`update randevu set baslangic = baslangic - interval '1 day', bitis = bitis - interval '1 day' where id = $1`, [gelen.id]);
    await server.send(personelCalls.remove, { body: { id: personelID } }, { jeton: bayi.jeton });
    expect(await setDurum(gelen, 'G')).toMatchObject({ status: 200 });
  });
});

describe('the services of an appointment that two desks change at once', () => {
  const held = (id: number) => (client: { query(text: string, values: unknown[]): Promise<unknown> }) => client.query('select from randevu where id = $1 for no key update', [id]);
  const build = async () => {
    const hizmetler = [await buildAltUrun(server, bayi), await buildAltUrun(server, bayi), await buildAltUrun(server, bayi)];
    const altUrunIDler = hizmetler.map((hizmet) => hizmet.id);
    return { altUrunIDler, ...(await buildRandevu(server, bayi, { altUrunIDler })) };
  };
  const lines = async (id: number) => (await server.send(randevuCalls.hizmetler, { params: { id } }, bayi)).liste;
  const idler = async (id: number) => (await lines(id)).map(({ altUrunID }) => altUrunID);

  it('bring back none that the other has taken off', async () => {
    const { id, altUrunIDler } = await build();
    const [ilk, ikinci] = await lines(id);
    const remove = (satir: { id: number }) => () => server.send(randevuCalls.removeHizmet, { body: { id: satir.id } }, bayi);
    const replies = await sendWhileHeld(server, held(id), remove(ilk!), remove(ikinci!));
    // The second one has read lines that are no longer there.
    expect(replies.map(({ status }) => status)).toEqual([200, 404]);
    expect(await idler(id)).toEqual(altUrunIDler.slice(1));
  });

  it('are those that the last one has sent', async () => {
    const { id, altUrunIDler } = await build();
    const [bir, iki, uc] = altUrunIDler;
    const save = (hizmetler: (number | undefined)[]) => () =>
      server.send(randevuCalls.update, { body: { id, randevuHizmet: hizmetler.map((altUrunID) => ({ altUrunID })) } }, bayi);
    const replies = await sendWhileHeld(server, held(id), save([bir]), save([bir, iki, uc]));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await idler(id)).toEqual(altUrunIDler);
  });
});
