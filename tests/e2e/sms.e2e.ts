import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMusteri, gunOf } from './support/kayitlar.ts';
import { addressOf, holdBack, keepPicture, PHONE, setUpPanel, toldOn } from './support/panel.ts';
import { useSaatliSunucu } from './support/saatli-sunucu.ts';
import { type Kisi, openSalon, send } from './support/salon.ts';

const BUGUN = gunOf();
const OGLE = new Date(`${BUGUN}T12:00:00+03:00`);
const GECE = new Date(`${BUGUN}T23:30:00+03:00`);
const { open } = setUpPanel();
const sunucu = useSaatliSunucu(OGLE);

type Gelen = { telefon: string; mesaj: string };
type Kampanya = { kisi: Kisi; musteriID: number; page: Page; metin: string };

/** Sends a campaign to four, of whom one has agreed, at a moment by the screen of the desk; `told` are the texts before it is sent. */
async function sendKampanya(an: Date, { ekran, context, told = [] }: { ekran: string; context: BrowserContextOptions; told?: string[] }): Promise<Kampanya> {
  await sunucu.setMoment(an);
  const kisi = await openSalon({ sunucu });
  const idler = [await addMusteri(kisi), await addMusteri(kisi), await addMusteri(kisi), await addMusteri(kisi)];
  await send(iletiIzniCalls.save, { body: { musteriID: idler[0]!, kanal: 'sms', izin: 'onay' } }, kisi);
  await send(iletiIzniCalls.save, { body: { musteriID: idler[1]!, kanal: 'sms', izin: 'ret' } }, kisi);
  // The longest hours that the law allows, on whatever weekday the test runs.
  await send(smsCalls.updateAyar, { body: { id: 1, ticariBaslangic: '08:00', ticariBitis: '22:00', kapaliGunler: [] } }, kisi);

  const page = await open({ kisi, path: '/sms-raporlari', context, saat: an });
  const tellAccount = await holdBack(page, '**/api/sms/durum*');
  await page.goto(addressOf('/sms-gonder'));
  const metin = `Bu hafta indirim ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Mesaj' }).first().fill(metin);
  await page.getByText('4 kişi seçildi').waitFor();
  await page.getByRole('link', { name: 'Satışlar' }).first().click();
  await page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' }).getByRole('button', { name: 'Vazgeç' }).click();
  // Until the account has been read, neither the time nor the cost is known.
  const gonder = page.getByRole('button', { name: '1 kişiye gönder' });
  expect(await gonder.isDisabled()).toBe(true);
  tellAccount();
  await gonder.click();
  for (const text of [...told, '3 kişiye izin ya da numara olmadığı için gitmeyecek.']) await page.getByText(text).waitFor();
  await keepPicture(page, `sms-gonder-onay-${ekran}`);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await page.getByText('3 tutuldu').waitFor();
  await keepPicture(page, `sms-gonder-tutulan-${ekran}`);
  return { kisi, musteriID: idler[0]!, page, metin };
}

test.each(toldOn('phone'))('a campaign goes to who has agreed, holds three back, and is refused by the link of its text (%s)', async (ekran, context) => {
  const { kisi, musteriID, metin } = await sendKampanya(OGLE, { ekran, context });
  const gelen = async () => ((await (await fetch(`${sunucu.smsUrl}/mesajlar`)).json()) as Gelen[]).find(({ mesaj }) => mesaj.includes(metin));
  await expect.poll(gelen).toBeDefined();
  const [, kod] = /Ret: \S+\/r\/r#([A-Z2-9]{9})$/.exec((await gelen())!.mesaj)!;
  const ret = await open({ adres: `/r/r#${kod}`, sunucu, context: PHONE });
  await ret.getByRole('button', { name: 'Mesajları durdur' }).click();
  await ret.getByText('Mesajlar durduruldu').waitFor();
  const { liste } = await send(iletiIzniCalls.list, { params: { id: musteriID } }, kisi);
  expect(liste.filter(({ sonMu }) => sonMu).map(({ izin, kaynak }) => [izin, kaynak])).toEqual([['ret', 'baglanti'], ['ret', 'baglanti'], ['ret', 'baglanti']]);
});

test.each(toldOn('wide'))('a campaign of the night says that it waits for the morning, and does (%s)', async (ekran, context) => {
  const sabah = `${gunOf(1).split('-').toReversed().join('.')} 08:00`;
  const { kisi, musteriID, metin } = await sendKampanya(GECE, { ekran: `gece-${ekran}`, context, told: [`${sabah}, 1 kontör. Seçilen saatte kampanya gönderilmez; bu mesajlar o saate kadar bekler.`] });
  const gonderim = async () => (await send(smsCalls.gonderilenler, { query: {} }, kisi)).liste.at(-1);
  await expect.poll(gonderim).toMatchObject({ toplam: 4, tutulan: 3, bekleyen: 1, giden: 0 });
  // An informing message does not wait: it is queued behind the campaign, which the line has passed by then.
  await send(smsCalls.gonder, { body: { mesaj: `Bilgi ${metin}`, tur: 'bilgi', gonderilecekler: [{ musteriID }] } as never }, kisi);
  const gelenler = async () => ((await (await fetch(`${sunucu.smsUrl}/mesajlar`)).json()) as Gelen[]).filter(({ mesaj }) => mesaj.includes(metin));
  await expect.poll(async () => (await gelenler()).length).toBe(1);
  expect(await gelenler()).toMatchObject([{ mesaj: `Bilgi ${metin}` }]);
  expect(await gonderim()).toMatchObject({ bekleyen: 1, giden: 0 });
});
