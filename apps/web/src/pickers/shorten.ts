const SHOWN = 60;

/** The typed text as the offer to add shows it: one or two lines, however long it is. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);
