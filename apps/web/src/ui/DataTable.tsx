import { Card, rem, Skeleton, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { ChevronDownIcon, ChevronUpIcon, ChevronsUpDownIcon } from 'lucide-react';
import type { List } from './list.ts';
import { LoadError } from './LoadError.tsx';
import { Pager } from './Pager.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useLastPage } from './use-last-page.ts';
import classes from './DataTable.module.css';

export type Column<Row> = {
  /** The server sorts by this name too. */
  id: string;
  /** Empty above buttons, because their labels say what they do. */
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'right' | 'center';
  width?: number | string;
  /** Title of the card that a row becomes on a phone. */
  primary?: boolean;
  /** Left out on narrow screens: below 640 px ('sm') or 960 px ('md'). */
  hideBelow?: 'sm' | 'md';
};

type DataTableProps<Row> = {
  list: List<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** Called on click and on Enter. */
  onOpen?: (row: Row) => void;
  /** Greys out a row, for example a passive record. */
  isDimmed?: (row: Row) => boolean;
  /** The name of the list for screen readers. */
  label: string;
  /** More columns than a screen has room for: the table scrolls sideways at once, and its head does not stay in sight. */
  wide?: boolean;
  /** Null for a list that is not searched. */
  searchPlaceholder?: string | null;
  /** More controls beside the search box. */
  filters?: ReactNode;
  /** Shown while there is nothing at all; a search without results has its own text. */
  empty: { title: string; text?: string; action?: ReactNode };
};

/**
 * The table of every list: the server pages, sorts and searches it, and the address keeps its state. `/` moves to the
 * search, the arrow keys walk from there and through the rows, Enter opens one. On a phone the rows are cards, and a choice
 * beside the search orders them. Its cells are plain elements: those of the kit are two components each, and a page has some two hundred.
 */
export function DataTable<Row>({ list, columns, rowKey, onOpen, isDimmed, label, wide = false, searchPlaceholder, filters, empty }: DataTableProps<Row>) {
  const isPending = useLastPage(list) || list.isPending;
  const id = useId();
  const markedBefore = useRef('');
  const idOf = (row: Row, column: Column<Row>) => `${id}-${rowKey(row)}-${column.id}`;
  return (
    <Card padding={0} className={classes.card} onKeyDown={walkRows}>
      <TableToolbar list={list} columns={columns} placeholder={searchPlaceholder}>
        {filters}
      </TableToolbar>
      {list.error ? (
        <LoadError text={list.refusal} onRetry={list.refetch}>
          {list.refusal && list.isNarrowed && <ClearButton list={list} />}
        </LoadError>
      ) : !isPending && list.rows.length === 0 ? (
        <NothingHere list={list} empty={empty} />
      ) : (
        <div ref={watchWidth} className={classes.body} data-wide={wide || undefined}>
          <Table role="table" aria-label={label} aria-rowcount={list.total} className={classes.table} data-stale={list.isFetching || undefined}>
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <HeaderCell key={column.id} column={column} list={list} />
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" onMouseDown={() => (markedBefore.current = markedText())}>
              {isPending ? (
                <SkeletonRows columns={columns} />
              ) : (
                list.rows.map((row, index) => (
                  <tr
                    key={rowKey(row)}
                    role="row"
                    className={classes.row}
                    tabIndex={onOpen ? (index === 0 ? 0 : -1) : undefined}
                    // Browsers give a row no name, so a screen reader would say nothing when it gets the focus.
                    aria-labelledby={onOpen && columns.map((column) => idOf(row, column)).join(' ')}
                    data-open={onOpen ? true : undefined}
                    data-dimmed={isDimmed?.(row) || undefined}
                    onClick={onOpen && ((event) => isPlain(event.target) && !isMarking(markedBefore.current) && onOpen(row))}
                    onKeyDown={onOpen && ((event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen(row))}
                  >
                    {columns.map((column) => (
                      <td key={column.id} id={onOpen && idOf(row, column)} role="cell" {...cellProps(column)} data-label={column.header}>
                        {contentOf(column, row)}
                      </td>
                    ))}
                  </tr>
                ))
              )}
            </tbody>
          </Table>
        </div>
      )}
      <Pager list={list} />
    </Card>
  );
}

/** Between a phone and a desk a table may need more than its room, as on a tablet or on a zoomed page: then it scrolls sideways too. */
function watchWidth(body: HTMLDivElement | null): (() => void) | undefined {
  const table = body?.firstElementChild;
  if (!body || !table) return undefined;
  const watcher = new ResizeObserver(() => body.toggleAttribute('data-narrow', table.scrollWidth > body.clientWidth));
  watcher.observe(body);
  watcher.observe(table);
  return () => watcher.disconnect();
}

/** A name without elements of its own is cut after some lines. */
function contentOf<Row>({ primary, cell }: Column<Row>, row: Row): ReactNode {
  const content = cell(row);
  if (!primary || typeof content !== 'string') return content;
  return (
    <span className={classes.name} title={content}>
      {content}
    </span>
  );
}

const cellProps = <Row,>({ align, primary, hideBelow }: Column<Row>) => ({
  style: { textAlign: align },
  'data-primary': primary || undefined,
  'data-hide': hideBelow,
});

/** A click on a link or button inside a row belongs to that control. */
const isPlain = (target: EventTarget) => target instanceof Element && !target.closest('a, button, input, label');

const markedText = () => String(window.getSelection() ?? '');

/**
 * Whether the press that ends here has selected text, to copy a name for example. An earlier selection stays until after the click, such as a word
 * that the second half of a double click has met.
 */
const isMarking = (before: string) => !['', before].includes(markedText());

function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  const row = target instanceof Element ? target.closest('tbody tr') : null;
  const isSearch = target instanceof HTMLInputElement && target.type === 'search';
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[tabindex]')];
  const index = rows.findIndex((other) => other === row);
  const next = row ? { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key] : isSearch && key === 'ArrowDown' ? 0 : undefined;
  if (next === undefined || !rows[next]) return;
  event.preventDefault();
  for (const other of rows) other.tabIndex = other === rows[next] ? 0 : -1;
  rows[next].focus();
}

function HeaderCell<Row>({ column, list }: { column: Column<Row>; list: List<Row> }) {
  const { t } = useTranslation();
  const ascending = list.sort === column.id;
  const descending = list.sort === `-${column.id}`;
  const Arrow = ascending ? ChevronUpIcon : descending ? ChevronDownIcon : ChevronsUpDownIcon;
  const direction = ascending ? 'ascending' : descending ? 'descending' : undefined;
  return (
    <th role="columnheader" aria-sort={column.sortable ? (direction ?? 'none') : undefined} {...cellProps(column)} style={{ textAlign: column.align, width: rem(column.width) }}>
      {column.sortable ? (
        <UnstyledButton
          className={classes.sort}
          data-sorted={direction}
          onClick={() => list.set({ sirala: ascending ? `-${column.id}` : column.id })}
        >
          {column.header}
          <Arrow size={14} />
        </UnstyledButton>
      ) : (
        column.header || <VisuallyHidden>{t('islemler')}</VisuallyHidden>
      )}
    </th>
  );
}

function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} role="row" aria-hidden className={classes.row}>
      {columns.map((column, index) => (
        <td key={column.id} role="cell" {...cellProps(column)}>
          <Skeleton height={14} my={4} width={`${55 + ((row * 7 + index * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}

export function NothingHere<Row>({ list, empty }: { list: List<Row>; empty: DataTableProps<Row>['empty'] }) {
  const { t } = useTranslation();
  if (!list.isNarrowed) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('sonucYok')} text={t('sonucYokAciklama')}>
      <ClearButton list={list} />
    </EmptyState>
  );
}

function ClearButton<Row>({ list }: { list: List<Row> }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.clear} onClick={list.clear}>
      {t('filtreleriTemizle')}
    </UnstyledButton>
  );
}
