import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { addDays, startOfMonth } from '@defter/rules/tarih.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri, addPersonel, gunOf } from './support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { type Kisi, openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();
const GECEN_AY = startOfMonth(addDays(startOfMonth(gunOf()), -1));

/** A salon that sold something last month, half of it paid. */
async function openSatan() {
  const kisi = await openSalon();
  const [altUrunID, musteriID] = [await addHizmet(kisi), await addMusteri(kisi)];
  const odemeler = [{ odemeSekliID: 1, tutar: 600, tarih: GECEN_AY }];
  await send(satisCalls.create, { body: { musteriID, tarih: GECEN_AY, icerikler: [{ altUrunID }], odemeler } }, kisi);
  return kisi;
}

const addKural = (kisi: Kisi) => send(primCalls.create, { body: { adi: 'Hizmet primi', esas: 'tahsil', tur: 'oran', oran: 12.5, baslangic: GECEN_AY } }, kisi);

test('a rule is written, with steps as well, and says itself in short', async () => {
  const kisi = await openSatan();
  const page = await open({ kisi, path: '/prim?sekme=kurallar' });
  await page.getByText('Henüz prim kuralı yok').waitFor();
  await page.getByRole('button', { name: 'Kural ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Kural ekle' });
  await fieldOf(form, 'Kuralın adı').fill('Hizmet primi');
  await form.getByLabel('Nasıl').click();
  await page.getByRole('option', { name: 'Basamaklı yüzde' }).click();
  await fieldOf(form, 'Yüzde').fill('5');
  await form.getByRole('button', { name: 'Basamak ekle' }).click();
  await form.getByLabel('Bu tutardan sonra').last().fill('50000');
  await form.getByLabel(/^Yüzde/).last().fill('8');
  await keepPicture(page, 'prim-basamaklari');
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('listitem').filter({ hasText: 'Hizmet primi' }).getByText('%5 – %8 basamaklı, tahsil edilenden').waitFor();
  expect((await send(primCalls.kurallar, {}, kisi)).liste).toMatchObject([{ basamaklar: [{ alt: 0, oran: 5 }, { alt: 50_000, oran: 8 }] }]);
  await keepPicture(page, 'prim-kurallari');
});

test('other rules are tried over the last months, and nothing of it is saved; a month is looked into and closed into the account', async () => {
  const kisi = await openSatan();
  await addKural(kisi);
  const page = await open({ kisi, path: '/prim?sekme=deneme' });
  await page.getByRole('button', { name: /Hizmet primi/ }).click();
  const form = page.getByRole('dialog', { name: 'Prim kuralı' });
  await fieldOf(form, 'Yüzde').fill('20');
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('button', { name: 'Hesapla' }).click();
  await page.getByRole('row', { name: /75,00 ₺.*120,00 ₺/ }).first().waitFor();
  await keepPicture(page, 'prim-deneme');
  expect((await send(primCalls.kurallar, {}, kisi)).liste).toMatchObject([{ oran: 12.5 }]);

  await page.goto(addressOf('/prim'));
  await page.getByRole('button', { name: 'Önceki ay' }).click();
  await page.getByRole('table').getByText('75,00 ₺').waitFor();
  await keepPicture(page, 'prim');
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('cell', { name: 'Hizmet primi' }).waitFor();
  await keepPicture(page, 'prim-satirlari');
  await page.getByRole('button', { name: 'Ayı kapat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ayı kapat' }).click();
  await page.getByText('Kapandı', { exact: true }).waitFor();
  expect(await send(personelCariCalls.list, { params: { id: kisi.oturum.id } }, kisi)).toMatchObject({ bakiye: 75, liste: [{ primAyi: GECEN_AY }] });
});

test.each(toldOn('phone'))('a colleague sees their own month below Hesabım, with the sessions that they performed: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const [altUrunID, musteriID] = [await addHizmet(kisi), await addMusteri(kisi)];
  const uzman = await addPersonel(kisi, ['randevuGoruntule']);
  await send(primCalls.create, { body: { adi: 'Yapılan hizmet', esas: 'yapilan', tur: 'oran', oran: 10, baslangic: GECEN_AY } }, kisi);
  await send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ id: 0, altUrunID, miktar: 5 }], odemeler: [] } }, kisi);
  await send(seansDusCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID, uygulayanPersonelID: uzman.oturum.id }], odemeler: [] } }, kisi);
  await send(seansDusCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID, uygulayanPersonelID: kisi.oturum.id }], odemeler: [] } }, kisi);
  const page = await open({ kisi: uzman, path: '/hesap?bolum=prim', context, tema });
  await page.getByRole('tab', { name: 'Primim' }).waitFor();
  await page.getByText('125,00 ₺').first().waitFor();
  expect(await page.getByText('Cilt bakımı').count()).toBe(1);
  await keepPicture(page, `hesap-prim-${ad}`);
});
