import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { queryClient } from './query.ts';
import { useList } from './use-list.ts';

/** A server that answers what its contract allows, and refuses all else as the real one does. */
function answerTo(refusal: (query: URLSearchParams) => object | undefined): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { search, searchParams } = new URL(address, 'http://x');
    asked.push(search);
    const refused = refusal(searchParams);
    return refused ? Response.json({ success: false, ...refused }, { status: 422 }) : Response.json({ success: true, message: '', liste: [], toplamKayit: 0 });
  });
  return asked;
}

function Liste() {
  const bos = null as number | null;
  const list = useList(kayitGunluguCalls.list, { sirala: '-zaman', filtre: { baslangic: '2026-11-01', bitis: '2026-11-25', personelID: bos } });
  return (
    <>
      <output aria-label="Adres">{useLocation().search}</output>
      <DataTable list={list} columns={[]} rowKey={() => 0} label="Liste" empty={{ title: 'Henüz kayıt yok' }} />
    </>
  );
}

const open = (search: string) =>
  show(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/liste${search}`]}>
        <Liste />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('falls back to the first view if the address holds values that the call cannot read', async () => {
  const isWrong = (query: URLSearchParams) => ['sirala', 'personelID'].filter((name) => /yok/.test(query.get(name) ?? ''));
  const asked = answerTo((query) => {
    const wrong = isWrong(query);
    return wrong.length > 0 ? { message: 'alanlarHatali', alanlar: Object.fromEntries(wrong.map((name) => [name, 'secimGecersiz'])) } : undefined;
  });
  open('?sirala=yok&personelID=yok&baslangic=abc&sayfaBoyutu=50');
  await screen.findByText('Henüz kayıt yok');
  expect(asked.at(-1)).toContain('sayfaBoyutu=50&sirala=-zaman&baslangic=2026-11-01&bitis=2026-11-25');
  expect(screen.getByRole('status', { name: 'Adres' }).textContent).toBe('?baslangic=abc&sayfaBoyutu=50');
});

it('tells the error of a filter, and offers to reset it', async () => {
  answerTo((query) => (query.get('baslangic')! > query.get('bitis')! ? { message: 'bitisOnce', alanlar: { bitis: 'bitisOnce' } } : undefined));
  const { user } = open('?bitis=2026-10-28');
  await screen.findByText('Bitiş, başlangıçtan önce olamaz.');
  expect(screen.queryByText(/Bağlantınızı/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Arama ve süzgeçleri temizle' }));
  await screen.findByText('Henüz kayıt yok');
});

it('keeps rows that could not be read again, and removes them from people who have lost the right to them', async () => {
  let status = 200;
  vi.stubGlobal('fetch', async () =>
    status === 200
      ? Response.json({ success: true, message: '', liste: [], toplamKayit: 0 })
      : Response.json({ success: false, message: status === 403 ? 'yetkiYok' : 'sunucuHatasi' }, { status }),
  );
  open('');
  await screen.findByText('Henüz kayıt yok');
  status = 500;
  await queryClient.refetchQueries({}, { cancelRefetch: true });
  screen.getByText('Henüz kayıt yok');
  status = 403;
  await queryClient.refetchQueries({}, { cancelRefetch: true });
  await screen.findByText('Yüklenemedi');
  expect(screen.queryByText('Henüz kayıt yok')).toBeNull();
});
