import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from './support/kayitlar.ts';
import { addressOf, holdBack, keepPicture, PHONE, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('phone'))('a visit is closed with a session, the package is frozen, extended and given: %s', async (ad, context) => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  const kizi = await addMusteri(kisi, ['Zeynep', 'Kaya']);
  const program = { adi: '8 seans cilt bakımı', fiyat: 8000, gecerlilikAy: 6, icerikler: [{ id: 0, altUrunID, miktar: 8 }] };
  const { id: menuID } = await send(paketProgramCalls.create, { body: program }, kisi);
  await send(paketSatisCalls.create, { body: { musteriID, menuID, odemeler: [{ odemeSekliID: 1, tutar: 8000 }] } }, kisi);
  const [sutunID] = await addSutunlar(kisi);
  const randevuID = await addRandevu(kisi, { musteriID, sutunID: sutunID!, tarih: gunOf(), saat: '11:00', bitis: '11:45', altUrunID });
  const paketler = async (kim: number) => (await send(seansCalls.paketler, { params: { id: kim } }, kisi)).liste;

  const page = await open({ kisi, path: `/randevular?panel=${randevuID}`, context });
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  const bolum = panel.getByRole('group', { name: 'Paketinden' });
  await bolum.getByText('0/8 kullanıldı, 8 kaldı').waitFor();
  await keepPicture(page, `randevu-paketi-${ad}`);
  await bolum.getByRole('button', { name: 'Paketten düş ve kapat' }).click();
  await page.getByText('Seans düşüldü, randevu kapandı.').waitFor();
  expect(await paketler(musteriID)).toMatchObject([{ kullanilan: 1, kalan: 7 }]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(async () => (await paketler(musteriID))[0]!.kalan).toBe(8);
  await page.locator(`[data-randevu="${randevuID}"][data-durum=G]`).waitFor();
  await page.goto(addressOf(`/randevular?panel=${randevuID}`));
  // By key as well: Enter belongs to the package, and not to the appointment around it.
  await bolum.getByRole('combobox').first().press('Enter');
  await page.getByText('Seans düşüldü, randevu kapandı.').waitFor();

  await page.goto(addressOf(`/musteriler/${musteriID}?sekme=paketler`));
  await page.getByText('Cilt bakımı 1/8', { exact: true }).waitFor();
  const paket = page.getByRole('article', { name: 'Cilt bakımı' });
  await page.goto(addressOf(`/satis?musteri=${musteriID}`));
  await page.getByText('Paketinde var: Cilt bakımı 1/8.').waitFor();
  await keepPicture(page, `satista-seanslar-${ad}`);
  await page.goto(addressOf(`/musteriler/${musteriID}?sekme=paketler`));
  const act = async (islem: string) => {
    await paket.getByRole('button', { name: 'Cilt bakımı paketi için işlemler' }).click();
    await page.getByRole('menuitem', { name: islem }).click();
    return page.getByRole('dialog');
  };
  const dondur = await act('Dondur');
  await dondur.getByRole('textbox', { name: 'Yeniden açılacağı gün' }).fill(formatTarih(gunOf(15)));
  await dondur.getByRole('textbox', { name: 'Nedeni' }).fill('Hamilelik');
  await dondur.getByText('15 gün donuk kalır').waitFor();
  await keepPicture(page, `paket-dondur-${ad}`);
  await dondur.getByRole('button', { name: 'Dondur' }).click();
  await paket.getByText(`Donduruldu, ${formatTarih(gunOf(15))} günü açılır`).waitFor();
  expect(await paket.getByRole('button', { name: 'Seans düş' }).count()).toBe(0);
  await keepPicture(page, `paket-donuk-${ad}`);
  await paket.getByRole('button', { name: 'Cilt bakımı paketi için işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Dondurmayı bitir' }).click();
  await paket.getByRole('button', { name: 'Seans düş' }).waitFor();

  const uzat = await act('Süreyi uzat');
  await uzat.getByRole('button', { name: '3 ay' }).click();
  await uzat.getByRole('textbox', { name: 'Nedeni' }).fill('Tatil');
  await uzat.getByRole('button', { name: 'Uzat' }).click();
  await uzat.waitFor({ state: 'detached' });

  const devret = await act('Devret');
  await devret.getByRole('combobox', { name: 'Kime' }).fill('Zeynep');
  await page.getByRole('option', { name: /Zeynep Kaya/ }).click();
  await devret.getByRole('textbox', { name: 'Kaç seans?' }).fill('2');
  await devret.getByRole('textbox', { name: 'Nedeni' }).fill('Kızına');
  await keepPicture(page, `paket-devret-${ad}`);
  await devret.getByRole('button', { name: 'Devret' }).click();
  await paket.getByText('5 kaldı').waitFor();
  await paket.getByRole('button', { name: 'Geçmiş' }).click();
  await paket.getByText('Devredildi').waitFor();
  await keepPicture(page, `paket-gecmisi-${ad}`);
  expect(await paketler(kizi)).toMatchObject([{ seans: 2, kalan: 2, kalanDeger: 2000 }]);
  await paket.getByRole('row', { name: /Devredildi/ }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await paket.getByText('7 kaldı').waitFor();

  const iade = await act('Paketi iade al');
  await iade.getByText('Cayma süresi içinde').waitFor();
  await iade.getByText('6.750,00 ₺').first().waitFor();
  const tellHesap = await holdBack(page, '**/api/satis/paket/*/iade?*');
  await iade.getByText('Paketteki fiyatından').click();
  // The shown account is that of the other rule.
  await expect.poll(() => iade.getByRole('button', { name: /iade et$/ }).isDisabled()).toBe(true);
  tellHesap();
  await iade.getByRole('button', { name: '7.000,00 ₺ iade et' }).waitFor();
  await iade.getByRole('textbox', { name: 'Nedeni' }).fill('Taşınıyor');
  await keepPicture(page, `paket-iade-${ad}`);
  await iade.getByRole('button', { name: '7.000,00 ₺ iade et' }).click();
  await paket.getByText('İade edildi').waitFor();
  expect(await paketler(musteriID)).toMatchObject([{ durum: 'iade', kalan: 0, kalanDeger: 0 }]);
});

test('sessions are exchanged in the dark for another service, with the difference to pay', async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  await addHizmet(kisi, { adi: 'Lazer', fiyat: 2000 });
  const musteriID = await addMusteri(kisi);
  await send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ id: 0, altUrunID, miktar: 4 }], odemeler: [] } }, kisi);
  const page = await open({ kisi, path: `/musteriler/${musteriID}?sekme=paketler`, context: PHONE, tema: 'dark' });
  await page.getByRole('button', { name: 'Cilt bakımı paketi için işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Hizmeti değiştir' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox', { name: 'Yeni hizmet' }).click();
  await page.getByRole('option', { name: /Lazer/ }).click();
  await panel.getByText('Ödenecek fark 3.000,00 ₺').waitFor();
  await panel.getByRole('textbox', { name: 'Yeni hizmetten kaç seans?' }).fill('2');
  await panel.getByText('Yeni seansların değeri eskilerden düşük').waitFor();
  await panel.getByRole('textbox', { name: 'Yeni hizmetten kaç seans?' }).fill('3');
  await panel.getByText('Ödenecek fark 1.000,00 ₺').waitFor();
  await panel.getByRole('textbox', { name: 'Nedeni' }).fill('Memnun değil');
  await keepPicture(page, 'paket-degistir-koyu');
  await panel.getByRole('button', { name: 'Değiştir' }).click();
  await page.getByRole('article', { name: 'Lazer' }).getByText('3 kaldı').waitFor();
  await keepPicture(page, 'paketler-koyu');
  const liste = (await send(seansCalls.paketler, { params: { id: musteriID } }, kisi)).liste;
  expect(liste.map(({ durum, kalan, kalanDeger }) => [durum, kalan, kalanDeger])).toEqual([['acik', 3, 6000], ['gitti', 0, 0]]);
});

