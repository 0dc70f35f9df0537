import type { BelgeFirmasi } from '@defter/contract/satis.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Kagit.module.css';

type ImzalarProps = {
  firma: Pick<BelgeFirmasi, 'adi' | 'unvan'>;
  adSoyad: string;
  /** The signature of the customer; without it there is room for one. */
  children?: ReactNode;
};

/** The foot of a contract, where both sign. */
export function Imzalar({ firma, adSoyad, children }: ImzalarProps) {
  const { t } = useTranslation('sozlesme');
  return (
    <footer className={classes.contractSignatures}>
      <div>
        <p>{firma.unvan ?? firma.adi}</p>
        <p>{t('kaseImza')}</p>
      </div>
      <div>
        <p>{adSoyad}</p>
        {children ?? <p>{t('imza')}</p>}
      </div>
    </footer>
  );
}
