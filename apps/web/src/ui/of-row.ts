import i18next from 'i18next';

/**
 * The name of a button that every row of a list or every field of a kind has, as `aria-label`: with the words that are seen on it, and whose row or
 * which field it is. Somebody who goes from button to button with a screen reader does not hear what stands around it.
 */
export const ofRow = (islem: string, ad: string): string => i18next.t('satirIslemi', { islem, ad });
