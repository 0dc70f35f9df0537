/** A small form for a new record that is open inside another form, and would be lost with it. */
type OpenEntry = {
  element: Element | null;
  isDirty: () => boolean;
  /** Saves the record; false when something is missing or refused, which people then see at its fields. */
  save: () => Promise<boolean>;
};

const entries = new Set<OpenEntry>();

/** Registers an open one. Returns a function that removes it. */
export function openEntry(entry: OpenEntry): () => void {
  entries.add(entry);
  return () => {
    entries.delete(entry);
  };
}

const entriesWithin = (around: Element | null): OpenEntry[] => [...entries].filter(({ element }) => around?.contains(element));

/** Whether one within `around` holds input that would be lost. */
export const isEntryDirty = (around: Element | null): boolean => entriesWithin(around).some(({ isDirty }) => isDirty());

/** Whether there is an open one within `around`. */
export const hasEntry = (around: Element): boolean => entriesWithin(around).length > 0;

/** Saves those within `around`, the innermost first; false as soon as one could not be saved. */
export async function saveEntries(around: Element): Promise<boolean> {
  const open = entriesWithin(around).toSorted((a, b) => (a.element?.contains(b.element) ? 1 : -1));
  for (const { save } of open) if (!(await save())) return false;
  return true;
}
