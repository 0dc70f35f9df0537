/** The kinds of contact data that not everybody may read (spec 2§6). Each has its own masked form. */
export type MaskeTuru = 'telefon' | 'ePosta' | 'adres' | 'kimlik';

const end = (text: string, shown: number) => (text.length > shown * 2 ? text.slice(-shown) : '');

const MASKELER: Readonly<Record<MaskeTuru, { hide: (text: string) => string; hidden: RegExp }>> = {
  telefon: {
    hide: (text) => (/^\+90\d{10}$/.test(text) ? `0(${text[3]}••) ••• •• ${text.slice(-2)}` : `••••• ${end(text, 2)}`),
    hidden: /^(0\(\d••\) ••• •• \d\d|••••• .{0,2})$/u,
  },
  ePosta: { hide: (text) => `${/^\w/.exec(text)?.[0] ?? ''}•••@•••`, hidden: /^\w?•••@•••$/u },
  adres: { hide: () => '••••• •••••', hidden: /^••••• •••••$/u },
  kimlik: { hide: (text) => `•••••••••${end(text, 2)}`, hidden: /^•{9}.{0,2}$/u },
};

/**
 * The masked form for people who may not read the value: enough to tell two records apart, too little to reach anybody.
 * The same text always gives the same form.
 * @example maskele('telefon', '+905321234512') // '0(5••) ••• •• 12'
 */
export const maskele = (tur: MaskeTuru, text: string): string => MASKELER[tur].hide(text);

/** Whether a text is a result of `maskele`, and so not a value. */
export const isMaskeli = (tur: MaskeTuru, text: string): boolean => MASKELER[tur].hidden.test(text);
