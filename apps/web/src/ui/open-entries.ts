/** The few fields of something new that stand open inside a form, and would be lost with it. */
type OpenEntry = {
  element: Element | null;
  isDirty: () => boolean;
  /** Shows people that it is still open. */
  point: () => void;
};

const entries = new Set<OpenEntry>();

/** Reports one that is open; returns how to say that it no longer is. */
export function openEntry(entry: OpenEntry): () => void {
  entries.add(entry);
  return () => {
    entries.delete(entry);
  };
}

/** The one that stands open within `around`, undefined when none does. */
export const entryWithin = (around: Element | null): OpenEntry | undefined => [...entries].find(({ element }) => around?.contains(element));
