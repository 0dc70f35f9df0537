import type { VardiyaSablon } from '@defter/contract/vardiya.ts';
import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PencilIcon, TrashIcon } from 'lucide-react';
import classes from './Palet.module.css';
import { renkStyle } from './RenkNoktasi.tsx';

type Harfler = ReadonlyMap<number, string>;
type PaletProps = {
  sablonlar: readonly VardiyaSablon[];
  /** The letters that stand for each template in a month. */
  harfler: Harfler | undefined;
  firca: number | null | undefined;
  onFirca: (firca: number | null | undefined) => void;
  /** Begins to drag a chip. */
  onGrab: (event: PointerEvent, sablonID: number | null) => void;
  onEdit: (id: number) => void;
};

/** The templates to draw with. A press makes one the brush, a drag puts it on one field, and its number is its key in the table. */
export function Palet({ sablonlar, harfler, firca, onFirca, onGrab, onEdit }: PaletProps) {
  const { t } = useTranslation('vardiya');
  const toggle = (sablonID: number | null) => onFirca(firca === sablonID ? undefined : sablonID);
  return (
    <div className={classes.palet} role="toolbar" aria-label={t('sablonlar')}>
      {sablonlar.map(({ id, sablonAdi, renk, ...saatler }, index) => (
        <span key={id} className={classes.chip} style={renkStyle(renk)} data-chosen={firca === id || undefined}>
          <UnstyledButton
            className={classes.brush}
            aria-pressed={firca === id}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            onClick={() => toggle(id)}
            onPointerDown={(event) => onGrab(event, id)}
          >
            {index < 9 && (
              <b className={classes.key} aria-hidden>
                {index + 1}
              </b>
            )}
            {harfler && <Harf>{harfler.get(id)}</Harf>}
            <span>{sablonAdi}</span>
            <Saatler {...saatler} />
          </UnstyledButton>
          <ActionIcon variant="transparent" color="gray" size="sm" aria-label={t('sablonDuzenle', { ad: sablonAdi })} onClick={() => onEdit(id)}>
            <PencilIcon size={15} />
          </ActionIcon>
        </span>
      ))}
      <span className={classes.chip} data-chosen={firca === null || undefined} data-screen-only>
        <UnstyledButton className={classes.brush} aria-pressed={firca === null} aria-keyshortcuts="Delete" onClick={() => toggle(null)} onPointerDown={(event) => onGrab(event, null)}>
          <TrashIcon size={15} />
          {t('bosalt')}
        </UnstyledButton>
      </span>
      <Text size="xs" c="dimmed" className={classes.hint} data-screen-only>
        {firca === undefined ? t('ipucu.sec') : t('ipucu.ciz')}
      </Text>
    </div>
  );
}

/** The legend of a month's letters, for people who may not change the plan. */
export function Lejant({ sablonlar, harfler }: { sablonlar: readonly VardiyaSablon[]; harfler: Harfler }) {
  const { t } = useTranslation('vardiya');
  return (
    <ul className={classes.palet} aria-label={t('sablonlar')}>
      {sablonlar.map(({ id, sablonAdi, renk, ...saatler }) => (
        <li key={id} className={classes.chip} style={renkStyle(renk)}>
          <span className={classes.brush}>
            <Harf>{harfler.get(id)}</Harf>
            <span>{sablonAdi}</span>
            <Saatler {...saatler} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const Harf = ({ children }: { children: ReactNode }) => (
  <b aria-hidden className={classes.letter}>
    {children}
  </b>
);

function Saatler({ baslangicSaati, bitisSaati }: Pick<VardiyaSablon, 'baslangicSaati' | 'bitisSaati'>) {
  const { t } = useTranslation('vardiya');
  return <span className={classes.hours}>{baslangicSaati === bitisSaati ? t('calismaz') : `${baslangicSaati}–${bitisSaati}`}</span>;
}
