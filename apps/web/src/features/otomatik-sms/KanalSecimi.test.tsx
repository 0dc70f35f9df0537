import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { KanalSecimi } from './KanalSecimi.tsx';

beforeAll(() => loadTexts(['otomatikSms']));

test('every place of a template can be filled, even if it has more than before', async () => {
  const sablon = { id: '1', adi: 'hatirlatma', dil: 'tr', durum: 'APPROVED', kategori: 'UTILITY', metin: '{{1}} {{2}} {{3}}', parametreSayisi: 3, yerAdlari: [], belgeMi: false };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', hata: null, liste: [sablon] }));
  const change = vi.fn();
  const value = { kanallar: ['whatsapp' as const, 'sms' as const], wpSablonu: 'hatirlatma', wpAlanlari: [] };
  const { user } = showTo([], <KanalSecimi alanlar={['isim', 'tarih']} value={value} onChange={change} errors={{}} />);
  await screen.findByText(sablon.metin);
  await user.click(screen.getAllByRole('combobox').at(-1)!);
  await user.click((await screen.findAllByRole('option', { name: '[tarih]', hidden: true })).at(-1)!);
  expect(change).toHaveBeenCalledWith({ ...value, wpAlanlari: ['', 'tarih'] });
});
