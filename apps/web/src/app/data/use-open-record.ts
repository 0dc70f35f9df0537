import { useState } from 'react';

/**
 * The record whose panel is open, as it was last found. It may leave the list behind the panel, because another desk adds rows or midnight moves
 * the days: what is typed in the panel stays.
 */
export function useOpenRecord<Row>(id: number | undefined, found: Row | undefined): Row | undefined {
  const [last, setLast] = useState({ id, row: found });
  const row = found ?? (last.id === id ? last.row : undefined);
  if (last.id !== id || last.row !== row) setLast({ id, row });
  return row;
}
