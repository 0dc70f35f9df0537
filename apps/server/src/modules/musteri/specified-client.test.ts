import type { AnyCall } from '@defter/contract/call.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { buildTanim } from '../../../test/build-tanim.ts';
import { useServer } from '../../../test/server.ts';

/* What a client sends that knows only the specification (spec 1§3, 1§7). */

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});
const send = async (call: 'create' | 'update' | 'remove' | 'createFromRandevu', body: object) => (await server.send(musteriCalls[call] as AnyCall, { body }, bayi)) as unknown as { status: number; id: number };
const cardOf = async (id: number) => (await server.mustSend(musteriCalls.get, { params: { id } }, bayi)).musteri;

/** Every id of a customer who is nobody's yet, as such a form begins. */
const SIFIRLAR = { id: 0, grupID: 0, turID: 0, kayitEdenPersonelID: 0, ilID: 0, ilceID: 0, firmaTipiID: 0, medeniHali: 0, bayiMusteriID: 0, uyrukID: 0 };

it('reads 0 as none wherever a number names something', async () => {
  const digerBilgiler = { meslekID: 0, neredenDuydunuzID: 0, tavsiyeEdenID: 0, ozelDurumID: 0, hastaTuruID: 0 };
  const { id, status } = await send('create', { musteri: { ...SIFIRLAR, ad: 'Zehra', soyad: 'Ak', cinsiyet: 0 }, digerBilgiler });
  expect(status).toBe(200);
  const bos = { ilID: null, ilceID: null, firmaTipiID: null, medeniHali: null, bayiMusteriID: null, uyrukID: null };
  expect(await cardOf(id)).toMatchObject({ ...bos, grupID: 1, turID: 1, cinsiyet: 0 });
  await send('update', { musteri: { id, medeniHali: 2, firmaTipiID: 1, turID: 2 } });
  expect(await send('update', { musteri: { ...SIFIRLAR, id } })).toMatchObject({ status: 200 });
  expect(await cardOf(id)).toMatchObject({ ...bos, grupID: 1, turID: 1, ad: 'Zehra' });
});

it('takes an address without a title, which is ours', async () => {
  const { id } = await send('create', { musteri: { ad: 'Zehra' }, adresler: [{ id: 0, adres: 'Moda Cd. 1', ilID: 34, ilceID: 1421 }] });
  const [adres] = (await cardOf(id)).adresler;
  expect(adres).toMatchObject({ baslik: 'Adres', adres: 'Moda Cd. 1', ilID: 34 });
  await send('update', { musteri: { id }, adresler: [{ id: adres!.id, baslik: 'Ev' }] });
  await send('update', { musteri: { id }, adresler: [{ id: adres!.id, adres: 'Moda Cd. 2' }] });
  expect((await cardOf(id)).adresler).toMatchObject([{ id: adres!.id, baslik: 'Ev', adres: 'Moda Cd. 2' }]);
});

it('adds one from an appointment in the form of a customer too', async () => {
  const telefon = buildTelefon();
  const { id } = await send('createFromRandevu', {
    musteri: { id: 0, ad: 'Nehir', soyad: 'Ay', email: 'nehir@ornek.test' },
    digerBilgiler: { neredenDuydunuzID: 1 },
    musteriTelefon: [{ id: 0, telefon }],
    adresler: [{ id: 0, adres: 'Moda Cd. 1' }],
  });
  expect(await cardOf(id)).toMatchObject({ ad: 'Nehir', soyad: 'Ay', email: 'nehir@ornek.test', telefonlar: [{ telefon }], adresler: [{ adres: 'Moda Cd. 1' }] });
});

it('deactivates one who is named in the form of a customer', async () => {
  const { id } = await send('create', { musteri: { ad: 'Zehra' } });
  expect(await send('remove', { musteri: { id, ad: 'Zehra' } })).toMatchObject({ status: 200, id });
  expect((await cardOf(id)).aktifMi).toBe(false);
});

