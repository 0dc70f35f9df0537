import { NativeSelect } from '@mantine/core';
import { ArrowUpDownIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from './DataTable.tsx';
import type { List } from './list.ts';
import classes from './DataTable.module.css';

/** Orders a list whose rows are cards, because a phone has no head to press. */
export function SortSelect<Row>({ list, columns }: { list: List<Row>; columns: readonly Column<Row>[] }) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const orders = sortable.flatMap(({ id, header }) => [
    { value: id, label: t('siralamaArtan', { sutun: header }) },
    { value: `-${id}`, label: t('siralamaAzalan', { sutun: header }) },
  ]);
  const isKnown = orders.some(({ value }) => value === list.sort);
  return (
    <NativeSelect
      className={classes.order}
      aria-label={t('siralama')}
      leftSection={<ArrowUpDownIcon size={17} />}
      value={isKnown ? list.sort : ''}
      data={isKnown ? orders : [{ value: '', label: t('siralama') }, ...orders]}
      onChange={(event) => list.set({ sirala: event.currentTarget.value || undefined })}
    />
  );
}
