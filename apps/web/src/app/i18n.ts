import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import giris from '../texts/tr/giris.json';
import ortak from '../texts/tr/ortak.json';
import temelMesaj from '../texts/tr/temelMesaj.json';
import { formatMiktar } from '../ui/format.ts';

export const DILLER = ['tr', 'en'] as const;
export type Dil = (typeof DILLER)[number];

const STORED = 'defter-dil';
// All catalogues except those that are already in the first file.
const catalogues = import.meta.glob<object>(['../texts/*/*.json', '!../texts/tr/{giris,ortak,temelMesaj}.json'], { import: 'default' });

/** Fetches a catalogue when the first screen that uses it is opened. */
const lazyCatalogues: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (dil, namespace, done) => {
    const load = catalogues[`../texts/${dil}/${namespace}.json`];
    if (!load) return done(new Error(`no catalogue ${dil}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts as ResourceKey),
      (error: Error) => done(error, true),
    );
  },
};

function storedDil(): Dil {
  try {
    return DILLER.find((dil) => dil === localStorage.getItem(STORED)) ?? 'tr';
  } catch {
    return 'tr'; // storage forbidden
  }
}

/** `text-transform` and screen readers follow the document's language. The kit reads one word from a variable. */
function followDil(dil: string): void {
  document.documentElement.lang = dil;
  document.documentElement.style.setProperty('--defter-required', JSON.stringify(i18next.t('ortak:zorunlu')));
}

/**
 * Loads the texts. The first file has the Turkish texts of signing in, of the server's answers to it, and those of every screen; the others come with
 * their screens.
 */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', followDil);
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: storedDil(),
      fallbackLng: 'tr',
      supportedLngs: DILLER,
      ns: ['ortak', 'temelMesaj', 'giris'],
      defaultNS: 'ortak',
      resources: { tr: { ortak, temelMesaj, giris } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  // Numbers are written one way in both languages, the way in which fields read them: `{{n, number}}` is 1.250.
  i18next.services.formatter!.add('number', (sayi) => formatMiktar(Number(sayi)));
}

export async function changeDil(dil: Dil): Promise<void> {
  await i18next.changeLanguage(dil);
  try {
    localStorage.setItem(STORED, dil);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
