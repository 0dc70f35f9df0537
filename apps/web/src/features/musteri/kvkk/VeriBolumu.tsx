import type { VERI_BOLUMLERI } from '@defter/contract/kvkk.ts';
import { formatTarih, isTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useTranslation } from 'react-i18next';
import { formatYerel, formatZaman } from '../../../ui/format.ts';
import { formatLira } from '../../../ui/lira.ts';
import classes from './VeriDokumu.module.css';

type Satir = Readonly<Record<string, unknown>>;
const ISO = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/;

/** Amounts in lira. */
const PARA = new Set(['toplamTutar', 'pesinat', 'alinan', 'borc', 'alacak', 'tutar', 'odenen', 'mahsup', 'iade', 'tutulan']);

/** The rows of one part, each as its fields. Empty fields are left out. */
export function VeriBolumu({ bolum, satirlar }: { bolum: (typeof VERI_BOLUMLERI)[number]; satirlar: readonly Satir[] }) {
  const { t } = useTranslation('kvkk');
  const { t: alan, i18n } = useTranslation('dokum');
  const write = (value: unknown, ad: string): string => {
    if (typeof value === 'boolean') return t(value ? 'dokum.evet' : 'dokum.hayir');
    if (Array.isArray(value)) return value.map((one) => write(one, ad)).join('; ');
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).filter(([, part]) => isKnown(part)).map(([name, part]) => write(part, name)).join(', ');
    }
    const text = String(value);
    // Codes of the wire are printed as words.
    if (i18n.exists(`dokum:degerler.${ad}.${text}`)) return alan(`degerler.${ad}.${text}` as 'ad');
    if (ad === 'telefon') return formatTelefon(text);
    if (ad === 'adet') return `× ${text}`;
    // `kalan` is money of a credit, and sessions of a package.
    if (PARA.has(ad) || (bolum === 'avanslar' && ad === 'kalan')) return formatLira(Number(value));
    if (isTarih(text)) return formatTarih(text);
    if (ISO.test(text)) return formatZaman(text);
    return LOCAL.test(text) ? formatYerel(text.replace('T', ' ')) : text;
  };
  return satirlar.map((satir, index) => (
    <dl key={index} className={classes.row}>
      {Object.entries(satir)
        // The name of a picture means nothing on paper: the picture itself is printed.
        .filter(([ad, value]) => isKnown(value) && ad !== 'fotografAdi')
        .map(([ad, value]) => (
          <div key={ad}>
            {/* The words of the codes have that name in the catalogue. */}
            <dt>{alan((ad === 'degerler' ? 'sozlesmeBilgileri' : ad) as 'ad')}</dt>
            <dd>{write(value, ad)}</dd>
          </div>
        ))}
    </dl>
  ));
}

const isKnown = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
