import type { AnyCall } from '@defter/contract/call.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { personelCalls, type Personel } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { ComponentType } from 'react';
import { loadGecmis } from '../../app/gecmis/load-gecmis.ts';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useYetki } from '../../app/session/yetki.ts';

export type KayitSekmesiProps = { personel: Personel };

type KayitSekmesi = {
  /** The name of the text, `sekme.{ad}` of the catalogue `personel`. */
  ad: 'bayiler' | 'cari' | 'girisCikis' | 'izin' | 'randevular' | 'gecmis';
  /** The right that shows the tab: the flag of its first call. */
  yetki: AnyCall['yetki'];
  load: () => Promise<ComponentType<KayitSekmesiProps>>;
};

/** The tabs of a colleague's record beside its form, in their order: each a part of its own, fetched when it is opened. */
export const KAYIT_SEKMELERI: readonly KayitSekmesi[] = [
  { ad: 'cari', yetki: personelCariCalls.list.yetki, load: async () => (await import('./cari/CariSekmesi.tsx')).CariSekmesi },
  { ad: 'girisCikis', yetki: girisCikisCalls.list.yetki, load: withTexts(['girisCikis'], async () => (await import('./giris-cikis/GirisCikisSekmesi.tsx')).GirisCikisSekmesi) },
  { ad: 'izin', yetki: izinCalls.list.yetki, load: withTexts(['izin'], async () => (await import('./izin/IzinSekmesi.tsx')).IzinSekmesi) },
  { ad: 'randevular', yetki: randevuCalls.list.yetki, load: withTexts(['randevu', 'takvimAboneligi'], async () => (await import('./RandevularSekmesi.tsx')).RandevularSekmesi) },
  { ad: 'bayiler', yetki: personelBayiCalls.create.yetki, load: async () => (await import('./bayiler/BayilerSekmesi.tsx')).BayilerSekmesi },
  { ad: 'gecmis', yetki: kayitGunluguCalls.gecmis.yetki, load: loadGecmis('personel', ({ personel }) => personel.id) },
];

/** Whether the signed-in person finds anything in a colleague's record. */
export function useMayOpen(): boolean {
  const { can } = useYetki();
  return can(personelCalls.update.yetki) || KAYIT_SEKMELERI.some(({ yetki }) => can(yetki));
}