it('takes no row of a form that nobody has filled', async () => {
  const rows = { adresler: [{ id: 0, adres: '', ilID: 0, ilceID: '' }], musteriTelefon: [{ id: '', telefon: '' }] };
  const { id, status } = await send('create', { musteri: { ad: 'Zehra' }, ...rows });
  expect(status).toBe(200);
  const telefon = buildTelefon();
  expect(await send('update', { musteri: { id }, adresler: [{ id: 0, adres: 'Moda Cd. 1' }, ...rows.adresler], musteriTelefon: [{ id: 0, telefon }, ...rows.musteriTelefon, ...rows.musteriTelefon] })).toMatchObject({ status: 200 });
  const filled = { adresler: [{ adres: 'Moda Cd. 1' }], telefonlar: [{ telefon }] };
  expect(await cardOf(id)).toMatchObject(filled);
  // A list is cleared by sending it empty, and not by a form that shows none of it.
  expect(await send('update', { musteri: { id }, ...rows })).toMatchObject({ status: 200 });
  expect(await cardOf(id)).toMatchObject(filled);
  expect(await send('update', { musteri: { id }, musteriTelefon: '' })).toMatchObject({ status: 200 });
  expect(await cardOf(id)).toMatchObject({ ...filled, telefonlar: [] });
  expect(await send('create', { musteri: { ad: 'Zehra' }, adresler: [{ id: 0, adres: '', ilID: 34 }] })).toMatchObject({ status: 422, alanlar: { 'adresler.0.adres': 'zorunluAlan' } });
  // A refusal names the row that was sent there.
  expect(await send('create', { musteri: { ad: 'Zehra' }, musteriTelefon: [...rows.musteriTelefon, { id: 0, telefon: 'yok' }] })).toMatchObject({ status: 422, alanlar: { 'musteriTelefon.1.telefon': 'telefonGecersiz' } });
});

it('knows men by 0 and women by whatever else', async () => {
  const sent = async (cinsiyet: unknown) => (await cardOf((await send('create', { musteri: { ad: 'Zehra', cinsiyet } })).id)).cinsiyet;
  expect([await sent('0'), await sent(1), await sent('2'), await sent('')]).toEqual([0, 1, 1, null]);
});

it('asks for those in use by the name that the rows have', async () => {
  const { id } = await send('create', { musteri: { ad: 'Zehra' } });
  await send('create', { musteri: { ad: 'Ayşe' } });
  await send('remove', { musteri: { id, ad: 'Zehra' } });
  const adlar = async (query: string) => ((await server.app.inject({ method: 'GET', url: `/api/musteri?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { liste: { ad: string }[] }).liste.map(({ ad }) => ad);
  expect([await adlar('aktifMi=true'), await adlar('aktifMi=0'), await adlar('aktifMi='), await adlar('durum=passive')]).toEqual([['Ayşe'], ['Zehra'], ['Ayşe', 'Zehra'], ['Zehra']]);
});

it('looks for customers by the names that their rows have for what they are called', async () => {
  const telefon = buildTelefon();
  await send('create', { musteri: { ad: 'Zehra', soyad: 'Ak', dosyaNo: 'D-17' }, musteriTelefon: [{ telefon }] });
  await send('create', { musteri: { ad: 'Ayşe', soyad: 'Kara' } });
  const adlar = async (query: string) => ((await server.app.inject({ method: 'GET', url: `/api/musteri?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { liste: { ad: string }[] }).liste.map(({ ad }) => ad);
  for (const query of ['adSoyad=zehra%20ak', 'ad=Zehra', 'Soyad=Ak', `telefon=${encodeURIComponent(telefon)}`, 'dosyaNo=D-17', 'adi=Zehra']) expect([query, await adlar(query)]).toEqual([query, ['Zehra']]);
  expect([await adlar('adSoyad='), await adlar('ad=Yok')]).toEqual([['Ayşe', 'Zehra'], []]);
});

it('asks for customers by each id that their rows name, and for one of them', async () => {
  const { id: meslekID } = await buildTanim(server, bayi, 'meslek');
  const { id } = await send('create', { musteri: { ad: 'Zehra', turID: 2, firmaTipiID: 1, ilID: 34, ilceID: 1421 }, digerBilgiler: { meslekID, neredenDuydunuzID: 1 } });
  await send('create', { musteri: { ad: 'Ayşe' }, digerBilgiler: { tavsiyeEdenID: id } });
  const adlar = async (query: string) => ((await server.app.inject({ method: 'GET', url: `/api/musteri?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { liste: { ad: string }[] }).liste.map(({ ad }) => ad);
  for (const query of ['turID=2', 'firmaTipiID=1', 'ilID=34', 'ilceID=1421', `meslekID=${meslekID}`, 'NeredenDuydunuzID=1', `id=${id}`, `MusteriID=${id}`]) expect([query, await adlar(query)]).toEqual([query, ['Zehra']]);
  expect([await adlar(`tavsiyeEdenID=${id}`), await adlar('turID=0'), await adlar('uyrukID=1'), await adlar(`kayitEdenPersonelID=${bayi.personelID}&grupID=1`)]).toEqual([['Ayşe'], ['Ayşe', 'Zehra'], [], ['Ayşe', 'Zehra']]);
});
