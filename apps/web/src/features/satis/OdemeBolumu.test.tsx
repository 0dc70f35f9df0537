import { ayarCalls, AYAR_VARSAYILANLARI } from '@defter/contract/ayar.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { tanimCalls } from '@defter/contract/tanim.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { kurus } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, queryKeyOf } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { OdemeBolumu } from './OdemeBolumu.tsx';
import { emptySepet } from './sepet.ts';

const PUAN = { id: 14, surum: 1, adi: 'Puan', aktifMi: true, satistaGoster: true, iskontoMu: false, personelHarcamasiMi: false, puanOdemesiMi: true, odemeKatsayi: 1, taksitSayisi: 1 };
const ok = { success: true, message: '' } as const;

beforeEach(async () => {
  await loadTexts(['satis']);
  vi.stubGlobal('fetch', async () => Response.json({ ...ok, avans: 0, toplam: 0, liste: [] }));
  queryClient.setQueryData(queryKeyOf(ayarCalls.gecerli), { ...ok, ayarlar: { ...AYAR_VARSAYILANLARI, satistaPuanKullanilsin: true } });
  queryClient.setQueryData(queryKeyOf(tanimCalls.hepsi), { ...ok, tanimlar: { odemeSekli: [PUAN] } });
  queryClient.setQueryData(queryKeyOf(puanCalls.hareketler, { params: { id: 7 }, query: { sayfaBoyutu: 1 } }), { ...ok, puan: 50, deger: kurus(5000), liste: [], toplamKayit: 1 });
});
afterEach(() => queryClient.clear());

const puanla = (yetkiler: readonly Yetki[], paketMi: boolean): string | null => {
  const { unmount } = showTo(
    ['musteriGoruntule', ...yetkiler],
    <OdemeBolumu
      sepet={emptySepet({ id: 7, adSoyad: 'Derya Ak', telefon: null })}
      paketMi={paketMi}
      kalan={kurus(100_00)}
      change={vi.fn()}
      iadeReason={undefined}
      onGivenBack={undefined}
    />,
  );
  const disabled = screen.getByRole('button', { name: 'Puan' }).getAttribute('aria-disabled');
  unmount();
  return disabled;
};

test('points pay for a package only with the right to it, and without it the screen says so before saving', () => {
  expect(puanla([], true)).toBe('true');
  expect(puanla(['paketPuanlaOde'], true)).toBeNull();
  expect(puanla([], false)).toBeNull();
});
