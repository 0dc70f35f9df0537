import type { Degisen } from '@defter/contract/kayit-gunlugu.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './KayitIcerigi.module.css';
import { alanMetni, formatDeger } from './format-deger.ts';

/** People read so many lines at once; a price list or a month of shifts has hundreds. */
const KISA = 8;
/** The old and the new values of a change; for a new or removed record its values. */
export function Degisiklikler({ degisim, changed }: { degisim: readonly Degisen[]; changed: boolean }) {
  const { t } = useTranslation(['kayitGunlugu', 'alan']);
  const [whole, setWhole] = useState(false);
  const told = changed ? degisim : degisim.filter(isTold);
  if (told.length === 0) return null;
  return (
    <>
      <ul className={classes.degisim}>
        {(whole ? told : told.slice(0, KISA)).map((degisen) => (
          <li key={`${degisen.alan}:${degisen.etiket}`}>
            <b>{degisen.etiket === null ? alanMetni(degisen.alan) : `${degisen.etiket} · ${alanMetni(degisen.alan)}`}:</b>{' '}
            {changed && !degisen.tek ? (
              <>
                <s>{formatDeger(degisen, degisen.once)}</s> <span aria-label={t('alan:yerine')}>→</span> <span>{formatDeger(degisen, degisen.sonra)}</span>
              </>
            ) : (
              formatDeger(degisen, degisen.sonra ?? degisen.once)
            )}
          </li>
        ))}
      </ul>
      {!whole && told.length > KISA && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('dahasi', { count: told.length - KISA })}
        </Button>
      )}
    </>
  );
}

/** Empty fields of a new record are left out, except where a word shows them, such as income or expense. */
function isTold({ tur, once, sonra }: Degisen): boolean {
  const deger = sonra ?? once;
  return tur === 'secim' || (deger !== 'false' && deger !== '0');
}
