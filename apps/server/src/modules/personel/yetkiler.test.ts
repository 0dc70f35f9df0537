import { personelCalls } from '@defter/contract/personel.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGiris, PAROLA, signIn } from '../../../test/auth.ts';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const kayit = { ad: 'Elif', soyad: 'Uzman' };
const create = (body: object, jeton = bayi.jeton) => server.send(personelCalls.create, { body: { ...kayit, ...body } }, { jeton });
const update = (body: object, jeton = bayi.jeton) => server.send(personelCalls.update, { body: { ...kayit, ...body } }, { jeton });
const own = (jeton: string) => server.send(yetkiCalls.own, {}, { jeton });
const given = (flags: Record<string, boolean>) => Object.keys(flags).filter((name) => flags[name]);
const yetkilerOf = async (id: number) =>
  given((await server.send(personelCalls.yetkiler, { params: { id } }, { jeton: bayi.jeton })).yetkiler);
const raporlarOf = async (id: number) =>
  given((await server.send(personelCalls.raporYetkileri, { params: { id } }, { jeton: bayi.jeton })).raporYetkileri);

describe('rights', () => {
  it('are all false until they are given, and come back as they were given', async () => {
    const { id } = await create({});
    expect(await yetkilerOf(id)).toEqual([]);
    await update({ id, yetkiler: { satisEkle: true, kasaSil: true }, raporYetkileri: { 'rapor:kasa-raporu': true } });
    expect(await yetkilerOf(id)).toEqual(['satisEkle', 'kasaSil']);
    expect(await raporlarOf(id)).toEqual(['rapor:kasa-raporu']);
    await update({ id, servis: 'Lazer' });
    expect(await yetkilerOf(id)).toEqual(['satisEkle', 'kasaSil']);
  });

  it('count at once, in both directions', async () => {
    const kisi = await buildPersonel(server, bayi, ['personelGoruntule']);
    const list = () => server.send(personelCalls.list, {}, { jeton: kisi.jeton });
    const save = (yetkiler: object) => update({ id: kisi.personelID, webKullanicisi: true, kullaniciAdi: 'hemen', yetkiler });
    expect((await list()).status).toBe(200);
    expect((await save({ personelGoruntule: false, kasaEkle: true })).status).toBe(200);
    expect(await list()).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect(given((await own(kisi.jeton)).yetkiler)).toEqual(['kasaEkle']);
    await save({ personelGoruntule: true });
    expect((await list()).status).toBe(200);
  });

  it('of another business are not found', async () => {
    const stranger = await buildBayi(server);
    for (const call of [personelCalls.yetkiler, personelCalls.raporYetkileri]) {
      const reply = await server.send(call, { params: { id: stranger.personelID } }, { jeton: bayi.jeton });
      expect(reply).toMatchObject({ status: 404, message: 'bulunamadi' });
    }
  });
});

describe('roles', () => {
  it('are there from the first day, the first of them with every right', async () => {
    const { liste } = await server.send(rolCalls.list, {}, { jeton: bayi.jeton });
    expect(liste.map(({ adi }) => adi)).toEqual(expect.arrayContaining(['Yönetici', 'Resepsiyon / sekreter', 'Muhasebe', 'Stajyer']));
    expect(given(liste[0]!.yetkiler)).toEqual([...YETKILER]);
    for (const { adi, yetkiler } of liste.slice(1)) {
      expect(given(yetkiler), adi).not.toContain('yetkiVer');
      expect(given(yetkiler).length, adi).toBeGreaterThan(0);
    }
  });

  it('are worn from the first day by who opened the business, without a deviation', async () => {
    const [sahip] = (await server.send(personelCalls.list, { query: { personelID: bayi.personelID } }, { jeton: bayi.jeton })).liste;
    expect(sahip).toMatchObject({ rolAdi: 'Yönetici', sapmaSayisi: 0, yetkiliMi: true });
  });

  it('give their rights when they are chosen, unless rights are sent along', async () => {
    const { liste } = await server.send(rolCalls.list, {}, { jeton: bayi.jeton });
    const rol = liste.find(({ adi }) => adi === 'Stajyer')!;
    const { id } = await create({ rolID: rol.id });
    expect((await yetkilerOf(id)).toSorted()).toEqual(given(rol.yetkiler).toSorted());
    await update({ id, rolID: rol.id, yetkiler: { ...Object.fromEntries(YETKILER.map((yetki) => [yetki, false])), kasaEkle: true } });
    expect(await yetkilerOf(id)).toEqual(['kasaEkle']);
    await update({ id, rolID: rol.id });
    expect(await yetkilerOf(id)).toEqual(['kasaEkle']);
    await update({ id, rolID: liste.find(({ adi }) => adi === 'Muhasebe')!.id });
    expect(await yetkilerOf(id)).toContain('eFatura');
  });
});

