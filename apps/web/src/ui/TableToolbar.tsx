import { CloseButton, Group, Kbd } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from 'lucide-react';
import { FilterInput } from './FilterInput.tsx';
import type { List } from './list.ts';
import type { Column } from './DataTable.tsx';
import { SortSelect } from './SortSelect.tsx';
import { usePageKeys } from './page-keys.ts';
import classes from './DataTable.module.css';

type TableToolbarProps<Row> = {
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** Null for a list that is not searched. */
  placeholder?: string | null;
  children?: ReactNode;
};

/** Search box, order and filters of a list. */
export function TableToolbar<Row>({ list, columns, placeholder, children }: TableToolbarProps<Row>) {
  return (
    <Group className={classes.toolbar} gap="xs" data-screen-only>
      {placeholder !== null && <SearchBox list={list} placeholder={placeholder} />}
      <SortSelect list={list} columns={columns} />
      {children}
    </Group>
  );
}

function SearchBox<Row>({ list, placeholder }: { list: List<Row>; placeholder: string | undefined }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  usePageKeys([['/', () => input.current?.focus()]]);

  const clear = () => {
    list.set({ ara: '' });
    input.current?.focus();
  };

  return (
    <FilterInput
      ref={input}
      type="search"
      className={classes.search}
      value={list.search}
      placeholder={placeholder ?? t('ara')}
      aria-label={placeholder ?? t('ara')}
      leftSection={<SearchIcon size={17} />}
      rightSection={list.search ? <CloseButton size="sm" aria-label={t('temizle')} onClick={clear} /> : <Kbd className={classes.slash}>/</Kbd>}
      onChange={(ara) => list.set({ ara })}
    />
  );
}
