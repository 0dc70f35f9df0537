import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { sendWhileHeld } from '../../../../test/hold.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const NAKIT = 1;
const KART = 2;
const KIRA = { adi: 'Kira', tutar: 15_000, odemeSekliID: NAKIT, kategoriID: 4, periyot: 'ay', gun: 24, baslangic: '2026-10-01' } as const;
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const create = (rest: object = {}, jeton = bayi.jeton) => server.send(duzenliGiderCalls.create, { body: { ...KIRA, ...rest } }, { jeton });
const list = (jeton = bayi.jeton) => server.send(duzenliGiderCalls.list, {}, { jeton });
const vadeler = async () => (await list()).bekleyenler.map(({ vade }) => vade);
const isle = (giderID: number, vade: string, rest: object = {}, jeton = bayi.jeton) => server.send(duzenliGiderCalls.isle, { body: { giderID, vade, ...rest } }, { jeton });
const atla = (giderID: number, vade: string) => server.send(duzenliGiderCalls.atla, { body: { giderID, vade, neden: 'Bu ay alınmadı' } }, { jeton: bayi.jeton });
const kasa = () => server.send(kasaCalls.list, { query: {} }, { jeton: bayi.jeton });

describe('a cost that comes again', () => {
  it('is proposed on its day and late ones stay, while the till is as it was', async () => {
    await create();
    await create({ adi: 'Temizlik', tutar: 750, periyot: 'hafta', gun: 3, baslangic: BUGUN, odemeSekliID: KART });
    await create({ adi: 'Sigorta', gun: 26 });
    expect((await list()).bekleyenler).toMatchObject([
      { adi: 'Kira', vade: '2026-10-24', tutar: 15_000, gecikenGun: 32, odemeSekliAdi: 'Nakit' },
      { adi: 'Sigorta', vade: '2026-10-26' },
      { adi: 'Kira', vade: '2026-11-24', gecikenGun: 1 },
      { adi: 'Temizlik', vade: BUGUN, tutar: 750, gecikenGun: 0 },
    ]);
    expect((await kasa()).toplamKayit).toBe(0);
  });

  it('is proposed for the last twelve months, and no longer', async () => {
    await create({ baslangic: '2025-01-01', gun: 25 });
    const onerilen = await vadeler();
    expect([onerilen[0], onerilen.at(-1), onerilen.length]).toEqual(['2025-11-25', '2026-11-25', 13]);
  });

  it('is booked by one press, today and once, also of two at the same time', async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 4 }, () => isle(id, '2026-10-24')));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect((await kasa()).kasa).toMatchObject([{ gider: 15_000, tarih: BUGUN, kategoriID: 4, odemeSekliID: NAKIT, aciklama: 'Kira' }]);
    expect(await vadeler()).toEqual(['2026-11-24']);
    expect(await isle(id, '2026-10-24')).toMatchObject({ status: 409, message: 'giderBeklemiyor' });
    expect(await isle(id, '2026-12-24')).toMatchObject({ status: 409, message: 'giderBeklemiyor' });
    expect(await isle(id, '2026-11-23')).toMatchObject({ status: 409, message: 'giderBeklemiyor' });
  });

  it('is due again once its movement is taken back', async () => {
    const { id } = await create();
    const { id: kasaID } = await isle(id, '2026-11-24', { tutar: 16_000 });
    expect((await kasa()).kasa).toMatchObject([{ gider: 16_000 }]);
    await server.send(kasaCalls.remove, { body: { id: kasaID } }, { jeton: bayi.jeton });
    expect(await vadeler()).toContain('2026-11-24');
    expect((await isle(id, '2026-11-24')).status).toBe(200);
    expect((await kasa()).gider).toBe(15_000);
  });

  it('stays booked when its movement is changed, in the till or in the account of the colleague', async () => {
    const { id } = await create();
    const { id: kasaID } = await isle(id, '2026-11-24');
    expect((await server.send(kasaCalls.update, { body: { id: kasaID, tutar: 14_500 } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await vadeler()).toEqual(['2026-10-24']);
    expect((await isle(id, '2026-11-24')).status).toBe(409);

    const uzman = await buildPersonel(server, bayi);
    const { id: maas } = await create({ adi: 'Maaş', kategoriID: 3, personelID: uzman.personelID, baslangic: '2026-11-01' });
    const { id: odenenID } = await isle(maas, '2026-11-24');
    const { liste } = await server.send(personelCariCalls.list, { params: { id: uzman.personelID } }, { jeton: bayi.jeton });
    const odenen = liste.find((hareket) => hareket.id === odenenID)!;
    expect((await server.send(personelCariCalls.update, { body: { id: odenenID, personelID: uzman.personelID, tur: 'kasa', gider: odenen.gider - 500 } as never }, { jeton: bayi.jeton })).status).toBe(200);
    expect((await isle(maas, '2026-11-24')).status).toBe(409);
  });

  it('is left out for a reason, without money', async () => {
    const { id } = await create();
    expect((await atla(id, '2026-10-24')).status).toBe(200);
    expect(await vadeler()).toEqual(['2026-11-24']);
    expect((await isle(id, '2026-10-24')).status).toBe(409);
    expect((await kasa()).toplamKayit).toBe(0);
  });

  it('of wages stands in the account of the colleague', async () => {
    const uzman = await buildPersonel(server, bayi);
    expect(await create({ kategoriID: 3 })).toMatchObject({ status: 422, alanlar: { personelID: 'zorunluAlan' } });
    const { id } = await create({ adi: 'Maaş', kategoriID: 3, personelID: uzman.personelID });
    await isle(id, '2026-11-24');
    expect((await server.send(personelCariCalls.list, { params: { id: uzman.personelID } }, { jeton: bayi.jeton })).odenen).toBe(15_000);
  });

  it('stays booked when it is changed or taken off the list', async () => {
    const { id } = await create();
    await isle(id, '2026-10-24');
    await server.send(duzenliGiderCalls.update, { body: { id, tutar: 18_000, gun: 20 } }, { jeton: bayi.jeton });
    expect((await list()).bekleyenler).toMatchObject([{ vade: '2026-11-20', tutar: 18_000 }]);
    expect((await server.send(duzenliGiderCalls.remove, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await list()).toMatchObject({ liste: [], bekleyenler: [] });
    expect((await server.send(duzenliGiderCalls.remove, { body: { id } }, { jeton: bayi.jeton })).status).toBe(404);
    expect((await kasa()).gider).toBe(15_000);
  });

  it('is not due once more in the months and weeks that were settled, when it moves to another day', async () => {
    const { id } = await create({ baslangic: '2026-08-01', gun: 5 });
    for (const vade of ['2026-08-05', '2026-10-05', '2026-11-05']) expect((await isle(id, vade)).status).toBe(200);
    await server.mustSend(duzenliGiderCalls.update, { body: { id, gun: 10 } }, { jeton: bayi.jeton });
    expect(await vadeler()).toEqual(['2026-09-10']);
    expect(await isle(id, '2026-10-10')).toMatchObject({ status: 409, message: 'giderBeklemiyor' });
    const { id: haftalik } = await create({ periyot: 'hafta', gun: 1, baslangic: '2026-11-16' });
    expect((await atla(haftalik, '2026-11-23')).status).toBe(200);
    await server.mustSend(duzenliGiderCalls.update, { body: { id: haftalik, gun: 3 } }, { jeton: bayi.jeton });
    expect(await vadeler()).toEqual(['2026-09-10', '2026-11-18']);
  });

  it('is not booked on a closed day, nor by others, nor of an account that one does not see', async () => {
    const { id } = await create({ odemeSekliID: KART });
    const desk = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaEkle']);
    expect(await list(desk.jeton)).toMatchObject({ liste: [], bekleyenler: [] });
    expect((await isle(id, '2026-10-24', {}, desk.jeton)).status).toBe(404);
    const goren = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaTumHesaplar']);
    expect((await isle(id, '2026-10-24', {}, goren.jeton)).status).toBe(403);
    const baska = await buildBayi(server);
    expect((await isle(id, '2026-10-24', {}, baska.jeton)).status).toBe(404);
    const { id: sayimID } = await server.send(gunSonuCalls.say, { body: { adetler: [] } }, { jeton: bayi.jeton });
    await server.send(gunSonuCalls.kapat, { body: { sayimID } }, { jeton: bayi.jeton });
    expect(await isle(id, '2026-10-24')).toMatchObject({ status: 409, message: 'kasaGunuKapali' });
    expect(await vadeler()).toContain('2026-10-24');
  });

  it('is ended also where its category is out of use since, though nothing is booked in that', async () => {
    const { id } = await create();
    await server.rows('update kategori set aktif_mi = false where bayi_id = $1 and id = $2', [bayi.bayiID, KIRA.kategoriID]);
    const save = (rest: object) => server.send(duzenliGiderCalls.update, { body: { id, ...rest } }, { jeton: bayi.jeton });
    expect(await save({ bitis: '2026-10-31' })).toMatchObject({ status: 200 });
    expect((await list()).liste).toMatchObject([{ bitis: '2026-10-31', kategoriID: KIRA.kategoriID }]);
    expect(await isle(id, '2026-10-24')).toMatchObject({ status: 422, alanlar: { kategoriID: 'secimGecersiz' } });
    expect(await save({ odemeSekliID: KART })).toMatchObject({ status: 422, alanlar: { kategoriID: 'secimGecersiz' } });
  });

  it('has a day that there is, and an end after its beginning', async () => {
    expect(await create({ periyot: 'hafta', gun: 8 })).toMatchObject({ status: 422, alanlar: { gun: 'sayiGecersiz' } });
    expect((await create({ gun: 32 })).status).toBe(422);
    expect((await create({ tutar: 0 })).status).toBe(422);
    expect(await create({ bitis: '2026-09-30' })).toMatchObject({ status: 422, alanlar: { bitis: 'bitisOnce' } });
    expect((await create({ kategoriID: 1 })).status).toBe(422);
    expect((await create({ bitis: KIRA.baslangic })).status).toBe(200);
  });
});

it('of two desks that change one cost at once both are kept', async () => {
  const { id } = await create();
  const save = (rest: object) => () => server.send(duzenliGiderCalls.update, { body: { id, ...rest } }, { jeton: bayi.jeton });
  const replies = await sendWhileHeld(server, (client) => client.query('select from duzenli_gider where id = $1 for update', [id]), save({ adi: 'Dükkân kirası' }), save({ tutar: 18_000 }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).liste).toMatchObject([{ adi: 'Dükkân kirası', tutar: 18_000 }]);
});
