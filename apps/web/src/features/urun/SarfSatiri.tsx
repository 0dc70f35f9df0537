import { type AltUrunSarf, altUrunCalls } from '@defter/contract/alt-urun.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { XIcon } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { EklenebilirSecim, type YeniKayitProps } from '../../pickers/EklenebilirSecim.tsx';
import classes from './AltUrunPage.module.css';
import { YeniBirim } from './YeniBirim.tsx';

/** A line with its typed values. */
export type SarfGirdisi = Omit<AltUrunSarf, 'miktar'> & { miktar: number | string | null };

type SarfSatiriProps = { satir: SarfGirdisi; onChange: (degisen: Partial<SarfGirdisi>) => void; onRemove: () => void };

/** The product's own unit, which the wire leaves empty. */
const OWN = 0;

/** One product of the prescription with its amount. */
export function SarfSatiri({ satir, onChange, onRemove }: SarfSatiriProps) {
  const { t } = useTranslation('altUrun');
  const birimler = useCall(altUrunCalls.birimler, { params: { id: satir.sarfUrunID } });
  const secenekler = (birimler.data?.liste ?? []).filter(({ aktifMi, birimID }) => aktifMi || birimID === satir.birimID);
  return (
    <li className={classes.row}>
      <Text size="sm" fw={550}>
        {satir.adi}
      </Text>
      <NumberField aria-label={t('sarfMiktari', { urun: satir.adi })} decimals={3} value={satir.miktar} onChange={(miktar) => onChange({ miktar })} />
      <EklenebilirSecim
        aria-label={t('sarfBirimi', { urun: satir.adi })}
        data={[
          { value: OWN, label: satir.birimID === null ? (satir.birimAdi ?? t('anaBirim')) : t('anaBirim') },
          ...secenekler.map(({ birimID, birimAdi }) => ({ value: birimID, label: birimAdi })),
        ]}
        value={satir.birimID ?? OWN}
        ekle={{ yetki: altUrunCalls.createBirim.yetki, form: (yeni: YeniKayitProps) => <YeniBirim altUrunID={satir.sarfUrunID} {...yeni} /> }}
        onChange={(birimID) => onChange({ birimID: birimID === OWN ? null : birimID })}
      />
      <Text size="sm" ta="right" component="div" data-cost>
        {satir.maliyet !== null && <MoneyText tutar={satir.maliyet} />}
      </Text>
      <ReasonIcon label={t('sarfCikar', { urun: satir.adi })} onClick={onRemove}>
        <XIcon size={17} />
      </ReasonIcon>
    </li>
  );
}
