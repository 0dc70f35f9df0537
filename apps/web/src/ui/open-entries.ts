/** A small form for a new record that is open inside another form, and would be lost with it. */
type OpenEntry = {
  element: Element | null;
  isDirty: () => boolean;
  /** Shows people that it is still open. */
  point: () => void;
};

const entries = new Set<OpenEntry>();

/** Registers an open one. Returns a function that removes it. */
export function openEntry(entry: OpenEntry): () => void {
  entries.add(entry);
  return () => {
    entries.delete(entry);
  };
}

/** The open one within `around`; undefined when there is none. */
export const entryWithin = (around: Element | null): OpenEntry | undefined => [...entries].find(({ element }) => around?.contains(element));
