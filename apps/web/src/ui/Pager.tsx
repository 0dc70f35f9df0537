import { ActionIcon, Group, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { List } from './list.ts';
import classes from './DataTable.module.css';

const SIZES = [25, 50, 100];

/**
 * `1–25 / 1.204` with buttons back and forth. Shows nothing while everything fits on the smallest page, but always announces the number of rows, so
 * that screen readers tell that a search has ended.
 */
export function Pager<Row>({ list }: { list: List<Row> }) {
  const { t } = useTranslation();
  const { page, pageSize, total, isPending, error } = list;
  const isPaged = total > SIZES[0]!;
  const first = (page - 1) * pageSize + 1;
  const aralik = t('aralik', { first, last: Math.min(page * pageSize, total), total });
  return (
    <>
      <VisuallyHidden role="status">{isPending || error ? '' : isPaged ? aralik : t('kayitSayisi', { count: total })}</VisuallyHidden>
      {isPaged && <PageButtons list={list} aralik={aralik} />}
    </>
  );
}

function PageButtons<Row>({ list: { page, pageSize, total, set }, aralik }: { list: List<Row>; aralik: string }) {
  const { t } = useTranslation();
  const pages = Math.ceil(total / pageSize);
  return (
    <Group className={classes.pager} gap="xs" data-screen-only component="nav" aria-label={t('sayfalar')}>
      <Text size="sm" c="dimmed" className="tabular">
        {aralik}
      </Text>
      <NativeSelect
        size="xs"
        className={classes.size}
        aria-label={t('sayfaBoyutu')}
        value={pageSize}
        data={SIZES.map(String)}
        onChange={(event) => set({ sayfaBoyutu: Number(event.currentTarget.value) })}
      />
      <ActionIcon variant="default" size="md" aria-label={t('oncekiSayfa')} disabled={page <= 1} onClick={() => set({ sayfa: page - 1 })}>
        <ChevronLeftIcon size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size="md" aria-label={t('sonrakiSayfa')} disabled={page >= pages} onClick={() => set({ sayfa: page + 1 })}>
        <ChevronRightIcon size={18} />
      </ActionIcon>
    </Group>
  );
}
