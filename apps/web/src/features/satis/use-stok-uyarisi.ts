import { satisDurumu } from '@defter/contract/satis-stogu.ts';
import { useState } from 'react';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import type { Sepet } from './sepet.ts';
import { stokUyarilari, type StokUyarisi } from './stok-uyarisi.ts';

/** The highest number of products that are asked for at once; of a longer cart the server tells at the save. */
const EN_COK = 100;

/**
 * The stocks that run low by a cart, by the products of its lines, and the missing ones if only goods in stock may be sold (`stokDurumu`).
 * @param bitmis whether a finished sale is changed
 * @param satilir false for a cart that moves no stock, such as a package
 */
export function useStokUyarisi(sepet: Sepet, { satilir, bitmis }: { satilir: boolean; bitmis: boolean }): { uyarilar: Map<number, StokUyarisi[]>; eksikler: string[]; eksiyeDusenler: string[] } {
  const { stokAlarm, stokDurumu } = useAyarlar();
  const { can } = useYetki();
  const [kaydedilen] = useState(sepet);
  const urunler = [...new Set(sepet.satirlar.map(({ altUrunID }) => altUrunID))].toSorted((a, b) => a - b);
  const enabled = satilir && urunler.length > 0 && urunler.length <= EN_COK && can(satisDurumu.yetki);
  const { data } = useCall(satisDurumu, { query: { urunler: urunler.map(String) } }, { enabled, keep: true });
  const uyarilar = stokUyarilari(sepet, kaydedilen, enabled ? (data?.liste ?? []) : [], { alarm: stokAlarm, bitmis });
  const eksiler = [...uyarilar.values()].flat().filter(({ tur }) => tur === 'eksi');
  const adlar = (of: readonly StokUyarisi[]) => [...new Set(of.map(({ adi }) => adi))];
  return { uyarilar, eksikler: stokDurumu ? adlar(eksiler.filter(({ urunMu }) => urunMu)) : [], eksiyeDusenler: adlar(eksiler) };
}
