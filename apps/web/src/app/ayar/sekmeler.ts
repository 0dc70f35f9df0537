import type { AnyCall } from '@defter/contract/call.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { aktarimCalls } from '@defter/contract/aktarim.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import type { ComponentType } from 'react';
import type { AyarSatiri } from './anahtarlar.ts';

/** The props of a tab: the setting that was searched for and has to be scrolled into view. */
export type SekmeProps = { bulunan?: AyarSatiri };

export type Sekme = {
  /** The name is also the key of its texts, `sekme.{ad}` of the catalogue `ayar`. */
  ad: keyof typeof YUKLENENLER;
  grup: 'firma' | 'takvim' | 'musteri' | 'satis' | 'guvenlik';
  yetki: AnyCall['yetki'];
  /** The part of the plan that it belongs to; without one it is open in every plan. */
  plan?: AnyCall['plan'];
};

type Load = () => Promise<ComponentType<SekmeProps>>;
/** Each tab is a part of its own, fetched with its texts when it is opened. Only here do features meet. */
export const YUKLENENLER = {
  firma: { metinler: [], load: async () => (await import('../../features/ayar/FirmaSekmesi.tsx')).FirmaSekmesi },
  kisisel: { metinler: ['hesap'], load: async () => (await import('../../features/hesap/BilgilerBolumu.tsx')).BilgilerBolumu },
  temel: { metinler: ['randevu'], load: async () => (await import('../../features/randevu/ayarlar/TakvimAyarlari.tsx')).TakvimAyarlari },
  sutunlar: { metinler: ['randevu'], load: async () => (await import('../../features/randevu/ayarlar/SutunBasliklari.tsx')).SutunBasliklari },
  istisnalar: { metinler: ['randevu'], load: async () => (await import('../../features/randevu/ayarlar/Istisnalar.tsx')).Istisnalar },
  genel: { metinler: [], load: async () => (await import('../../features/ayar/AnahtarSekmeleri.tsx')).GenelSekmesi },
  zorunlu: { metinler: [], load: async () => (await import('../../features/ayar/AnahtarSekmeleri.tsx')).ZorunluSekmesi },
  kvkk: { metinler: ['kvkk'], load: async () => (await import('./KvkkSekmesi.tsx')).KvkkSekmesi },
  excel: { metinler: ['aktarim'], load: async () => (await import('../../features/musteri/import/Aktarim.tsx')).AktarimSekmesi },
  tercihler: { metinler: [], load: async () => (await import('../../features/ayar/AnahtarSekmeleri.tsx')).TercihlerSekmesi },
  puan: { metinler: [], load: async () => (await import('../../features/ayar/AnahtarSekmeleri.tsx')).PuanSekmesi },
  sozlesme: { metinler: ['sozlesme'], load: async () => (await import('./SozlesmeSekmesi.tsx')).SozlesmeSekmesi },
  roller: { metinler: ['personel', 'yetki'], load: async () => (await import('../../features/personel/roller/RollerSekmesi.tsx')).RollerSekmesi },
  ip: { metinler: [], load: async () => (await import('../../features/ayar/IpSekmesi.tsx')).IpSekmesi },
  gecmis: { metinler: ['alan'], load: async () => (await import('../../features/ayar/GecmisSekmesi.tsx')).GecmisSekmesi },
} as const satisfies Record<string, { metinler: readonly string[]; load: Load }>;

const { yetki, plan } = ayarCalls.save;
const sayfa = { yetki, plan };

/** The tabs of the settings by topic (spec 2§2.3), in order. */
export const SEKMELER: readonly Sekme[] = [
  { ad: 'firma', grup: 'firma', yetki: bayiCalls.saveFirma.yetki },
  { ad: 'kisisel', grup: 'firma', yetki: personelCalls.saveKisiselBilgiler.yetki },
  { ad: 'temel', grup: 'takvim', yetki: randevuCalls.saveAyarlar.yetki },
  { ad: 'sutunlar', grup: 'takvim', yetki: randevuCalls.saveBasliklar.yetki },
  { ad: 'istisnalar', grup: 'takvim', yetki: istisnaCalls.create.yetki },
  { ad: 'genel', grup: 'takvim', ...sayfa },
  { ad: 'zorunlu', grup: 'musteri', ...sayfa },
  { ad: 'kvkk', grup: 'musteri', ...sayfa },
  { ad: 'excel', grup: 'musteri', yetki: aktarimCalls.import.yetki },
  { ad: 'tercihler', grup: 'satis', ...sayfa },
  { ad: 'puan', grup: 'satis', ...sayfa },
  { ad: 'sozlesme', grup: 'satis', ...sayfa },
  { ad: 'roller', grup: 'guvenlik', yetki: rolCalls.list.yetki },
  { ad: 'ip', grup: 'guvenlik', ...sayfa },
  { ad: 'gecmis', grup: 'guvenlik', ...sayfa },
];
