import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import type { ComponentType } from 'react';
import { loadGecmis } from '../../app/gecmis/load-gecmis.ts';

export type SekmeAdi = 'bilgiler' | 'birimler' | 'sarf' | 'yapanlar' | 'hareketler' | 'fiyat' | 'gecmis';
export type Sekme = { ad: SekmeAdi; yetki: AnyCall['yetki']; load: () => Promise<ComponentType<{ altUrun: AltUrun }>> };

const tumSekmeler: readonly (Sekme & { /** For services only. */ hizmet?: true })[] = [
  { ad: 'bilgiler', yetki: urunCalls.getAltUrun.yetki, load: async () => (await import('./BilgilerSekmesi.tsx')).BilgilerSekmesi },
  { ad: 'birimler', yetki: altUrunCalls.birimler.yetki, load: async () => (await import('./BirimlerSekmesi.tsx')).BirimlerSekmesi },
  { ad: 'sarf', yetki: altUrunCalls.sarf.yetki, load: async () => (await import('./SarfSekmesi.tsx')).SarfSekmesi, hizmet: true },
  { ad: 'yapanlar', yetki: altUrunCalls.yapanlar.yetki, load: async () => (await import('./YapanlarSekmesi.tsx')).YapanlarSekmesi, hizmet: true },
  { ad: 'hareketler', yetki: altUrunCalls.hareketler.yetki, load: async () => (await import('./HareketlerSekmesi.tsx')).HareketlerSekmesi },
  { ad: 'fiyat', yetki: altUrunCalls.fiyatGecmisi.yetki, load: async () => (await import('./FiyatSekmesi.tsx')).FiyatSekmesi },
  { ad: 'gecmis', yetki: kayitGunluguCalls.gecmis.yetki, load: loadGecmis('urun', ({ altUrun }) => altUrun.id) },
];

/** The tabs of a product. Only services have a prescription and people who perform them. */
export const sekmelerOf = ({ satisTipi }: AltUrun): readonly Sekme[] =>
  tumSekmeler.filter(({ hizmet }) => !hizmet || satisTipi === SatisTipi.hizmet);
