import type { AnyCall } from '@defter/contract/call.ts';
import { fotografCalls } from '@defter/contract/fotograf.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { type Musteri, musteriCalls } from '@defter/contract/musteri.ts';
import type { ComponentType } from 'react';

export type MusteriSekmesiProps = { musteri: Musteri };

type MusteriSekmesi = {
  /** Also its text, `sekme.{ad}` of the catalogue `musteri`, and its name in the address. */
  ad: 'bilgiler' | 'fotograflar' | 'kvkk';
  /** Who sees it: the flag of its first call. */
  yetki: AnyCall['yetki'];
  load: () => Promise<ComponentType<MusteriSekmesiProps>>;
};

/** The tabs of a customer's card after the overview: each a part of its own, fetched when it is opened. */
export const SEKMELER: readonly MusteriSekmesi[] = [
  { ad: 'bilgiler', yetki: musteriCalls.digerBilgiler.yetki, load: async () => (await import('./BilgilerSekmesi.tsx')).BilgilerSekmesi },
  { ad: 'fotograflar', yetki: fotografCalls.list.yetki, load: async () => (await import('./fotograf/FotograflarSekmesi.tsx')).FotograflarSekmesi },
  { ad: 'kvkk', yetki: kvkkCalls.durum.yetki, load: async () => (await import('./kvkk/KvkkSekmesi.tsx')).KvkkSekmesi },
];
