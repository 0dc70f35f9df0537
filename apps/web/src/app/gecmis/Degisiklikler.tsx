import type { KayitSatiri } from '@defter/contract/kayit-gunlugu.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './KayitIcerigi.module.css';
import { alanMetni, formatDeger, wordOf } from './format-deger.ts';

type Degisen = KayitSatiri['degisim'][number];

/** So many lines are read at once; a price list or a month of shifts has hundreds. */
const KISA = 8;
/** What is said once: there was nothing before, or there is nothing after. */
const TEK = new Set([
  'verilenHaklar',
  'alinanHaklar',
  'girisYenilendi',
  'geriGeldi',
  'verilenRizalar',
  'kanal',
  'neden',
  'cevap',
  'kisiler',
  'liste',
  'birlestirilen',
  'kalan',
  'adet',
  'tip',
  'deger',
  'yuvarlama',
  'ikinciFiyat',
  'gecerlilik',
]);

/** What changed from what to what; of a new or removed record what it had. */
export function Degisiklikler({ degisim, changed }: { degisim: readonly Degisen[]; changed: boolean }) {
  const { t } = useTranslation('kayitGunlugu');
  const [whole, setWhole] = useState(false);
  const told = changed ? degisim : degisim.filter(isTold);
  if (told.length === 0) return null;
  return (
    <>
      <ul className={classes.degisim}>
        {(whole ? told : told.slice(0, KISA)).map(({ alan, etiket, once, sonra }) => (
          <li key={`${alan}:${etiket}`}>
            <b>{etiket === null ? alanMetni(alan) : `${etiket} · ${alanMetni(alan)}`}:</b>{' '}
            {changed && !TEK.has(alan) ? (
              <>
                <s>{formatDeger(t, alan, once)}</s> <span aria-label={t('yerine')}>→</span> <span>{formatDeger(t, alan, sonra)}</span>
              </>
            ) : (
              formatDeger(t, alan, sonra ?? once)
            )}
          </li>
        ))}
      </ul>
      {!whole && told.length > KISA && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('dahasi', { sayi: told.length - KISA })}
        </Button>
      )}
    </>
  );
}

/** Of a new record nobody reads what it has not: unless that is said in a word, such as income or expense. */
function isTold({ alan, once, sonra }: Degisen): boolean {
  const deger = sonra ?? once;
  return (deger !== 'false' && deger !== '0') || wordOf(alan, deger) !== undefined;
}
