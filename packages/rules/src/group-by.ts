/**
 * Groups values by a key, in the order in which they come: `Map.groupBy`, which Safari before 17.4 does not have.
 * @param keyOf the key of a value
 */
export function groupBy<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
