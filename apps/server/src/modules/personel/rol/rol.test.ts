import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { applySapma } from '@defter/rules/haklar.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const given = (flags: Record<string, boolean>) => Object.keys(flags).filter((name) => flags[name]);
const create = (body: object, jeton = bayi.jeton) => server.send(rolCalls.create, { body: { adi: 'Karşılama', ...body } }, { jeton });
const update = (body: object, jeton = bayi.jeton) => server.send(rolCalls.update, { body: { adi: 'Karşılama', ...body } }, { jeton });
const remove = (id: number) => server.send(rolCalls.remove, { body: { id } }, { jeton: bayi.jeton });
const roller = async () => (await server.send(rolCalls.list, {}, { jeton: bayi.jeton })).liste;
const savePersonel = (body: object, jeton = bayi.jeton) => server.send(personelCalls.update, { body: { ad: 'Elif', soyad: 'Uzman', ...body } }, { jeton });
const addPersonel = async (body: object) =>
  (await server.send(personelCalls.create, { body: { ad: 'Elif', soyad: 'Uzman', ...body } }, { jeton: bayi.jeton })).id;
const haklarOf = async (id: number) => {
  const { yetkiler, ek, eksik } = await server.send(personelCalls.yetkiler, { params: { id } }, { jeton: bayi.jeton });
  return { yetkiler: given(yetkiler), ek, eksik };
};
const rowOf = async (id: number) => {
  const { liste } = await server.send(personelCalls.list, {}, { jeton: bayi.jeton });
  return liste.find((personel) => personel.id === id)!;
};

