import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../data/query.ts';
import { showTo } from '../../test/render.tsx';
import { useMenu } from '../shell/use-menu.ts';
import { YetkiLink } from './YetkiLink.tsx';

afterEach(() => queryClient.clear());

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
