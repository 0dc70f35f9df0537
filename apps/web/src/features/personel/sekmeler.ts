import type { AnyCall } from '@defter/contract/call.ts';
import type { Personel } from '@defter/contract/personel.ts';
import type { ComponentType } from 'react';

export type KayitSekmesiProps = { personel: Personel };

type KayitSekmesi = {
  /** Also its text, `sekme.{ad}` of the catalogue `personel`. */
  ad: 'bayiler' | 'cari' | 'girisCikis' | 'izin' | 'gecmis';
  /** Who sees it: the flag of its first call. */
  yetki: AnyCall['yetki'];
  load: () => Promise<ComponentType<KayitSekmesiProps>>;
};

/** The tabs of a colleague's record beside its form, in their order: each a part of its own, fetched when it is opened. */
export const KAYIT_SEKMELERI: readonly KayitSekmesi[] = [];