describe('a role', () => {
  it('is created, renamed and copied, each name once however it is written', async () => {
    const { id } = await create({ yetkiler: { randevuGoruntule: true }, raporYetkileri: { 'rapor:kasa-raporu': true } });
    expect(await create({ adi: 'KARŞILAMA' })).toMatchObject({ status: 409, message: 'rolAdiMukerrer' });
    expect((await update({ id, adi: 'Banko' })).status).toBe(200);
    const rol = (await roller()).find((one) => one.id === id)!;
    expect({ adi: rol.adi, yetkiler: given(rol.yetkiler), raporlar: given(rol.raporYetkileri), kisiSayisi: rol.kisiSayisi }).toEqual({
      adi: 'Banko', yetkiler: ['randevuGoruntule'], raporlar: ['rapor:kasa-raporu'], kisiSayisi: 0,
    });
    expect(await update({ id: 999_999 })).toMatchObject({ status: 404 });
  });

  it('has its rights beside its name, where a client of the specification sends them so', async () => {
    const { id } = await create({ randevuGoruntule: true, kasaEkle: true });
    const haklar = async () => given((await roller()).find((one) => one.id === id)!.yetkiler);
    expect(await haklar()).toEqual(['randevuGoruntule', 'kasaEkle']);
    await update({ id, kasaEkle: false, satisEkle: true });
    expect(await haklar()).toEqual(['randevuGoruntule', 'satisEkle']);
    await update({ id, satisEkle: true, yetkiler: { satisEkle: false } });
    expect(await haklar()).toEqual(['randevuGoruntule']);
  });

  it('is changed by those alone who may give rights', async () => {
    const { jeton } = await buildPersonel(server, bayi, ['personelGoruntule', 'personelDuzenle', 'yetkiGoruntule']);
    expect(await create({}, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('is not deleted while somebody has it, and says who', async () => {
    const { id: rolID } = await create({ yetkiler: { kasaEkle: true } });
    const id = await addPersonel({ rolID });
    expect(await remove(rolID)).toMatchObject({ status: 409, message: 'rolKullanimda', veri: { sayi: 1, kisiler: 'Elif Uzman' } });
    await server.send(personelCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    expect((await remove(rolID)).status).toBe(200);
    expect((await roller()).some((rol) => rol.id === rolID)).toBe(false);
    // Who has left keeps what the role gave, should they come back.
    expect(await haklarOf(id)).toEqual({ yetkiler: ['kasaEkle'], ek: [], eksik: [] });
  });
});

describe('a deviation from the role', () => {
  it('is left behind with the role: the next one gives and takes all that it has', async () => {
    const { id: ilk } = await create({ yetkiler: { satisEkle: true, kasaSil: true } });
    const { id: sonra } = await create({ adi: 'Kasa', yetkiler: { kasaEkle: true } });
    const id = await addPersonel({ rolID: ilk });
    await savePersonel({ id, rolID: ilk, yetkiler: { kasaEkle: true, kasaSil: false } });
    expect(await haklarOf(id)).toMatchObject({ ek: ['kasaEkle'], eksik: ['kasaSil'] });
    await savePersonel({ id, rolID: sonra });
    expect(await haklarOf(id)).toEqual({ yetkiler: ['kasaEkle'], ek: [], eksik: [] });
    await update({ id: sonra, adi: 'Kasa', yetkiler: { kasaEkle: false, kasaSil: true } });
    expect(await haklarOf(id)).toEqual({ yetkiler: ['kasaSil'], ek: [], eksik: [] });
  });

  it('is kept as one, shown as one, and taken back with the role', async () => {
    const { id: rolID } = await create({ yetkiler: { satisEkle: true, kasaEkle: true } });
    const id = await addPersonel({ rolID });
    expect(await rowOf(id)).toMatchObject({ rolAdi: 'Karşılama', sapmaSayisi: 0 });
    await savePersonel({ id, rolID, yetkiler: { kasaEkle: false, satisSil: true } });
    expect(await haklarOf(id)).toEqual({ yetkiler: ['satisEkle', 'satisSil'], ek: ['satisSil'], eksik: ['kasaEkle'] });
    expect((await rowOf(id)).sapmaSayisi).toBe(2);
    await savePersonel({ id, rolID, yetkiler: { satisSil: false, kasaEkle: true } });
    expect((await rowOf(id)).sapmaSayisi).toBe(0);
  });

  it('stays when the role changes, and everything else follows the role at once', async () => {
    const { id: rolID } = await create({ yetkiler: { personelGoruntule: true, kasaEkle: true } });
    const kisi = await buildPersonel(server, bayi, ['personelGoruntule', 'kasaEkle']);
    const kayit = { id: kisi.personelID, webKullanicisi: true, kullaniciAdi: `rol${kisi.personelID}`, rolID };
    await savePersonel({ ...kayit, yetkiler: { kasaEkle: false, satisSil: true } });
    expect((await server.send(personelCalls.list, {}, { jeton: kisi.jeton })).status).toBe(200);

    await update({ id: rolID, yetkiler: { personelGoruntule: false, satisSil: true, randevuGoruntule: true } });
    expect((await haklarOf(kisi.personelID)).yetkiler).toEqual(['randevuGoruntule', 'satisSil']);
    expect(await server.send(personelCalls.list, {}, { jeton: kisi.jeton })).toMatchObject({ status: 403 });
    // The role came to agree with what was given, and takes it back: given it stays.
    await update({ id: rolID, yetkiler: { kasaEkle: false, satisSil: false } });
    expect((await haklarOf(kisi.personelID)).yetkiler).toEqual(['randevuGoruntule', 'satisSil']);
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'personel', nesne: 'rol', kayitID: rolID } }, { jeton: bayi.jeton });
    expect(liste.map(({ islem, kayitAdi, degisim }) => ({ islem, kayitAdi, degisim }))[0]).toMatchObject({
      islem: 'guncelleme',
      degisim: [{ alan: 'alinanHaklar', once: 'kasaEkle, satisSil', sonra: null }],
    });
    expect(liste.at(-1)).toMatchObject({ islem: 'ekleme', nesne: 'rol' });
  });

  it('comes out as the arithmetic says, whatever is changed in whatever order', async () => {
    const FLAGS = ['satisEkle', 'satisSil', 'kasaEkle', 'rapor:kasa-raporu'] as const;
    const flags = fc.subarray([...FLAGS]);
    const { id: rolID } = await create({});
    const id = await addPersonel({ rolID });
    const send = (names: readonly string[]) => ({ yetkiler: toFlags(YETKILER, names), raporYetkileri: toFlags(RAPOR_YETKILERI, names) });
    const own = async () => {
      const raporlar = await server.send(personelCalls.raporYetkileri, { params: { id } }, { jeton: bayi.jeton });
      return [...(await haklarOf(id)).yetkiler, ...given(raporlar.raporYetkileri)].toSorted();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ kisi: fc.boolean(), names: flags }), { maxLength: 5 }), async (steps) => {
        for (const { kisi, names } of steps) {
          if (kisi) {
            await savePersonel({ id, rolID, ...send(names) });
            expect(await own()).toEqual(names.toSorted());
          } else {
            const { ek, eksik } = await haklarOf(id);
            await update({ id: rolID, ...send(names) });
            expect(await own()).toEqual(applySapma(names, { ek, eksik }).toSorted());
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('is not given by who may not give rights, nor is a role', async () => {
    const { id: rolID } = await create({});
    const { jeton } = await buildPersonel(server, bayi, ['personelGoruntule', 'personelDuzenle']);
    const id = await addPersonel({});
    // The role gives nothing yet, but it may tomorrow.
    expect(await savePersonel({ id, rolID }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
  });
});

describe('the only one who may give rights', () => {
  it('is not robbed of it by a change of the role', async () => {
    const [yonetici] = await roller();
    const sahip = { id: bayi.personelID, ad: 'Deniz', soyad: 'Sahip', webKullanicisi: true, kullaniciAdi: `deniz${bayi.bayiID}` };
    await savePersonel({ ...sahip, rolID: yonetici!.id });
    const less = { id: yonetici!.id, adi: yonetici!.adi, yetkiler: { yetkiVer: false } };
    expect(await update(less)).toMatchObject({ status: 409, message: 'sonKullanici' });
    expect((await haklarOf(bayi.personelID)).yetkiler).toEqual([...YETKILER]);
    await buildPersonel(server, bayi, ['personelGoruntule', 'personelDuzenle', 'yetkiGoruntule', 'yetkiVer']);
    expect((await update(less)).status).toBe(200);
  });
});
