import { satisCalls } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addTaksitliSatis } from './support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a sale in six instalments: equal at first, one moved by hand, the sum always exact', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi);
  const page = await open({ kisi, path: `/satis?musteri=${musteriID}` });
  await page.getByRole('button', { name: /^Cilt bakımı/ }).first().click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await sepet.getByRole('textbox', { name: 'Nakit tutarı' }).fill('50');
  // The fields come where the button was, near the lower edge of the cart.
  await sepet.getByRole('button', { name: 'Kalanı taksitlendir' }).press('Enter');
  const plan = sepet.getByRole('group', { name: 'Taksitler' });
  await expect.poll(() => plan.getByRole('textbox', { name: 'Taksit', exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
  await plan.getByRole('textbox', { name: 'Taksit', exact: true }).fill('6');
  await expect.poll(() => plan.getByRole('listitem').count()).toBe(6);
  await plan.getByRole('textbox', { name: '1. taksidin tutarı' }).fill('300');
  await plan.getByText('Taksitler 100,00 ₺ fazla.').waitFor();
  await keepPicture(page, 'satis-taksit');
  await plan.getByRole('textbox', { name: '6. taksidin tutarı' }).fill('100');
  await expect.poll(() => plan.getByText('fazla').count()).toBe(0);
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await page.getByText('Satış 1 kaydedildi').waitFor();
  await expect.poll(() => page.getByRole('table', { name: 'Taksitler' }).getByRole('row').count()).toBe(7);
  const { liste } = await send(satisCalls.list, {}, kisi);
  const { satis } = await send(satisCalls.get, { params: { id: liste[0]!.id } }, kisi);
  expect(satis.taksitler.map(({ tutar }) => tutar)).toEqual([300, 200, 200, 200, 200, 100]);
});

test.each(toldOn('phone'))('a late instalment is collected from the list and leaves it: %s', async (ad, context) => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addTaksitliSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi, path: '/taksitler?durum=gecikti', context });
  await page.getByText('20 gün geçti').waitFor();
  await keepPicture(page, `taksitler-${ad}`);
  await page.getByRole('button', { name: 'Ayşe Kaya: tahsil et' }).click();
  const panel = page.getByRole('dialog', { name: 'Tahsilat' });
  // The rest of that instalment, and not the whole debt.
  expect(await panel.getByRole('textbox', { name: 'Tutar' }).inputValue()).toBe('300,00');
  await panel.getByRole('checkbox', { name: 'Makbuz ver' }).check();
  await panel.getByRole('button', { name: 'Tahsil et' }).click();
  await page.getByText('300,00 ₺ alındı.').waitFor();
  await keepPicture(page, `tahsilat-alindi-${ad}`);
  await page.getByRole('button', { name: 'Kapat' }).last().click();
  await expect.poll(() => page.getByText('20 gün geçti').count()).toBe(0);
  await page.goto(addressOf(`/musteriler/${musteriID}?sekme=odemeler`));
  await page.getByRole('table', { name: 'Hesap hareketleri' }).getByText(/^800,00 ₺$/).first().waitFor();
  await keepPicture(page, `musteri-odemeler-${ad}`);
});

test('a change of a plan that another desk has changed meanwhile is refused, and can go on from the newest plan', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  const { id: satisID } = await addTaksitliSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi, path: `/satis/${satisID}`, expected: [/409/] });
  const oku = async () => (await send(satisCalls.get, { params: { id: satisID } }, kisi)).satis;
  const baskasi = async () => {
    const { surum, taksitler } = await oku();
    await send(taksitCalls.ertele, { body: { satisID, surum, taksitIDler: [taksitler.at(-1)!.id], ay: 1 } }, kisi);
  };
  const kapat = page.getByRole('button', { name: 'Erken kapat' });

  await page.getByRole('checkbox', { name: '1. taksidi seç' }).check();
  await page.getByRole('button', { name: 'Ertele', exact: true }).click();
  const ertele = page.getByRole('dialog', { name: /ertele/i });
  await ertele.getByLabel(/^Neden/).fill('Maaş günü');
  await baskasi();
  const alarm = page.getByRole('alert').filter({ hasText: 'değiştir' });
  await ertele.getByRole('button', { name: 'Ertele' }).click();
  await alarm.waitFor();
  await ertele.getByText(formatTarih((await oku()).taksitler.at(-1)!.tarih)).waitFor();
  await ertele.getByRole('button', { name: 'Ertele' }).click();
  await ertele.waitFor({ state: 'detached' });

  await kapat.click();
  const panel = page.getByRole('dialog', { name: 'Taksitleri kapat' });
  await panel.getByLabel(/^Neden/).fill('Peşin ödedi');
  await baskasi();
  const ode = panel.getByRole('button', { name: /tahsil et/ });
  await ode.click();
  await alarm.waitFor();
  await expect.poll(() => page.getByText('Taksit ertelendi').count()).toBe(3);
  await ode.click();
  await panel.waitFor({ state: 'detached' });
  expect((await oku()).taksitler.every(({ kalan }) => kalan === 0)).toBe(true);
});
