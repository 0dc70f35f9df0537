import { Checkbox, Text } from '@mantine/core';
import { XIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { type IcerikGirdisi, tutarOf } from './form-values.ts';
import classes from './PaketProgram.module.css';

type IcerikSatiriProps = { satir: IcerikGirdisi; onChange: (degisen: Partial<IcerikGirdisi>) => void; onRemove: () => void };

/** One service or product of the package: number, price, and whether it is in by default. */
export function IcerikSatiri({ satir, onChange, onRemove }: IcerikSatiriProps) {
  const { t } = useTranslation('paketProgram');
  const ad = satir.altUrunAdi;
  return (
    <li className={classes.row}>
      <Text size="sm" fw={550} data-name>
        {ad}
      </Text>
      <NumberField label={t(satir.hizmetMi ? 'seans' : 'adet')} aria-label={t('miktarOf', { ad })} min={1} max={999} value={satir.miktar} onChange={(miktar) => onChange({ miktar })} />
      <MoneyInput label={t('birimFiyat')} aria-label={t('birimFiyatOf', { ad })} value={satir.birimFiyat} onChange={(birimFiyat) => onChange({ birimFiyat })} />
      <NumberField label={t('iskontoYuzde')} aria-label={t('iskontoOf', { ad })} max={100} decimals={2} value={satir.iskonto} onChange={(iskonto) => onChange({ iskonto })} />
      <Text size="sm" ta="right" component="div" data-sum>
        <MoneyText tutar={tutarOf(satir)} />
      </Text>
      <ReasonIcon label={t('cikar', { ad })} onClick={onRemove}>
        <XIcon size={17} />
      </ReasonIcon>
      <div data-default>
        <Checkbox size="xs" label={t('varsayilan')} aria-label={t('varsayilanOf', { ad })} checked={satir.varsayilan} onChange={(event) => onChange({ varsayilan: event.currentTarget.checked })} />
      </div>
    </li>
  );
}
