import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { IskontoInput } from './IskontoInput.tsx';
import { sekilOf, type SepetSatiri } from './sepet.ts';

type SatirAlanlariProps = { satir: SepetSatiri; onChange: (alan: Partial<SepetSatiri>) => void };

/** The fields of an open line: its quantity, and the price and discount of one that is sold. */
export function SatirAlanlari({ satir, onChange }: SatirAlanlariProps) {
  const { t } = useTranslation('satis');
  const { satistaTutarDegistirilsinMi } = useAyarlar();
  const [iskontoReason, fiyatYetkisi] = [useReason('satisIskonto'), useReason('satisFiyatDegistir')];
  const fiyatKapali = satistaTutarDegistirilsinMi ? undefined : t('fiyatKapali');
  const sekil = sekilOf(satir);
  return (
    <>
      <SimpleGrid cols={2} spacing="sm" mt="sm" style={{ alignItems: 'end' }}>
        <NumberField
          label={t('adet')}
          max={99_999}
          decimals={sekil === 'seans' ? 0 : 3}
          value={satir.adet}
          onChange={(adet) => typeof adet === 'number' && adet > 0 && onChange({ adet })}
        />
        {sekil === 'satis' && (
          <MoneyInput
            label={t('birimFiyat')}
            description={fiyatKapali ?? (fiyatYetkisi && t('onay.gerekir'))}
            disabled={fiyatKapali !== undefined}
            value={satir.birimFiyat}
            onChange={(fiyat) => typeof fiyat === 'number' && fiyat >= 0 && onChange({ birimFiyat: fiyat })}
          />
        )}
      </SimpleGrid>
      {sekil === 'satis' && (
        <SimpleGrid cols={1} spacing="sm" mt="sm" mb="xs">
          <IskontoInput label={t('satirIskonto')} tip={satir.iskontoTip} value={satir.iskonto} hint={iskontoReason && t('onay.gerekir')} onChange={onChange} />
        </SimpleGrid>
      )}
    </>
  );
}
