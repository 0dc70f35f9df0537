import type { AltUrun } from '@defter/contract/urun.ts';
import { Button } from '@mantine/core';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../SatisEkrani.module.css';
import { UrunKarti } from './UrunKarti.tsx';

/** The number of products that are drawn at once; a button shows as many more. */
const SHOWN = 60;

type UrunListesiProps = {
  ref: Ref<HTMLUListElement>;
  urunler: readonly AltUrun[];
  /** The pieces in the cart, by product. */
  adetler: ReadonlyMap<number, number>;
  gozdeler: ReadonlySet<number>;
  onGozde: (id: number) => void;
  onPick: (urun: AltUrun) => void;
};

/** The products to press: one stop of the Tab key, the arrows go through all of them, and the key of the star marks one. */
export function UrunListesi({ ref, urunler, adetler, gozdeler, onGozde, onPick }: UrunListesiProps) {
  const { t } = useTranslation('satis');
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ul ref={ref} className={classes.products} onKeyDown={moveWithin}>
        {urunler.slice(0, shown).map((urun, index) => (
          <UrunKarti key={urun.id} urun={urun} ilkMi={index === 0} gozdeMi={gozdeler.has(urun.id)} sepette={adetler.get(urun.id)} onGozde={onGozde} onPick={onPick} />
        ))}
      </ul>
      {urunler.length > shown && (
        <Button variant="subtle" mt="sm" onClick={() => setShown(shown + SHOWN)}>
          {t('dahaFazla', { sayi: Math.min(SHOWN, urunler.length - shown) })}
        </Button>
      )}
    </>
  );
}

/** The first of the list gets the focus. */
export const focusFirst = (list: HTMLUListElement | null): void => list?.querySelector<HTMLElement>('button[data-urun]')?.focus();

/** The arrow keys go from one product to the next, by their places on the screen. */
function moveWithin(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-urun]')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}
