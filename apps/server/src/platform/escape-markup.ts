const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
