import type { Fotograf } from '@defter/contract/fotograf.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Fotograf.module.css';
import { Resim } from './Resim.tsx';

type KucukProps = { fotograf: Fotograf; /** The number of the photo on its day. */ sira: number; secili: boolean; onToggle: () => void; onOpen: () => void };

/** One photo in the grid. It opens large, or is chosen for comparing. */
export function Kucuk({ fotograf, sira, secili, onToggle, onOpen }: KucukProps) {
  const { t } = useTranslation('fotograf');
  const nasil = { tarih: formatTarih(fotograf.tarih), sira };
  return (
    <li className={classes.thumb} data-chosen={secili || undefined}>
      <UnstyledButton onClick={onOpen} aria-label={t('ac', nasil)} className={classes.open}>
        <Resim fotograf={fotograf} boy="kucuk" className={classes.small} />
      </UnstyledButton>
      <Checkbox className={classes.choose} checked={secili} onChange={onToggle} aria-label={t('sec', nasil)} />
    </li>
  );
}
