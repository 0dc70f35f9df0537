import { screen } from '@testing-library/react';
import { PackageIcon } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../data/query.ts';
import { showTo } from '../../test/render.tsx';
import { KayitYok } from '../page/KayitYok.tsx';
import { PaperDesk } from '../page/PaperDesk.tsx';
import { useMenu } from '../shell/use-menu.ts';
import { YetkiLink } from './YetkiLink.tsx';

afterEach(() => queryClient.clear());

test('a sale is a link with the right to see sales, and plain text without it', () => {
  showTo(['satisGoruntule'], <YetkiLink to="/satis/7">12 numaralı satış</YetkiLink>);
  expect(screen.getByRole('link', { name: '12 numaralı satış' }).getAttribute('href')).toBe('/satis/7');
});

test('with the right to see the till only, a sale is plain text without a link', () => {
  showTo(['kasaIslemleri'], <YetkiLink to="/satis/7">12 numaralı satış</YetkiLink>);
  screen.getByText('12 numaralı satış');
  expect(screen.queryByRole('link')).toBeNull();
});

function Ekle() {
  return useMenu().adds.map(({ path }) => <p key={path}>{path}</p>);
}

test('adding is offered only with the right to see the screen on which it is done', () => {
  showTo(['randevuEkle', 'musteriEkle', 'musteriGoruntule'], <Ekle />);
  expect(screen.getAllByText(/panel=0/).map(({ textContent }) => textContent)).toEqual(['/musteriler?panel=0']);
});

test('the way back from a paper needs the right to its screen', () => {
  const makbuz = <PaperDesk back={{ to: '/musteriler/7?sekme=odemeler', label: 'Müşteriye dön' }}>Makbuz</PaperDesk>;
  showTo(['musteriTahsilat', 'musteriGoruntule'], makbuz);
  expect(screen.getByRole('link', { name: 'Müşteriye dön' }).getAttribute('href')).toBe('/musteriler/7?sekme=odemeler');
});

test('a paper and the page of a missing record have no links to screens without the right to them', () => {
  showTo(
    ['musteriTahsilat', 'musteriSatis'],
    <>
      <PaperDesk back={{ to: '/musteriler/7', label: 'Müşteriye dön' }}>Makbuz</PaperDesk>
      <KayitYok icon={PackageIcon} title="Yok" text="Silinmiş olabilir." to="/satislar" back="Satışlara dön" />
    </>,
  );
  screen.getByRole('heading', { name: 'Yok' });
  expect(screen.queryByRole('link')).toBeNull();
});
