import { isTarih, formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { formatYerel, formatZaman } from '../../../ui/format.ts';
import classes from './VeriDokumu.module.css';

type Satir = Readonly<Record<string, unknown>>;
const ISO = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/;

/** The rows of one part, each as its fields; an empty field is left out. */
export function VeriBolumu({ satirlar }: { satirlar: readonly Satir[] }) {
  const { t } = useTranslation('kvkk');
  const { t: alan } = useTranslation('dokum');
  const write = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'dokum.evet' : 'dokum.hayir');
    if (Array.isArray(value)) return value.map(write).join('; ');
    if (typeof value === 'object' && value !== null) return Object.values(value).filter(isKnown).map(write).join(' ');
    const text = String(value);
    if (isTarih(text)) return formatTarih(text);
    if (ISO.test(text)) return formatZaman(text);
    return LOCAL.test(text) ? formatYerel(text.replace('T', ' ')) : text;
  };
  if (satirlar.length === 0) return <p className={classes.none}>{t('dokum.yok')}</p>;
  return satirlar.map((satir, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rows of a paper neither move nor change
    <dl key={index} className={classes.row}>
      {Object.entries(satir)
        .filter(([, value]) => isKnown(value))
        .map(([ad, value]) => (
          <div key={ad}>
            <dt>{alan(ad as 'ad')}</dt>
            <dd>{write(value)}</dd>
          </div>
        ))}
    </dl>
  ));
}

const isKnown = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
