import { memo } from 'react';
import { toSaat } from '@defter/rules/saat.ts';
import { LockKeyholeIcon } from 'lucide-react';
import styles from './block.module.css';
import { formatAralik } from './texts.ts';
import type { TakvimRandevusu } from './types.ts';

const LINE_PX = 17;
const CHROME_PX = 7;
/** A block that is lower than this has no room around its one line. */
const SHORT_PX = 24;
/** A long name may take a second line in a block of so many lines. */
const TALL = 4;

type BlockProps = {
  randevu: TakvimRandevusu;
  /** CSS `inset`, in shares of the column. */
  inset: string;
  heightPx: number;
  label: string;
  /** Whether it is too narrow for any text but the letter. */
  isSlim: boolean;
  isTabStop: boolean;
};

/** One appointment. Its status is told by colour and by letter, and in words to screen readers. */
export const Block = memo(function Block({ randevu, inset, heightPx, label, isSlim, isTabStop }: BlockProps) {
  const { id, durum, baslik, altBaslik, isaretler = [], kilitli, simdi } = randevu;
  const lines = Math.max(1, Math.floor((heightPx - CHROME_PX) / LINE_PX));
  // The parts are plain text instead of elements, because a thousand blocks must be drawn at once.
  const signs = isaretler.map(({ simge }) => simge).join(' ');
  const rest = joined(signs, altBaslik);
  const lock = kilitli && <LockKeyholeIcon size={13} />;
  return (
    <div
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      className={styles.block}
      style={{ inset }}
      data-randevu={id}
      data-durum={durum}
      data-kilitli={kilitli || undefined}
      data-slim={isSlim || undefined}
      data-short={heightPx < SHORT_PX || undefined}
      data-tall={lines >= TALL || undefined}
    >
      <span className={styles.text} data-harf={durum} style={{ maxHeight: lines * LINE_PX }}>
        {!isSlim && (
          <>
            <b>
              {baslik}
              {lines === 1 && (
                <small>
                  {` ${joined(signs, !simdi && toSaat(randevu.baslangic))} `}
                  {simdi && <Simdi simdi={simdi} />}
                  {lock}
                </small>
              )}
            </b>
            {lines > 1 && simdi && <Simdi simdi={simdi} />}
            {lines > 1 && ` ${joined(formatAralik(randevu), !lock && rest)} `}
            {lines > 1 && lock && (
              <>
                {lock} {rest}
              </>
            )}
          </>
        )}
      </span>
    </div>
  );
});

const Simdi = ({ simdi: { sozu, isGec } }: { simdi: NonNullable<TakvimRandevusu['simdi']> }) => <em data-gec={isGec || undefined}>{sozu}</em>;

function joined(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
