import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isTold, messageText } from '../../../ui/notice.ts';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { adSoyadOf } from '../takvim-verisi.ts';
import classes from './Aktarma.module.css';
import type { AktarmaSatiri } from './use-aktarma.ts';

/** The choice that leaves an appointment where it is. */
const KALIR = 0;

type AktarmaSatirlariProps = { satirlar: readonly AktarmaSatiri[]; basliklar: readonly RandevuBasligi[]; hedefler: readonly RandevuBasligi[]; onChoose: (id: number, hedef: number | null) => void };

/** Each appointment with where it goes, and what stands in the way with the others. */
export function AktarmaSatirlari({ satirlar, basliklar, hedefler, onChoose }: AktarmaSatirlariProps) {
  const { t } = useTranslation('aktarma');
  return (
    <Rows aria-label={t('randevular')}>
      {satirlar.map((satir) => {
        const engeller = hedefler.flatMap(({ id, adi }) => {
          const { engel, neden } = satir.engeller.find(({ randevuSutunBaslikID }) => randevuSutunBaslikID === id) ?? { engel: null, neden: null };
          return engel === null ? [] : [{ id, text: `${adi}: ${isTold(engel) ? messageText(engel, neden === null ? {} : { neden }) : engel}` }];
        });
        const isBlocked = (id: number) => engeller.some((engel) => engel.id === id);
        return (
          <Row tall key={satir.id}>
            <RowText>
              <Text fw={550}>
                <span className="tabular">
                  {satir.baslangicSaat}–{satir.bitisSaat}
                </span>{' '}
                {adSoyadOf(satir)}
              </Text>
              <Text size="sm" c="dimmed" lineClamp={1}>
                {[
                  satir.hizmetler,
                  satir.uygulayanPersonelAdi,
                  satir.kaynakSutunID !== null && t('ek', { adi: basliklar.find(({ id }) => id === satir.kaynakSutunID)?.adi ?? '…' }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </RowText>
            {hedefler.length > 0 && (
              <SelectField
                className={classes.target}
                aria-label={t('kime', { kim: adSoyadOf(satir) })}
                data={[{ value: KALIR, label: t('kalsin') }, ...hedefler.map(({ id, adi }) => ({ value: id, label: adi, disabled: isBlocked(id) }))]}
                value={satir.hedef ?? KALIR}
                onChange={(hedef) => onChoose(satir.id, hedef || null)}
              />
            )}
            {engeller.map(({ id, text }) => (
              <Text key={id} size="sm" className={classes.reason}>
                {text}
              </Text>
            ))}
          </Row>
        );
      })}
    </Rows>
  );
}
