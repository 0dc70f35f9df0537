import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { expect, inject, test } from 'vitest';
import { addMusteri } from './support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel, WIDE } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

const isNight = () => {
  const saat = Number(new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', hourCycle: 'h23' }).format());
  return saat < 8 || saat >= 22;
};

type Gelen = { telefon: string; mesaj: string };

test.each([['wide', WIDE], ['phone', PHONE]])('a campaign goes to who has agreed, holds three back, and is refused by the link of its text (%s)', async (ekran, context) => {
  const kisi = await openSalon();
  const idler = [await addMusteri(kisi), await addMusteri(kisi), await addMusteri(kisi), await addMusteri(kisi)];
  await send(iletiIzniCalls.save, { body: { musteriID: idler[0]!, kanal: 'sms', izin: 'onay' } }, kisi);
  await send(iletiIzniCalls.save, { body: { musteriID: idler[1]!, kanal: 'sms', izin: 'ret' } }, kisi);
  // It has to leave at whatever hour the test runs: the law leaves only the night out.
  await send(smsCalls.updateAyar, { body: { id: 1, ticariBaslangic: '08:00', ticariBitis: '22:00', kapaliGunler: [] } }, kisi);

  const page = await open({ kisi, path: '/sms-gonder', context });
  const metin = `Bu hafta indirim ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Mesaj' }).first().fill(metin);
  await page.getByText('4 kişi seçildi').waitFor();
  await page.getByRole('button', { name: '1 kişiye gönder' }).click();
  await page.getByText('3 kişiye izin ya da numara olmadığı için gitmeyecek.').waitFor();
  if (isNight()) await page.getByText('Ticari mesajlar 08:00–22:00 arasında gider; bunlar o saati bekler.').waitFor();
  await keepPicture(page, `sms-gonder-onay-${ekran}`);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await page.getByText('3 tutuldu').waitFor();
  await keepPicture(page, `sms-gonder-tutulan-${ekran}`);

  // At night the law lets nothing out: there it waits for the morning, and no link can be followed yet.
  if (isNight()) {
    expect((await send(smsCalls.gonderilenler, { query: {} }, kisi)).liste).toMatchObject([{ toplam: 4, bekleyen: 1 }]);
    return;
  }
  const gelen = async () => ((await (await fetch(`${inject('smsUrl')}/mesajlar`)).json()) as Gelen[]).find(({ mesaj }) => mesaj.includes(metin));
  await expect.poll(gelen, { timeout: 15_000 }).toBeDefined();
  const [, kod] = /Ret: \S+\/r\/r#([A-Z2-9]{9})$/.exec((await gelen())!.mesaj)!;
  const ret = await open({ adres: `/r/r#${kod}`, context: PHONE });
  await ret.getByRole('button', { name: 'Mesajları durdur' }).click();
  await ret.getByText('Mesajlar durduruldu').waitFor();
  const { liste } = await send(iletiIzniCalls.list, { params: { id: idler[0]! } }, kisi);
  expect(liste.filter(({ sonMu }) => sonMu).map(({ izin, kaynak }) => [izin, kaynak])).toEqual([['ret', 'baglanti'], ['ret', 'baglanti'], ['ret', 'baglanti']]);
});