test.each(toldOn('wide'))('whoever brings the code of a package uses it, and a package of two services is extended in one act: %s', async (ad, context) => {
  const kisi = await openSalon();
  const [cilt, masaj] = [await addHizmet(kisi), await addHizmet(kisi, { adi: 'Masaj', fiyat: 900 })];
  const [sahibi, getiren] = [await addMusteri(kisi), await addMusteri(kisi, ['Zeynep', 'Ak'])];
  const program = { adi: 'Hediye paketi', fiyat: 5000, gecerlilikAy: 6, kullanim: 'kod' as const, icerikler: [{ id: 0, altUrunID: cilt, miktar: 3 }, { id: 0, altUrunID: masaj, miktar: 2 }] };
  const { id: menuID } = await send(paketProgramCalls.create, { body: program }, kisi);
  await send(paketSatisCalls.create, { body: { musteriID: sahibi, menuID, odemeler: [{ odemeSekliID: 1, tutar: 5000 }] } }, kisi);
  const paketler = async () => (await send(seansCalls.paketler, { params: { id: sahibi } }, kisi)).liste;
  const kod = (await paketler())[0]!.kod!;

  const page = await open({ kisi, path: `/satis?musteri=${getiren}`, context });
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await page.locator('[data-urun]').filter({ hasText: 'Masaj' }).click();
  await sepet.getByRole('button', { name: 'Masaj', exact: true }).click();
  await sepet.getByRole('radiogroup', { name: 'Masaj nasıl veriliyor' }).getByText('Kodla').click();
  const kaydet = sepet.getByRole('button', { name: 'Satışı kaydet' });
  expect(await kaydet.getAttribute('aria-disabled')).toBe('true');
  await sepet.getByRole('textbox', { name: 'Masaj için paket kodu' }).fill(kod);
  await keepPicture(page, `satis-paket-kodu-${ad}`);
  await kaydet.click();
  await expect.poll(async () => (await paketler()).find(({ altUrunID }) => altUrunID === masaj)!.kalan).toBe(1);
  // Until the answer is there, leaving the sale asks first.
  await page.getByText(/Satış \d+ kaydedildi/).waitFor();

  await page.goto(addressOf(`/musteriler/${sahibi}?sekme=paketler`));
  await page.getByRole('button', { name: 'Masaj paketi için işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Süreyi uzat' }).click();
  const uzat = page.getByRole('dialog');
  await uzat.getByRole('checkbox', { name: 'Paketin tamamı' }).check();
  await uzat.getByText('Bunlar da birlikte: Cilt bakımı').waitFor();
  await uzat.getByRole('textbox', { name: 'Nedeni' }).fill('Tatilde');
  const bitis = gunOf(400);
  await uzat.getByRole('textbox', { name: 'Yeni son gün' }).fill(formatTarih(bitis));
  await keepPicture(page, `paket-tumunu-uzat-${ad}`);
  await uzat.getByRole('button', { name: 'Uzat' }).click();
  await expect.poll(async () => (await paketler()).map((hak) => hak.bitis)).toEqual([bitis, bitis]);
});