describe('who may not give rights', () => {
  const YETKISIZ = ['personelGoruntule', 'personelEkle', 'personelDuzenle', 'personelSil'] as const;
  let jeton: string;
  let kendisi: number;
  beforeAll(async () => {
    ({ jeton, personelID: kendisi } = await buildPersonel(server, bayi, YETKISIZ, { iskontoYuzdesi: 10 }));
  });

  it('gives none, neither one by one nor by a role, to others or to oneself', async () => {
    expect(await create({ yetkiler: { satisEkle: true } }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect(await create({ raporYetkileri: { 'rapor:kasa-raporu': true } }, jeton)).toMatchObject({ message: 'yetkiYok' });
    expect(await create({ rolID: 1 }, jeton)).toMatchObject({ message: 'yetkiYok' });
    expect(await update({ id: kendisi, webKullanicisi: true, yetkiler: { yetkiVer: true } }, jeton)).toMatchObject({ message: 'yetkiYok' });
    expect(await yetkilerOf(kendisi)).toEqual([...YETKISIZ]);
  });

  it('saves everything else, also when the same rights are sent along', async () => {
    const { id } = await create({ yetkiler: { satisEkle: true } });
    expect((await update({ id, servis: 'Cilt', yetkiler: { satisEkle: true } }, jeton)).status).toBe(200);
    expect((await update({ id, servis: 'Lazer' }, jeton)).status).toBe(200);
    expect(await update({ id, yetkiler: { satisEkle: false } }, jeton)).toMatchObject({ message: 'yetkiYok' });
    expect(await yetkilerOf(id)).toEqual(['satisEkle']);
  });

  it('gives no higher discount than the own one', async () => {
    const { id } = await create({ iskontoYuzdesi: 30 });
    expect((await update({ id, iskontoYuzdesi: 30 }, jeton)).status).toBe(200);
    expect((await update({ id, iskontoYuzdesi: 10 }, jeton)).status).toBe(200);
    expect(await update({ id, iskontoYuzdesi: 11 }, jeton)).toMatchObject({ status: 403, alanlar: { iskontoYuzdesi: 'iskontoSinir' } });
  });

  it('signs in as nobody who may give a higher discount', async () => {
    const { id } = await create({ ad: 'Eli Açık', iskontoYuzdesi: 60 });
    const giris = { webKullanicisi: true, kullaniciAdi: 'eli.acik', sifre: 'Baska.Parola1' };
    expect(await update({ id, ad: 'Eli Açık', iskontoYuzdesi: 60, ...giris }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('changes with what nobody of more rights signs in', async () => {
    const yonetici = await buildGiris(server, bayi);
    const { personelID: id, kullaniciAdi, cepTelefonu, ePosta } = yonetici;
    const same = { id, webKullanicisi: true, kullaniciAdi, cepTelefonu, ePosta };
    expect((await update({ ...same, yetkiler: { satisSil: true } })).status).toBe(200);
    for (const change of [{ sifre: 'Ele7Gecirme' }, { cepTelefonu: '+905551112233' }, { kullaniciAdi: 'baska' }, { ePosta: 'baska@ornek.test' }, { webKullanicisi: false }]) {
      expect(await update({ ...same, ...change }, jeton), JSON.stringify(change)).toMatchObject({ status: 403, message: 'yetkiYok' });
    }
    expect((await signIn(server, kullaniciAdi, PAROLA)).status).toBe(200);
    expect((await update({ ...same, adres: 'Lale Sokak 3' }, jeton)).status).toBe(200);
  });
});
