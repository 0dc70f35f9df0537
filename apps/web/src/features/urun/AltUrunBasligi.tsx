import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { ChevronRightIcon, PencilIcon } from 'lucide-react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import classes from './AltUrunPage.module.css';

/** The name and price of a product, with its buttons. */
export function AltUrunBasligi({ altUrun, onEdit, onMove }: { altUrun: AltUrun; onEdit: () => void; onMove: () => void }) {
  const { t } = useTranslation(['altUrun', 'urun', 'ortak']);
  const stok = useSave(urunCalls.createStok);
  const reason = useReason(urunCalls.updateAltUrun.yetki);
  useDocumentTitle(`${altUrun.adi} · Defter`);
  usePageKeys(reason ? [] : [['e', onEdit]]);
  const isUrun = altUrun.satisTipi === SatisTipi.urun;

  return (
    <div className={classes.header}>
      <div className={classes.what}>
        <Group gap="xs">
          <Title order={1}>{altUrun.adi}</Title>
          {!altUrun.satistaMi && <StatusBadge tone="gray" label={t('urun:satistaDegil')} />}
          {altUrun.stoktaMi && <StatusBadge tone="teal" label={t('stokta')} />}
        </Group>
        <div className={classes.line}>
          <span>{altUrun.anaUrunAdi ?? t('urun:grupsuz')}</span>
          <span>{t(isUrun ? 'urun:urun' : 'urun:hizmet')}</span>
          <span className="tabular">{formatTL(altUrun.fiyat)}</span>
          {!isUrun && <span className="tabular">{t('urun:dakika', { dakika: altUrun.urunSure })}</span>}
        </div>
      </div>
      <div className={classes.buttons}>
        {isUrun && altUrun.stoktaMi === false && (
          <YetkiButton yetki={urunCalls.createStok.yetki} variant="default" loading={stok.isPending} onClick={() => stok.mutate({ body: { id: altUrun.id } })}>
            {t('stoktaTut')}
          </YetkiButton>
        )}
        <YetkiButton yetki={urunCalls.tasi.yetki} variant="default" leftSection={<ChevronRightIcon size={18} />} onClick={onMove}>
          {t('urun:tasi')}
        </YetkiButton>
        <YetkiButton yetki={urunCalls.updateAltUrun.yetki} leftSection={<PencilIcon size={18} />} onClick={onEdit} aria-keyshortcuts="e">
          {t('ortak:duzenle')}
        </YetkiButton>
      </div>
    </div>
  );
}
