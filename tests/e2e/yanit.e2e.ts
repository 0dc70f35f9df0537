import { randevuCalls } from '@defter/contract/randevu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { wpCalls } from '@defter/contract/wp.ts';
import { expect, inject, test } from 'vitest';
import { faultsOf } from './support/ekranlar.ts';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from './support/kayitlar.ts';
import { boxOf, holdBack, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { type Kisi, openSalon, readSms, send } from './support/salon.ts';

const { open } = setUpPanel();
const SIR = 'uygulama-sirri';

/** Lets WhatsApp tell of replies. */
async function addWhatsapp(kisi: Kisi): Promise<(telefon: string, yazilan: string | { ek: 'image' }) => Promise<void>> {
  await send(wpCalls.saveAyar, { body: { id: 0, kullaniciAdi: '1001', parola: 'jeton', entegrasyonID: '2002', uygulamaSirri: SIR } }, kisi);
  const { ayar } = await send(wpCalls.ayar, {}, kisi);
  const adres = `${inject('panelUrl')}${new URL(ayar!.bildirimAdresi!).pathname}`;
  return async (telefon, yazilan) => {
    const mesaj = { telefon, id: `wamid.${crypto.randomUUID()}`, ...(typeof yazilan === 'string' ? { metin: yazilan } : { metin: '', ek: yazilan.ek }) };
    const response = await fetch(`${inject('whatsappUrl')}/yanit`, { method: 'POST', body: JSON.stringify({ adres, sir: SIR, ...mesaj }) });
    expect(response.status).toBe(200);
  };
}

/** The WhatsApp messages to a number, the newest first. */
async function whatsappTo(telefon: string): Promise<string[]> {
  const mesajlar = (await (await fetch(`${inject('whatsappUrl')}/mesajlar`)).json()) as { telefon: string; metin: string }[];
  return mesajlar.filter((mesaj) => mesaj.telefon === telefon).map(({ metin }) => metin);
}

/** A customer with an appointment tomorrow, of which a text has told. */
async function addSorulan(kisi: Kisi, ad: [string, string], saat: string) {
  const musteriID = await addMusteri(kisi, ad);
  const [sutunID] = await addSutunlar(kisi);
  const randevuID = await addRandevu(kisi, { musteriID, sutunID: sutunID!, saat, bitis: saat.replace(':00', ':30'), altUrunID: await addHizmet(kisi, { adi: `Bakım ${saat}` }) });
  const { musteri } = await send(musteriCalls.get, { params: { id: musteriID } }, kisi);
  const { telefon } = musteri.telefonlar[0]!;
  await send(randevuCalls.smsGonder, { body: { id: randevuID } }, kisi);
  await readSms(telefon, /randevu/i);
  return { musteriID, randevuID, telefon };
}

const durumlar = async (kisi: Kisi) => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste.map(({ randevuDurumu }) => randevuDurumu);

test.each(toldOn('phone'))('a yes confirms, a no asks the desk, and both stand in one inbox (%s)', async (name, context, tema) => {
  const kisi = await openSalon();
  const reply = await addWhatsapp(kisi);
  const gelen = await addSorulan(kisi, ['Ayşe', 'Kaya'], '10:00');
  const gelmeyen = await addSorulan(kisi, ['Zeynep', 'Ak'], '12:00');
  const page = await open({ kisi, path: '/', context, tema });
  await page.getByRole('heading', { level: 1 }).waitFor();

  await reply(gelen.telefon, 'Evet.');
  await expect.poll(() => durumlar(kisi)).toEqual(['O', 'B']);
  await page.getByRole('link', { name: 'Gelen mesajlar, 1 okunmamış' }).waitFor();
  await reply(gelmeyen.telefon, 'İPTAL');
  // Nothing is cancelled automatically.
  const bekleyen = page.getByRole('region', { name: 'Yanıtınızı bekleyenler' });
  await bekleyen.getByText('“İPTAL”').waitFor();
  await keepPicture(page, `yanit-bugun-${name}`);
  expect(await faultsOf(page)).toEqual([]);
  expect(await durumlar(kisi)).toEqual(['O', 'B']);

  // The waiting answers stand above the rest of the work, which does not slip down when they come.
  const tell = await holdBack(page, '**/api/sms/yanit-bekleyenler');
  await page.reload();
  await page.getByRole('region', { name: 'Randevular', exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Bugünün kasası' }).count()).toBe(0);
  tell();
  await page.getByRole('region', { name: 'Bugünün kasası' }).waitFor();
  await bekleyen.getByRole('button', { name: 'Zeynep Ak: randevuyu iptal et' }).click();
  await bekleyen.waitFor({ state: 'detached' });
  expect(await durumlar(kisi)).toEqual(['O', 'I']);

  await page.getByRole('link', { name: 'Gelen mesajlar, 1 okunmamış' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gelen mesajlar' }).waitFor();
  await page.getByText('Evet.').waitFor();
  await keepPicture(page, `gelen-mesajlar-${name}`);
  await page.goto('/plus/#/gelen-mesajlar?durum=okunmamis');
  await page.getByText('Evet.').click();
  const yazisma = page.getByRole('dialog', { name: 'Ayşe Kaya' });
  await yazisma.getByText('Randevuyu onayladı').waitFor();
  await yazisma.getByRole('textbox', { name: 'WhatsApp ile yaz' }).fill('Teşekkürler, görüşmek üzere');
  await keepPicture(page, `yazisma-${name}`);
  await page.keyboard.press('Escape');
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await soru.waitFor({ state: 'hidden' });
  await yazisma.getByRole('button', { name: 'Gönder' }).click();
  await expect.poll(() => whatsappTo(gelen.telefon)).toEqual(['Teşekkürler, görüşmek üzere']);
  await yazisma.getByText('Teşekkürler, görüşmek üzere').waitFor();
  // Answering marks the conversation as read. It leaves the unread ones, but keeps its open panel.
  await page.getByRole('link', { name: /^Gelen mesajlar, / }).waitFor({ state: 'detached' });
  await page.getByText('Evet.').and(page.locator('main *')).waitFor({ state: 'detached' });
  expect(await yazisma.count()).toBe(1);

  await page.goto(`/plus/#/musteriler/${gelmeyen.musteriID}?sekme=mesajlar`);
  await page.getByText('Randevu iptal edildi').waitFor();
  await keepPicture(page, `musteri-mesajlar-${name}`);
  expect(await faultsOf(page)).toEqual([]);
});

test('a long address in a message leaves its time in sight', async () => {
  const kisi = await openSalon();
  const reply = await addWhatsapp(kisi);
  await reply('+905551112233', `https://ornek.test/${'a'.repeat(1000)}`);
  const page = await open({ kisi, path: '/gelen-mesajlar' });
  const zaman = page.getByRole('columnheader', { name: 'Zaman' });
  const { x, width } = await boxOf(zaman);
  expect(x + width).toBeLessThanOrEqual(1366);
  expect(await zaman.evaluate((cell) => cell.closest('table')!.scrollWidth - cell.closest('table')!.parentElement!.clientWidth)).toBeLessThanOrEqual(0);
});

test('who writes and is no customer becomes one from the conversation, and a picture without words is told of', async () => {
  const kisi = await openSalon();
  const reply = await addWhatsapp(kisi);
  await reply('+905551112244', { ek: 'image' });
  const page = await open({ kisi, path: '/gelen-mesajlar' });
  await page.getByText('Resim, ses ya da dosya gönderdi').click();
  const yazisma = page.getByRole('dialog', { name: 'Yazışma' });
  await yazisma.getByText('Resim, ses ya da dosya gönderdi').waitFor();
  await yazisma.getByRole('button', { name: 'Müşteri olarak ekle' }).click();
  await expect.poll(() => yazisma.getByRole('textbox', { name: /^Telefon/ }).inputValue()).toContain('555');
  const ad = yazisma.getByRole('textbox', { name: /^Ad / });
  await ad.fill('Derya Tunç');
  await keepPicture(page, 'yazisma-musteri');
  await ad.press('Enter');
  await page.getByRole('dialog', { name: 'Derya Tunç' }).waitFor();
  await page.getByRole('row', { name: /^Derya Tunç/ }).waitFor();
  const { liste } = await send(musteriCalls.list, { query: { ara: 'Derya' } }, kisi);
  expect(liste).toMatchObject([{ adSoyad: 'Derya Tunç', telefon: '+905551112244' }]);
});
