import { RAPOR_YETKILERI, toFlags, YETKILER, type Yetki } from '@defter/contract/yetkiler.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { queryClient, queryKeyOf } from '../data/query.ts';
import { show } from '../../test/render.tsx';
import { useMenu } from '../shell/use-menu.ts';
import { YetkiLink } from './YetkiLink.tsx';

afterEach(() => queryClient.clear());

/** Shows it to somebody with these rights. */
function showTo(yetkiler: Yetki[], part: React.ReactNode) {
  queryClient.setQueryData(queryKeyOf(yetkiCalls.own), { success: true, message: '', yetkiler: toFlags(YETKILER, yetkiler), raporYetkileri: toFlags(RAPOR_YETKILERI, []), kosulOnayiGerekli: false });
  show(<MemoryRouter>{part}</MemoryRouter>);
}

test('a sale is a link for whoever may look at sales, and for others its words alone', () => {
  showTo(['satisGoruntule'], <YetkiLink to="/satis/7">12 numaralı satış</YetkiLink>);
  expect(screen.getByRole('link', { name: '12 numaralı satış' }).getAttribute('href')).toBe('/satis/7');
});

test('whoever may look at the till alone reads what was sold, and is led nowhere', () => {
  showTo(['kasaIslemleri'], <YetkiLink to="/satis/7">12 numaralı satış</YetkiLink>);
  screen.getByText('12 numaralı satış');
  expect(screen.queryByRole('link')).toBeNull();
});

function Ekle() {
  return useMenu().adds.map(({ path }) => <p key={path}>{path}</p>);
}

test('adding is offered where one sees the screen on which it is done', () => {
  showTo(['randevuEkle', 'musteriEkle', 'musteriGoruntule'], <Ekle />);
  expect(screen.getAllByText(/panel=0/).map(({ textContent }) => textContent)).toEqual(['/musteriler?panel=0']);
});
