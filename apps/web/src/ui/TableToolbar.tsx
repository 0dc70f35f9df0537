import { CloseButton, Group, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from 'lucide-react';
import type { List } from './list.ts';
import { usePageKeys } from './page-keys.ts';
import classes from './DataTable.module.css';

const TYPING = 220;

type TableToolbarProps<Row> = { list: List<Row>; /** Null for a list that is not searched. */ placeholder?: string | null; children?: ReactNode };

/** Search box and filters of a list. */
export function TableToolbar<Row>({ list, placeholder, children }: TableToolbarProps<Row>) {
  return (
    <Group className={classes.toolbar} gap="xs">
      {placeholder !== null && <SearchBox list={list} placeholder={placeholder} />}
      {children}
    </Group>
  );
}

/** It keeps the typed text; the address follows when typing pauses. */
function SearchBox<Row>({ list, placeholder }: { list: List<Row>; placeholder: string | undefined }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback((text: string) => list.set({ ara: text.trim() }), TYPING);
  usePageKeys([['/', () => input.current?.focus()]]);

  // The search can also change from elsewhere: the back button, "clear the filters".
  useEffect(() => {
    if (input.current && input.current.value.trim() !== list.search && document.activeElement !== input.current) input.current.value = list.search;
  }, [list.search]);

  const clear = () => {
    if (input.current) input.current.value = '';
    list.set({ ara: '' });
    input.current?.focus();
  };

  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      defaultValue={list.search}
      placeholder={placeholder ?? t('ara')}
      aria-label={placeholder ?? t('ara')}
      leftSection={<SearchIcon size={17} />}
      rightSection={list.search ? <CloseButton size="sm" aria-label={t('temizle')} onClick={clear} /> : <Kbd className={classes.slash}>/</Kbd>}
      onChange={(event) => search(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
    />
  );
}
