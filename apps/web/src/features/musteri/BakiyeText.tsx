import { formatTL, type Kurus, negate } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import classes from './BakiyeText.module.css';

/** The debt (above zero) or credit (below) of a customer. A word says which, not only colour and sign. */
export function BakiyeText({ bakiye, plain }: { bakiye: Kurus; /** Leaves the word out, because the text beside it says it. */ plain?: boolean }) {
  const { t } = useTranslation('musteri');
  const taraf = bakiye > 0 ? 'borc' : bakiye < 0 ? 'alacak' : undefined;
  return (
    <span className={classes.bakiye} data-taraf={taraf}>
      {formatTL(bakiye < 0 ? negate(bakiye) : bakiye)}
      {taraf && !plain && <span className={classes.word}>{t(`bakiye.${taraf}`)}</span>}
    </span>
  );
}
