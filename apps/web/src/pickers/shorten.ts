const SHOWN = 60;

/** What was typed, as it is offered to be added: in one or two lines, however much it is. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);
