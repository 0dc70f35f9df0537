import { SegmentedControl, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import type { SatirDagilimi } from './paket-dagilimi.ts';
import { PaketSecimi } from './PaketSecimi.tsx';
import { alanOfSekil, type SatirSekli, sekilOf, type SepetSatiri } from './sepet.ts';

type SekilAlanlariProps = {
  satir: SepetSatiri;
  haklar: Seanslar | undefined;
  /** Whether another way may be chosen; the fields of the chosen one are always there. */
  secilir: boolean;
  /** How many sessions of it the customer owns. */
  kalan: number;
  dagilim: SatirDagilimi | undefined;
  onChange: (alan: Partial<SepetSatiri>) => void;
};

/** How a line leaves the house: sold, from a package of the customer or by its code, or given away for a reason. */
export function SekilAlanlari({ satir, haklar, secilir, kalan, dagilim, onChange }: SekilAlanlariProps) {
  const { t } = useTranslation('satis');
  const sekil = sekilOf(satir);
  const kodlu = sekil === 'seans' && typeof satir.paketKodu === 'string';
  return (
    <>
      {secilir && (
        <SegmentedControl<SatirSekli>
          size="xs"
          fullWidth
          mt={4}
          aria-label={t('sekil.etiket', { urun: satir.adi })}
          data={[
            { value: 'satis', label: t('sekil.satis') },
            { value: 'seans', label: kodlu || kalan === 0 ? t('sekil.kodla') : t('sekil.seans', { kalan }) },
            { value: 'hediye', label: t('sekil.hediye') },
          ]}
          value={sekil}
          onChange={(yeni) => onChange({ ...alanOfSekil(yeni), ...(yeni === 'seans' && kalan === 0 && { paketKodu: '' }) })}
        />
      )}
      {kodlu && (
        <TextInput
          size="xs"
          mt={4}
          maxLength={20}
          autoComplete="off"
          aria-label={t('sekil.kodOf', { urun: satir.adi })}
          placeholder={t('sekil.kod')}
          value={satir.paketKodu ?? ''}
          onChange={(event) => onChange({ paketKodu: event.currentTarget.value })}
        />
      )}
      {sekil === 'seans' && !kodlu && (
        <PaketSecimi
          adi={satir.adi}
          paketler={haklar?.get(satir.altUrunID) ?? []}
          dagilim={dagilim}
          value={satir.paketHakID ?? null}
          onChange={(paketHakID) => onChange({ paketHakID })}
        />
      )}
      {sekil === 'hediye' && (
        <TextInput
          size="xs"
          mt={4}
          maxLength={200}
          aria-label={t('sekil.nedenOf', { urun: satir.adi })}
          placeholder={t('sekil.neden')}
          value={satir.hediyeNedeni ?? ''}
          onChange={(event) => onChange({ hediyeNedeni: event.currentTarget.value })}
        />
      )}
    </>
  );
}
