import { authCalls } from '@defter/contract/auth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldOf, typeKod } from './support/alan.ts';
import { expectPath, setUpPanel } from './support/panel.ts';
import { addPersonel } from './support/kayitlar.ts';
import { openSalon, readKod, send } from './support/salon.ts';

const { open } = setUpPanel();
const YENI = 'Begonya-41-Lale';

async function signIn(page: Page, kullaniciAdi: string, parola: string): Promise<void> {
  await page.getByLabel('Kullanıcı adı, cep telefonu veya e-posta').fill(kullaniciAdi);
  await page.getByLabel('Parola', { exact: true }).fill(parola);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

test('a wrong password is told without saying which of the two is wrong; who forgot it proves the mobile by a code and sets another', async () => {
  // Not the owner, who has just got a code and has to wait for the next one.
  const { oturum, ip } = await addPersonel(await openSalon(), []);
  const telefon = oturum.cepTelefonu!;
  const page = await open({ path: '/login', expected: [/400|401|422/] });
  for (const kim of [telefon, 'kimse@ornek.test']) {
    await signIn(page, kim, 'yanlış parola');
    await page.getByRole('alert').filter({ hasText: 'Kullanıcı adı veya parola hatalı.' }).first().waitFor();
    await page.reload();
  }
  await expectPath(page, '/login');
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await page.getByRole('heading', { name: 'Parolanızı yenileyin' }).waitFor();
  await page.getByLabel('Cep telefonu').fill(telefon.slice(3));
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await typeKod(page, '000000');
  await page.getByText('Kod hatalı veya daha önce kullanılmış.').waitFor();
  await typeKod(page, await readKod(telefon));
  await fieldOf(page, 'Yeni parola').fill(YENI);
  await fieldOf(page, 'Yeni parola (tekrar)').fill('başka');
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
  await page.getByText('Parolalar aynı değil.').waitFor();
  await fieldOf(page, 'Yeni parola (tekrar)').fill(YENI);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
  await page.getByText('Parolanız değişti.').waitFor();
  await expectPath(page, '/login');

  await signIn(page, telefon, YENI);
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  await expect(send(authCalls.validateToken, {}, { oturum, ip })).rejects.toThrow('tokenGecersiz');
});

test('the own sessions are listed, and another one is ended', async () => {
  const kisi = await openSalon();
  const body = { kullaniciAdi: kisi.oturum.cepTelefonu!, parola: kisi.parola };
  const elsewhere = { ...kisi, oturum: await send(authCalls.giris, { body }, kisi) };
  const page = await open({ kisi, path: '/hesap?bolum=oturumlar', expected: [/401.*(oturumlar|olaylar)/] });
  await page.getByText('Bu cihaz').waitFor();
  await page.getByRole('button', { name: 'Oturumu kapat' }).click();
  await page.getByText('Oturum kapatıldı.').waitFor();
  await page.getByRole('button', { name: 'Oturumu kapat' }).waitFor({ state: 'hidden' });
  await expect(send(authCalls.validateToken, {}, elsewhere)).rejects.toThrow('tokenGecersiz');

  await page.getByRole('button', { name: 'Bütün cihazlardan çık' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bütün cihazlardan çık' }).click();
  await page.getByRole('heading', { name: 'Giriş yapın' }).waitFor();
});
