import type { AltUrun } from '@defter/contract/urun.ts';
import { formatTL } from '@defter/rules/para.ts';
import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { StarIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMiktar } from '../../../ui/format.ts';
import classes from '../SatisEkrani.module.css';

type UrunKartiProps = {
  urun: AltUrun;
  /** The first of the list, which the Tab key stops at. */
  ilkMi: boolean;
  gozdeMi: boolean;
  /** The pieces of it in the cart. */
  sepette: number | undefined;
  onGozde: (id: number) => void;
  onPick: (urun: AltUrun) => void;
};

/** A product to press, and its star. A press and a typed letter draw only those of the list again that they change. */
export const UrunKarti = memo(function UrunKarti({ urun, ilkMi, gozdeMi, sepette, onGozde, onPick }: UrunKartiProps) {
  const { t } = useTranslation('satis');
  return (
    <li className={classes.tile}>
      <UnstyledButton
        className={classes.product}
        tabIndex={ilkMi ? 0 : -1}
        data-urun
        aria-keyshortcuts="*"
        onKeyDown={({ key }) => key === '*' && onGozde(urun.id)}
        onClick={() => onPick(urun)}
      >
        <Text span size="sm" fw={550} pr={24}>
          {urun.adi}
        </Text>
        <Text span size="xs" c="dimmed">
          {urun.anaUrunAdi}
        </Text>
        <Text span size="sm" className="tabular" mt="auto">
          {formatTL(urun.fiyat)}
        </Text>
      </UnstyledButton>
      <ActionIcon
        className={classes.star}
        size="md"
        variant="subtle"
        color={gozdeMi ? 'defter' : 'gray'}
        tabIndex={-1}
        aria-label={t('gozde', { urun: urun.adi })}
        aria-pressed={gozdeMi}
        onClick={() => onGozde(urun.id)}
      >
        <StarIcon size={15} fill={gozdeMi ? 'currentColor' : 'none'} />
      </ActionIcon>
      {/* For the eyes: a screen reader is told what came into the cart. */}
      {sepette !== undefined && (
        <span className={classes.inCart} aria-hidden>
          {formatMiktar(sepette)}
        </span>
      )}
    </li>
  );
});
