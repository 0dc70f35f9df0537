import type { AyarAnahtari } from '@defter/contract/ayar.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import type { Musteri } from '@defter/contract/musteri.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import type { ComponentType } from 'react';
import { loadGecmis } from '../../app/gecmis/load-gecmis.ts';
import { withTexts } from '../../app/routing/with-texts.ts';

export type MusteriSekmesiProps = { musteri: Musteri };

type MusteriSekmesi = {
  /** The name in the address and of the text, `sekme.{ad}` of the catalogue `musteri`. */
  ad: 'bilgiler' | 'randevular' | 'paketler' | 'odemeler' | 'fiyatlar' | 'puan' | 'fotograflar' | 'mesajlar' | 'kvkk' | 'gecmis';
  /** The right that shows the tab: the flag of its first call, which comes with the tab only. */
  yetki: AnyCall['yetki'];
  /** A second right that it needs. */
  ve?: Yetki;
  /** The setting that turns it on; without one it is always there. */
  anahtar?: AyarAnahtari;
  load: () => Promise<ComponentType<MusteriSekmesiProps>>;
};

/** The tabs of a customer's card after the overview: each a part of its own, fetched when it is opened. */
export const SEKMELER: readonly MusteriSekmesi[] = [
  { ad: 'bilgiler', yetki: 'musteriGoruntule', load: async () => (await import('./BilgilerSekmesi.tsx')).BilgilerSekmesi },
  { ad: 'randevular', yetki: 'randevuGoruntule', ve: 'randevuMusteriGor', load: async () => (await import('./RandevularSekmesi.tsx')).RandevularSekmesi },
  { ad: 'paketler', yetki: seansCalls.paketler.yetki, load: withTexts(['seans'], async () => (await import('./paketler/PaketlerSekmesi.tsx')).PaketlerSekmesi) },
  { ad: 'odemeler', yetki: 'musteriCari', load: withTexts(['cari', 'taksit', 'satis'], async () => (await import('./hesap/OdemelerSekmesi.tsx')).OdemelerSekmesi) },
  { ad: 'fiyatlar', yetki: ['musteriOzelFiyatEkle', 'musteriOzelFiyatDuzenle', 'musteriOzelFiyatSil'], load: async () => (await import('./fiyat/FiyatlarSekmesi.tsx')).FiyatlarSekmesi },
  { ad: 'puan', yetki: 'musteriGoruntule', anahtar: 'satistaPuanKullanilsin', load: async () => (await import('./puan/PuanSekmesi.tsx')).PuanSekmesi },
  { ad: 'fotograflar', yetki: 'musteriFotograf', load: async () => (await import('./fotograf/FotograflarSekmesi.tsx')).FotograflarSekmesi },
  { ad: 'mesajlar', yetki: ['smsMesaj', 'smsGonder'], load: withTexts(['yanit', 'sms'], async () => (await import('./MesajlarSekmesi.tsx')).MesajlarSekmesi) },
  { ad: 'kvkk', yetki: 'musteriGoruntule', load: async () => (await import('./kvkk/KvkkSekmesi.tsx')).KvkkSekmesi },
  { ad: 'gecmis', yetki: 'kayitGunlugu', load: loadGecmis('musteri', ({ musteri }) => musteri.id) },
];
