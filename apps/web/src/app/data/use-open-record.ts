import { useState } from 'react';

/**
 * The record of the open panel, as it was last found. It may leave the list behind the panel, because another desk adds rows or midnight moves the
 * days: the input of the panel stays.
 * @param isReading the list is being read again: a panel is not opened with a record that may have changed since
 */
export function useOpenRecord<Row>(id: number | undefined, found: Row | undefined, isReading: boolean): Row | undefined {
  const [last, setLast] = useState<{ id: number | undefined; row: Row | undefined }>({ id: undefined, row: undefined });
  const before = last.id === id ? last.row : undefined;
  const row = isReading && before === undefined ? undefined : (found ?? before);
  if (last.id !== id || last.row !== row) setLast({ id, row });
  return row;
}
