import type { Fotograf } from '@defter/contract/fotograf.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Modal } from '@mantine/core';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatYuzde } from '../../../ui/format.ts';
import classes from './Fotograf.module.css';
import { Resim } from './Resim.tsx';

type KarsilastirmaModalProps = { once: Fotograf; sonra: Fotograf; onClose: () => void };

/**
 * Two photos over each other, with an edge that moves by finger, mouse or arrow keys. The edge is the browser's own
 * slider, which handles all three.
 */
export function KarsilastirmaModal({ once, sonra, onClose }: KarsilastirmaModalProps) {
  const { t } = useTranslation('fotograf');
  const [yer, setYer] = useState(50);
  return (
    <Modal opened onClose={onClose} title={t('karsilastir')} size="xl">
      <div className={classes.compare} style={{ '--yer': `${yer}%` } as CSSProperties}>
        <Resim fotograf={once} boy="buyuk" className={classes.layer} />
        <div className={classes.over}>
          <Resim fotograf={sonra} boy="buyuk" className={classes.layer} />
        </div>
        <span className={classes.edge} aria-hidden />
        <input
          type="range"
          min={0}
          max={100}
          value={yer}
          className={classes.slider}
          aria-label={t('surgu')}
          aria-valuetext={`${t('once', { tarih: formatTarih(once.tarih) })} ${formatYuzde(yer)}`}
          onChange={(event) => setYer(Number(event.currentTarget.value))}
        />
      </div>
      <div className={classes.captions}>
        <span>{t('once', { tarih: formatTarih(once.tarih) })}</span>
        <span>{t('sonra', { tarih: formatTarih(sonra.tarih) })}</span>
      </div>
    </Modal>
  );
}
