import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { faultsOf } from '../support/ekranlar.ts';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { holdBack, keepPicture, PHONE, refuseFor, setUpPanel } from '../support/panel.ts';
import { newTelefon, readSms, send, type Kisi } from '../support/salon.ts';
import { chooseHizmet, openSayfa, typeKisi, typeKod } from './sayfa.ts';

const { open } = setUpPanel();

const takvimOf = async (kisi: Kisi) => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(), bitisTarihi: gunOf(20) } }, kisi)).liste;

test('a customer books, confirms, moves and cancels on a phone', async () => {
  const { kisi, adres } = await openSayfa();
  const page = await open({ adres, context: PHONE });
  await chooseHizmet(page);
  await page.getByRole('button', { name: '15:00' }).click();
  await typeKod(page, await typeKisi(page));
  await page.getByRole('link', { name: 'Randevumu yönet' }).click();
  await page.getByRole('heading', { name: 'Randevularınız' }).waitFor();
  await keepPicture(page, 'sayfa-kendi-360');
  expect(await faultsOf(page)).toEqual([]);

  // Going on at once brings no notice that the appointment has changed: it was only confirmed, which the page has not read yet.
  const letRead = await holdBack(page, '**/randevularim');
  await page.getByRole('button', { name: 'Geleceğim' }).click();
  await page.getByText('Teşekkürler, sizi bekliyoruz.').waitFor();
  await expect.poll(async () => (await takvimOf(kisi)).map(({ randevuDurumu }) => randevuDurumu)).toEqual(['O']);

  // Each button is gone once it is pressed; what has come in its place has the focus.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Zamanını değiştir' }).click();
  await expect.poll(focused).toBe('Ne zaman?');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect.poll(focused).toBe('Randevularınız');
  await page.getByRole('button', { name: 'Zamanını değiştir' }).click();
  await expect.poll(focused).toBe('Ne zaman?');
  await page.goBack();
  await expect.poll(focused).toBe('Randevularınız');
  await page.getByRole('button', { name: 'Zamanını değiştir' }).click();
  await page.getByRole('button', { name: 'Sonraki hafta' }).click();
  await page.getByRole('button', { name: '16:30' }).waitFor();
  letRead();
  await page.getByRole('button', { name: '16:30' }).click();
  await page.getByText('Randevunuzun zamanı değişti.').waitFor();
  expect(await takvimOf(kisi)).toMatchObject([{ baslangicSaat: '16:30', bitisSaat: '17:15' }]);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Takvime ekle' }).click()]);
  expect(file.suggestedFilename()).toBe('randevu.ics');

  await page.getByRole('button', { name: 'İptal et' }).click();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect.poll(focused).toBe('İptal et');
  // Another tab of the same link, in which another time is being chosen meanwhile.
  const ikinci = await open({ adres: new URL(page.url()).pathname + new URL(page.url()).hash, context: PHONE, expected: [/404/] });
  await ikinci.getByRole('button', { name: 'Zamanını değiştir' }).click();
  // Today's hours may be over.
  await ikinci.getByRole('button', { name: 'Sonraki hafta' }).click();
  await ikinci.getByRole('button', { name: '17:00' }).waitFor();
  await page.getByRole('button', { name: 'İptal et' }).click();
  await keepPicture(page, 'sayfa-iptal-360');
  await page.getByRole('button', { name: 'Evet, iptal et' }).click();
  await page.getByText('Bekleyen randevunuz ya da talebiniz yok.').waitFor();
  expect(await takvimOf(kisi)).toMatchObject([{ randevuDurumu: 'I' }]);
  await ikinci.getByRole('button', { name: '17:00' }).click();
  await ikinci.getByText('Randevunuz bu arada değişti. Son hâlini aşağıda görüyorsunuz.').waitFor();
  await ikinci.getByText('Bekleyen randevunuz ya da talebiniz yok.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a customer asks for a time, is offered another by SMS and takes it', async () => {
  const { kisi, adres } = await openSayfa({ talepMi: true });
  const page = await open({ adres, context: PHONE });
  await chooseHizmet(page);
  await page.getByRole('button', { name: '15:00' }).click();
  const telefon = await typeKisi(page);
  await typeKod(page, telefon, 'Talebi gönder');
  await page.getByRole('heading', { name: 'Talebiniz salona iletildi' }).waitFor();
  await page.getByRole('link', { name: 'Randevumu yönet' }).click();
  await page.getByText('Salonun yanıtı bekleniyor.').waitFor();
  const { liste } = await send(randevuTalepCalls.list, {}, kisi);
  const { id, randevuTarihi } = liste[0]!;
  for (const baslangicSaat of ['16:30', '17:00']) {
    await send(randevuTalepCalls.degistir, { body: { id, randevuTarihi, baslangicSaat } }, kisi);
    await page.goto('about:blank');
    await page.goto(await readSms(telefon, /https?:\S+#\S+/));
    const oneri = page.getByRole('group', { name: 'Salon size şu saati öneriyor:' });
    await oneri.getByText(`${baslangicSaat}–`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await keepPicture(page, 'sayfa-oneri-360');
    if (baslangicSaat === '17:00') break;
    await oneri.getByRole('button', { name: 'Bana uymuyor' }).click();
    await page.getByText('Salona bildirdik').waitFor();
    expect((await send(randevuTalepCalls.list, {}, kisi)).liste).toMatchObject([{ durum: 'yeni', reddedilenOneri: `${randevuTarihi} 16:30` }]);
  }
  // The desk gives it to others; the page says so as soon as somebody looks at it again, and takes that back once it is free.
  const musteriID = await addMusteri(kisi);
  const verilenler: number[] = [];
  for (const sutunID of await addSutunlar(kisi)) verilenler.push(await addRandevu(kisi, { musteriID, sutunID, tarih: randevuTarihi, saat: '17:15', bitis: '18:00' }));
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await page.getByText('Bu saat bu arada doldu.').waitFor();
  await page.getByRole('button', { name: 'Başka bir saat istiyorum' }).waitFor();
  expect(await page.getByRole('button', { name: 'Bu saati alıyorum' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await keepPicture(page, 'sayfa-oneri-doldu-360');
  for (const randevuID of verilenler) await send(randevuCalls.remove, { body: { id: randevuID, silmeNedeni: 'Vazgeçti' } }, kisi);
  await look();
  await page.getByRole('button', { name: 'Bu saati alıyorum' }).click();
  await page.getByText('Randevunuz alındı, sizi bekliyoruz.').waitFor();
  await page.getByRole('article', { name: /17:00/ }).waitFor();
  expect(await takvimOf(kisi)).toMatchObject([{ baslangicSaat: '17:00', bitisSaat: '17:45' }]);
});

test('a page that is not there and a link that is not good say so; the link leads to booking', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres: '/r/hic-olmayan', context: PHONE, tema: 'dark', expected: [/404/] });
  await page.getByRole('heading', { name: 'Bu sayfa şu anda kapalı' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await faultsOf(page)).toEqual([]);
  await keepPicture(page, 'sayfa-yok-360');
  await page.goto(`${adres}#${'x'.repeat(43)}`);
  await page.getByText('Bu bağlantı geçerli değil').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Randevu al' }).click();
  await page.getByRole('heading', { name: 'Ne yaptırmak istersiniz?' }).waitFor();
});

test('a customer sees sessions, instalments and balance after the code of the phone; a successful act is told even if the page cannot be read again', async () => {
  const { kisi, adres } = await openSayfa();
  const page = await open({ adres, context: PHONE, expected: [/403/] });
  await chooseHizmet(page);
  await page.getByRole('button', { name: '15:00' }).click();
  await typeKod(page, await typeKisi(page));
  await page.getByRole('link', { name: 'Randevumu yönet' }).waitFor();
  const { musteriID } = (await takvimOf(kisi))[0]!;
  const altUrunID = await addHizmet(kisi, { adi: 'Lazer', fiyat: 1000 });
  const taksitler = [{ tarih: gunOf(10), tutar: 2500 }];
  await send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ id: 0, altUrunID, miktar: 4 }], odemeler: [{ odemeSekliID: 1, tutar: 1500 }], taksitler } }, kisi);
  // The code of the booking has just left: another one waits a minute, so the salon gives the customer's second number.
  const telefon = newTelefon();
  const { musteri } = await send(musteriCalls.get, { params: { id: musteriID } }, kisi);
  await send(musteriCalls.update, { body: { musteri: { ...musteri, id: musteriID }, musteriTelefon: [{ id: musteri.telefonlar[0]!.id, telefon, varsayilanMi: true }] } }, kisi);
  await page.getByRole('link', { name: 'Randevumu yönet' }).click();
  await page.getByRole('button', { name: 'Paketlerim ve hesabım' }).click();
  await page.getByText(`sonu ${telefon.slice(-2)} olan numaranıza`).waitFor();
  await page.getByLabel('Mesajdaki kod').fill(await readSms(telefon, /\b\d{6}\b/));
  await page.getByRole('button', { name: 'Göster', exact: true }).click();
  await page.getByText('Lazer 0/4').waitFor();
  await page.getByText('Salona toplam borcunuz 2.500,00 ₺.').waitFor();
  await keepPicture(page, 'sayfa-hesabim-360');
  expect(await faultsOf(page)).toEqual([]);

  await refuseFor(page, '**/randevularim');
  await page.getByRole('button', { name: 'Geleceğim' }).click();
  await page.getByText('Teşekkürler, sizi bekliyoruz.').waitFor();
  await page.getByText('Buradaki bilgiler eski olabilir.').waitFor();
  await keepPicture(page, 'sayfa-eski-360');
});
