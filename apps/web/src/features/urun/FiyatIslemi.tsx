import { EN_YUKSEK_YUZDE, YUVARLAMALAR } from '@defter/rules/fiyat.ts';
import { kurus } from '@defter/rules/para.ts';
import { SegmentedControl, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import { inKind } from '../../ui/lira.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { enCokYuzde, type Islem, isDegerValid, tarihHatasi } from './use-fiyat-degisimi.ts';

/** The amount of the change, its rounding, and its first day. */
export function FiyatIslemi({ islem, onChange }: { islem: Islem; onChange: (change: Partial<Islem>) => void }) {
  const { t } = useTranslation('fiyat');
  /** The day when its field was last left. */
  const [left, setLeft] = useState<string | null>(null);
  const yuzde = islem.tip === 'yuzde';
  const hatali = islem.deger !== null && !isDegerValid(islem);
  const degerProps = {
    label: t('deger'),
    value: islem.deger,
    error: hatali ? t(yuzde ? 'yuzdeHatali' : 'tutarHatali', { enCok: enCokYuzde(islem).toLocaleString('tr') }) : undefined,
    onChange: (deger: Islem['deger']) => onChange({ deger }),
  };
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('yon')}
        data={[
          { value: '1', label: t('artir') },
          { value: '-1', label: t('azalt') },
        ]}
        value={String(islem.yon)}
        onChange={(yon) => onChange({ yon: yon === '1' ? 1 : -1 })}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('tip')}
        data={[
          { value: 'yuzde', label: t('yuzde') },
          { value: 'tutar', label: t('tutar') },
        ]}
        value={islem.tip}
        onChange={(tip) => onChange({ tip, deger: tip === islem.tip ? islem.deger : inKind(islem.deger, tip === 'tutar' ? 'money' : 'number') })}
      />
      {yuzde ? (
        <NumberField decimals={2} max={EN_YUKSEK_YUZDE} rightSection="%" {...degerProps} />
      ) : (
        <MoneyInput {...degerProps} value={typeof islem.deger === 'number' ? kurus(islem.deger) : islem.deger} />
      )}
      <SelectField
        label={t('yuvarlama')}
        searchable={false}
        data={YUVARLAMALAR.map((kural) => ({ value: kural, label: t(`yuvarlamalar.${kural}`) }))}
        value={islem.yuvarlama}
        onChange={(yuvarlama) => yuvarlama && onChange({ yuvarlama })}
      />
      <DateField
        label={t('gecerlilik')}
        description={t('gecerlilikAciklama')}
        value={islem.gecerlilik}
        error={tarihHatasi(islem, left !== islem.gecerlilik)}
        onBlur={() => setLeft(islem.gecerlilik)}
        onChange={(gecerlilik) => onChange({ gecerlilik })}
      />
      <Switch label={t('ikinciFiyat')} checked={islem.ikinciFiyat} onChange={(event) => onChange({ ikinciFiyat: event.currentTarget.checked })} />
    </>
  );
}
