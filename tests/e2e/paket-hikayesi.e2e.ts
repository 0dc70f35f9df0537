import { bayiCalls } from '@defter/contract/bayi.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { Finger } from './support/finger.ts';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from './support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

/** Signs as a hand does: by the mouse, or with a finger. */
async function signWith(page: Page, isTouch: boolean): Promise<void> {
  const field = page.getByRole('img', { name: 'İmza alanı' });
  // The panel comes in from the edge; a field that is hovered stands still.
  await field.hover();
  const { x, y, width, height } = (await field.boundingBox())!;
  const at = (i: number) => ({ x: x + width * (0.1 + i * 0.15), y: y + height * (i % 2 === 0 ? 0.3 : 0.7) });
  const finger = isTouch ? await Finger.on(page) : undefined;
  if (finger) await finger.down(at(0));
  else {
    await page.mouse.move(at(0).x, at(0).y);
    await page.mouse.down();
  }
  for (let i = 1; i <= 5; i += 1) await (finger ? finger.moveTo(at(i - 1), at(i)) : page.mouse.move(at(i).x, at(i).y, { steps: 8 }));
  await (finger ? finger.up() : page.mouse.up());
}

test.each(toldOn('phone'))('a package from its program to the end of the day: sold in instalments, signed, used, frozen, half taken back: %s', { timeout: 120_000 }, async (ad, context) => {
  const isTouch = ad === 'phone';
  const kisi = await openSalon();
  await send(bayiCalls.saveFirma, { body: { adres: 'Moda Cd. 5', ilID: 34, telefon: '+902160000000', vergiNo: '1234567890' } as never }, kisi);
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  await send(musteriCalls.update, { body: { musteri: { id: musteriID }, adresler: [{ id: 0, baslik: 'Ev', adres: 'Bahariye Cd. 3', ilID: 34 }] } as never }, kisi);
  const [sutunID] = await addSutunlar(kisi);
  const randevular = [];
  for (const [saat, bitis] of [['11:00', '11:45'], ['15:00', '15:45']]) randevular.push(await addRandevu(kisi, { musteriID, sutunID: sutunID!, tarih: gunOf(), saat, bitis, altUrunID }));
  const page = await open({ kisi, path: '/paket-program-olustur', context });
  const press = (target: Locator) => (isTouch ? target.tap() : target.click());
  const picture = (name: string) => keepPicture(page, `paket-hikayesi-${name}-${ad}`);

  // The program.
  await press(page.getByRole('button', { name: 'Yeni paket programı' }).first());
  const program = page.getByRole('dialog', { name: 'Yeni paket programı' });
  await program.getByRole('textbox', { name: 'Paket adı' }).fill('4 seans cilt bakımı');
  await press(program.getByRole('combobox', { name: 'Hizmet ekle' }));
  await press(page.getByRole('option', { name: /Cilt bakımı/ }));
  await program.getByRole('textbox', { name: 'Cilt bakımı sayısı' }).fill('4');
  await program.getByRole('textbox', { name: 'Paketin fiyatı' }).fill('4000');
  await program.getByText('1.000,00 ₺').first().waitFor();
  await program.getByRole('textbox', { name: 'Geçerlilik' }).fill('6');
  await picture('1-program');
  await press(program.getByRole('button', { name: 'Kaydet' }));
  await program.waitFor({ state: 'detached' });
  await picture('2-programlar');

  // Sold, most of it paid in cash and the rest in two instalments.
  await page.goto(addressOf(`/paket-satis?musteri=${musteriID}`));
  await press(page.getByRole('button', { name: /^4 seans cilt bakımı/ }));
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await press(sepet.getByRole('button', { name: 'Nakit', exact: true }));
  await sepet.getByRole('textbox', { name: 'Nakit tutarı' }).fill('3000');
  await press(sepet.getByRole('button', { name: 'Kalanı taksitlendir' }));
  const plan = sepet.getByRole('group', { name: 'Taksitler' });
  await plan.getByRole('textbox', { name: 'Taksit', exact: true }).fill('2');
  await expect.poll(() => plan.getByRole('listitem').count()).toBe(2);
  await picture('3-sepet');
  await press(sepet.getByRole('button', { name: 'Satışı kaydet' }));
  await page.getByRole('status').filter({ hasText: 'Satış 1 kaydedildi' }).waitFor();
  await picture('4-satildi');

  // Opened for a change by mistake, and left as it is.
  await press(page.getByRole('button', { name: 'Düzenle' }));
  await sepet.getByRole('button', { name: 'Kaydet', exact: true }).waitFor();
  await press(page.getByRole('link', { name: 'Vazgeç' }));

  // The contract, signed on the screen.
  const opened = page.waitForEvent('popup');
  await press(page.getByRole('link', { name: 'Taksitli sözleşme' }).first());
  const kagit = await opened;
  await kagit.getByText(/4 × Cilt bakımı \(seansların son kullanım günü: \d{2}\.\d{2}\.\d{4}\)/).first().waitFor();
  await press(kagit.getByRole('button', { name: 'Ekranda imzala' }));
  await signWith(kagit, isTouch);
  await keepPicture(kagit, `paket-hikayesi-5-imza-${ad}`);
  await press(kagit.getByRole('button', { name: 'İmzayı kaydet' }));
  await kagit.getByRole('img', { name: 'Müşterinin imzası' }).waitFor();
  await keepPicture(kagit, `paket-hikayesi-6-sozlesme-${ad}`);
  const satisID = Number(/(\d+)$/.exec(new URL(kagit.url()).hash)![1]);
  expect((await send(sozlesmeCalls.belge, { params: { id: satisID } }, kisi)).belge.imza).toMatchObject({ yol: 'imza' });
  await kagit.close();

  // Two visits of the day are closed with a session each.
  for (const [i, randevuID] of randevular.entries()) {
    await page.goto(addressOf('/randevular'));
    await press(page.locator(`[data-randevu="${randevuID}"]`));
    const randevu = page.getByRole('dialog', { name: 'Randevu' });
    await randevu.getByText(`${i}/4 kullanıldı, ${4 - i} kaldı`).waitFor();
    if (i > 0) await picture('7-randevu');
    await press(randevu.getByRole('button', { name: 'Paketten düş ve kapat' }));
    await page.locator(`[data-randevu="${randevuID}"][data-durum=K]`).waitFor();
  }
  await picture('8-takvim');

  // Frozen, and open again.
  await page.goto(addressOf(`/musteriler/${musteriID}?sekme=paketler`));
  const paket = page.getByRole('article', { name: 'Cilt bakımı' });
  const act = async (islem: string) => {
    await press(paket.getByRole('button', { name: 'Cilt bakımı paketi için işlemler' }));
    await press(page.getByRole('menuitem', { name: islem }));
    return page.getByRole('dialog');
  };
  const dondur = await act('Dondur');
  await dondur.getByRole('textbox', { name: 'Yeniden açılacağı gün' }).fill(formatTarih(gunOf(30)));
  await dondur.getByRole('textbox', { name: 'Nedeni' }).fill('Tatil');
  await press(dondur.getByRole('button', { name: 'Dondur' }));
  await paket.getByText(`Donduruldu, ${formatTarih(gunOf(30))} günü açılır`).waitFor();
  await picture('9-donuk');
  await press(paket.getByRole('button', { name: 'Cilt bakımı paketi için işlemler' }));
  await press(page.getByRole('menuitem', { name: 'Dondurmayı bitir' }));
  await paket.getByRole('button', { name: 'Seans düş' }).waitFor();

  // The unused half is taken back: its instalments end, and the payments beyond the used half are refunded.
  const iade = await act('Paketi iade al');
  await iade.getByText('Paketteki fiyatından').click();
  await iade.getByRole('textbox', { name: 'Nedeni' }).fill('Taşınıyor');
  await iade.getByRole('button', { name: '1.000,00 ₺ iade et' }).waitFor();
  await picture('10-iade');
  await press(iade.getByRole('button', { name: '1.000,00 ₺ iade et' }));
  await paket.getByText('İade edildi').waitFor();
  await picture('11-iade-edildi');
  expect((await send(seansCalls.paketler, { params: { id: musteriID } }, kisi)).liste).toMatchObject([{ durum: 'iade', kullanilan: 2, kalan: 0, kalanDeger: 0 }]);
  expect((await send(musteriCalls.get, { params: { id: musteriID } }, kisi)).musteri.bakiye).toBe(0);

  // The cash in the till is counted, and the day closed.
  await page.goto(addressOf('/kasa/gun-sonu'));
  await page.getByText('Açık satış ve sonuçlanmamış randevu yok.').waitFor();
  await fieldOf(page, '200,00 ₺ adedi').fill('10');
  await page.getByText('Toplam 2.000,00 ₺').waitFor();
  await picture('12-sayim');
  await press(page.getByRole('button', { name: 'Sayımı bitir' }));
  await page.getByText('Kayıtlara göre').waitFor();
  await picture('13-sayildi');
  await press(page.getByRole('button', { name: 'Günü kapat' }));
  await page.getByText(/Gün kapandı: Deniz Aydın/).waitFor();
  await picture('14-kapandi');
});
