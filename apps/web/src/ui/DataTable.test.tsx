import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import type { List } from './list.ts';

type Row = { id: number; ad: string };

const rows: Row[] = [
  { id: 1, ad: 'Ayşe' },
  { id: 2, ad: 'Işıl' },
  { id: 3, ad: 'Ömer' },
];
const columns: Column<Row>[] = [{ id: 'ad', header: 'Ad', cell: (row) => row.ad, sortable: true, primary: true }];
const list = (overrides: Partial<List<Row>> = {}): List<Row> => ({
  rows,
  total: rows.length,
  isPending: false,
  isFetching: false,
  error: null,
  refetch: vi.fn(),
  page: 1,
  pageSize: 25,
  sort: 'ad',
  search: '',
  filter: {},
  isNarrowed: false,
  set: vi.fn(),
  clear: vi.fn(),
  ...overrides,
});

const table = (shown: List<Row>, onOpen?: (row: Row) => void) => (
  <DataTable list={shown} columns={columns} rowKey={(row) => row.id} onOpen={onOpen} label="Kişiler" empty={{ title: 'Henüz kişi yok' }} />
);

test('a focused row has a name of its own, because browsers give rows none', () => {
  show(table(list(), vi.fn()));
  const cells = screen.getByRole('row', { name: 'Ayşe' }).getAttribute('aria-labelledby');
  expect(document.getElementById(cells ?? '')?.textContent).toBe('Ayşe');
});

test('the arrow keys move through the rows and Enter opens one', async () => {
  const onOpen = vi.fn();
  const { user } = show(table(list(), onOpen));
  screen.getByRole('row', { name: 'Ayşe' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test('the arrow keys lead from the search into the rows', async () => {
  const onOpen = vi.fn();
  const { user } = show(table(list(), onOpen));
  await user.keyboard('/');
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test('a select box orders the rows if there is no head to press', async () => {
  const shown = list({ sort: '-kayitTarihi' });
  const { user } = show(table(shown));
  const order = screen.getByRole('combobox', { name: 'Sıralama' });
  expect(within(order).getAllByRole('option').map((option) => option.textContent)).toEqual(['Sıralama', 'Ad (artan)', 'Ad (azalan)']);
  await user.selectOptions(order, 'Ad (azalan)');
  expect(shown.set).toHaveBeenCalledExactlyOnceWith({ sirala: '-ad' });
});

test('an address behind the last page is not an empty list: the last page is shown', () => {
  const gone = list({ rows: [], total: 50, page: 3 });
  const { rerender } = show(table(gone));
  expect(screen.queryByText('Henüz kişi yok')).toBeNull();
  expect(gone.set).toHaveBeenCalledExactlyOnceWith({ sayfa: 2 });
  const last = list({ total: 50, page: 2 });
  rerender(table(last));
  expect(screen.getByText('Ayşe')).toBeTruthy();
  expect(last.set).not.toHaveBeenCalled();
});

test('the heading reverses the order, and tells the present one', async () => {
  const shown = list();
  const { user } = show(table(shown));
  const heading = screen.getByRole('columnheader', { name: 'Ad' });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(heading).getByRole('button'));
  expect(shown.set).toHaveBeenCalledWith({ sirala: '-ad' });
});

test('the slash goes to the search, which asks when typing pauses', async () => {
  const shown = list();
  const { user } = show(table(shown));
  await user.keyboard('/');
  await user.keyboard('ışıl');
  await waitFor(() => expect(shown.set).toHaveBeenCalledExactlyOnceWith({ ara: 'ışıl' }));
});

test('an emptied search does not ask for the former text afterwards', async () => {
  const shown = list({ search: 'ay' });
  const { user } = show(table(shown));
  await user.type(screen.getByRole('searchbox'), 'ş');
  await user.click(screen.getByRole('button', { name: 'Temizle' }));
  expect(vi.mocked(shown.set).mock.calls).toEqual([[{ ara: 'ayş' }], [{ ara: '' }]]);
});

test('an empty list says so, and one with filters offers to clear them', async () => {
  const { rerender, user } = show(table(list({ rows: [], total: 0 })));
  expect(screen.getByText('Henüz kişi yok')).toBeTruthy();
  const narrowed = list({ rows: [], total: 0, isNarrowed: true });
  rerender(table(narrowed));
  await user.click(screen.getByRole('button', { name: 'Arama ve süzgeçleri temizle' }));
  expect(narrowed.clear).toHaveBeenCalledOnce();
});

test('a list that could not be loaded can be asked for again', async () => {
  const broken = list({ error: new Error('away') });
  const { user } = show(table(broken));
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(broken.refetch).toHaveBeenCalledOnce();
});

test('the number of rows is announced, on one page and on several, but not while they are being read', () => {
  const { rerender } = show(table(list({ rows: [], total: 0, isPending: true })));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(table(list()));
  expect(status.textContent).toBe('3 kayıt');
  rerender(table(list({ rows: [], total: 0, isNarrowed: true, search: 'q' })));
  expect(status.textContent).toBe('0 kayıt');
  rerender(table(list({ total: 1204, page: 2 })));
  expect(status.textContent).toBe('26–50 / 1.204');
});

test('a row is not opened while its text is being selected, to copy it', async () => {
  const open = vi.fn();
  const { user } = show(table(list(), open));
  const target = screen.getByText('Ayşe');
  await user.pointer([{ keys: '[MouseLeft>]', target, offset: 0 }, { target, offset: 3 }, { keys: '[/MouseLeft]' }]);
  expect(String(window.getSelection())).toBe('Ayş');
  expect(open).not.toHaveBeenCalled();
});
