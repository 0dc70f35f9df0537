import type { AcikSatis } from '@defter/contract/satis.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Checkbox, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './TahsilatPaneli.module.css';

type AcikSatislarProps = { acik: readonly AcikSatis[]; secilen: readonly number[]; borc: Kurus; onChange: (idler: readonly number[]) => void };

/** The open debts, sale by sale. If there are several, the desk may choose which of them are paid; the oldest is paid first. */
export function AcikSatislar({ acik, secilen, borc, onChange }: AcikSatislarProps) {
  const { t } = useTranslation('tahsilat');
  const cok = acik.length > 1;
  const toggle = (id: number) => onChange(acik.flatMap((satis) => ((satis.id === id) !== secilen.includes(satis.id) ? [satis.id] : [])));
  const ad = ({ tarih, hizmetler, satisNo }: AcikSatis) => [formatTarih(tarih), hizmetler || t('satis', { no: satisNo })].join(' · ');
  return (
    <section aria-label={t('borc')}>
      <div className={classes.sale}>
        <Text fw={600}>{t('borc')}</Text>
        <Text fw={650} className="tabular">
          {formatTL(borc)}
        </Text>
      </div>
      {acik.map((satis) => (
        <div key={satis.id} className={classes.sale}>
          {cok ? (
            <Checkbox size="sm" label={ad(satis)} checked={secilen.includes(satis.id)} onChange={() => toggle(satis.id)} />
          ) : (
            <Text size="sm" c="dimmed" lineClamp={1}>
              {ad(satis)}
            </Text>
          )}
          <Text size="sm" c="dimmed" className="tabular">
            {formatTL(satis.kalan)}
          </Text>
        </div>
      ))}
      {cok && (
        <Text size="xs" c="dimmed">
          {t('eskiden')}
        </Text>
      )}
    </section>
  );
}
