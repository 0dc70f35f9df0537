import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel } from '../build.ts';
import { ask, moveTo, type Yer } from '../isler/masa.ts';
import type { TestServer } from '../server.ts';

/** A Thursday. */
export const ILK_GUN = '2026-09-24';
const MUSTERI = 5;

/** A salon with a calendar. Its contents are read from the server, never kept here. */
export type Salon = Yer & {
  musteriler: number[];
  /** The people who can be booked, each with a column; the server says who of them has left. */
  kisiler: number[];
  hizmetler: number[];
  sablonlar: number[];
  /** The code of the page on which customers book. */
  kod: string;
  /** Appointments, leaves and series that were deleted, and links that customers have. */
  silinenler: number[][];
  izinler: number[];
  baglantilar: string[];
  tutmalar: string[];
  teklifler: number[];
};

/** Three colleagues, two rooms, a device and a free column; services that need time around them, a room, two people with a device, one colleague. */
export async function openSalon(server: TestServer): Promise<Salon> {
  const bayi = await buildBayi(server);
  await server.house(`update bayi set paket_bitis = '2030-01-01' where id = $1`, [bayi.bayiID]);
  const kod = `takvim-${bayi.bayiID}`;
  const salon: Salon = { server, bayi, masalar: [bayi], bugun: '', dakika: 0, musteriler: [], kisiler: [], hizmetler: [], sablonlar: [], kod, silinenler: [], izinler: [], baglantilar: [], tutmalar: [], teklifler: [] };
  moveTo(salon, ILK_GUN, 540);
  await ask(salon, ayarCalls.save, { body: { vardiyaKullanilsin: true, kayitsizMusteriRandevuAlinsinMi: true } });
  for (let i = 0; i < 3; i += 1) {
    const kisi = await buildPersonel(server, bayi, YETKILER);
    salon.kisiler.push(kisi.personelID);
    if (i < 2) salon.masalar.push(kisi);
  }
  salon.masalar.push(await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle', 'randevuTasi', 'randevuMusteriGor']));
  const sutun = (adi: string, alanlar: object) => ({ id: 0, randevuSiraNo: 5, sutunBaslikTipi: SutunBaslikTipi.serbest, adi, ...alanlar });
  const { idler } = await ask(salon, randevuCalls.saveBasliklar, {
    body: {
      model: [
        ...salon.kisiler.map((personelID, i) => sutun(`Kişi ${i}`, { sutunBaslikTipi: SutunBaslikTipi.personel, personelID })),
        sutun('Oda 1', { yerTuru: 'oda' }),
        sutun('Oda 2', { yerTuru: 'oda' }),
        sutun('Cihaz', { yerTuru: 'cihaz' }),
        sutun('Bekleme', { ayniSaatteRandevuVerilmesin: false }),
      ],
    },
  });
  const [, , , oda1, oda2, cihaz] = idler;
  const yapanlar = async (ek: { urunSure: number; tamponOnce?: number; tamponSonra?: number }, gerek: object = {}) => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, ek);
    if (Object.keys(gerek).length > 0) await ask(salon, altUrunCalls.saveYapanlar, { body: { altUrunID, ...gerek } });
    salon.hizmetler.push(altUrunID);
  };
  await yapanlar({ urunSure: 30 });
  await yapanlar({ urunSure: 45, tamponOnce: 10, tamponSonra: 15 });
  await yapanlar({ urunSure: 60 }, { yerIDler: [oda1, oda2] });
  await yapanlar({ urunSure: 30 }, { yerIDler: [oda1, cihaz], personelSayisi: 2 });
  await yapanlar({ urunSure: 30 }, { personelIDler: salon.kisiler.slice(0, 1) });
  for (const [baslangicSaati, bitisSaati] of [['09:00', '14:00'], ['12:00', '21:00'], ['08:00', '08:00']]) {
    salon.sablonlar.push((await ask(salon, vardiyaCalls.createSablon, { body: { sablonAdi: `S ${baslangicSaati}`, baslangicSaati, bitisSaati } })).id);
  }
  for (let i = 0; i < MUSTERI; i += 1) salon.musteriler.push((await buildMusteri(server, bayi)).id);
  await ask(salon, onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true, sayfaKodu: kod, sayfaHizmetleri: salon.hizmetler, sayfaPersonelleri: [], iptalSaati: 1, enErkenSaat: 0 } });
  await ask(salon, otomatikSmsCalls.save, { body: { model: [{ id: 0, servisID: 4, mesaj: 'Randevunuz {tarih} {saat}', gun: 0, dakika: 45 }] } });
  return salon;
}
