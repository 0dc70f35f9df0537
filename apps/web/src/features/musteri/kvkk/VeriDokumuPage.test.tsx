import { VERI_BOLUMLERI } from '@defter/contract/kvkk.ts';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { VeriDokumuPage } from './VeriDokumuPage.tsx';

const DOLU = {
  avanslar: [{ tarih: '2026-11-20', tutar: 250, kalan: 100, sekil: 'Nakit' }],
  aramalar: [{ tarih: '2026-11-21', saat: '10:15', gelenMi: true, telefonNo: '+905321112233', konu: 'Randevu' }],
  sozlesmeler: [{ zaman: '2026-11-22T09:00:00Z', yol: 'islak', surum: 1, metin: 'Taraflar', degerler: { musteri: { adSoyad: 'Ayşe Kaya' }, satis: { pesinat: 500 } } }],
};

beforeEach(async () => {
  await loadTexts(['kvkk', 'dokum']);
  const bos = Object.fromEntries(VERI_BOLUMLERI.map((bolum) => [bolum, []]));
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', veriler: { ...bos, ...DOLU }, bayi: { firmaAdi: 'Defter' } }));
});

test('every part of the stored data is on the paper, amounts as money and codes as words', async () => {
  showTo(['musteriIletisim'], <Routes><Route path="/musteriler/:id/veri-dokumu" element={<VeriDokumuPage />} /></Routes>, '/musteriler/7/veri-dokumu');
  const bolumOf = async (ad: string) => within((await screen.findByRole('heading', { name: ad })).closest('section')!);
  (await bolumOf('Avanslar')).getByText('100,00 ₺');
  (await bolumOf('Telefon görüşmeleri')).getByText('Randevu');
  const sozlesme = await bolumOf('Taksitli satış sözleşmeleri');
  sozlesme.getByText('Kâğıtta imza');
  sozlesme.getByText('Sözleşmedeki bilgiler');
  expect(sozlesme.getByText(/Ayşe Kaya/).textContent).toBe('Ayşe Kaya, 500,00 ₺');
});
