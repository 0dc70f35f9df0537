import i18next from 'i18next';

/**
 * The `aria-label` of a button that every row of a list or every field of a kind has: its visible words, and the row or field. With a screen reader
 * one goes from button to button without hearing the text around them.
 */
export const ofRow = (islem: string, ad: string): string => i18next.t('satirIslemi', { islem, ad });
