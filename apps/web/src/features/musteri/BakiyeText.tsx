import { formatTL, toKurus } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import classes from './BakiyeText.module.css';

/** What a customer owes (above zero) or has in credit (below); said in a word, not by colour and sign alone. */
export function BakiyeText({ bakiye, plain }: { bakiye: number; /** Leaves the word to what stands beside it. */ plain?: boolean }) {
  const { t } = useTranslation('musteri');
  const taraf = bakiye > 0 ? 'borc' : bakiye < 0 ? 'alacak' : undefined;
  return (
    <span className={classes.bakiye} data-taraf={taraf}>
      {formatTL(toKurus(Math.abs(bakiye)))}
      {taraf && !plain && <span className={classes.word}>{t(`bakiye.${taraf}`)}</span>}
    </span>
  );
}
