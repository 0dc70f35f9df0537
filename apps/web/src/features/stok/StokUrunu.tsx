import { SatisTipi } from '@defter/contract/urun.ts';
import { useTranslation } from 'react-i18next';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';

type StokUrunuProps = { label: string; haric?: readonly number[]; onChange: (urun: SecilenUrun) => void };

/** Adds a product whose stock is kept, by its name, code or barcode; a scanner types the barcode and presses Enter, again and again. */
export function StokUrunu({ label, haric = [], onChange }: StokUrunuProps) {
  const { t } = useTranslation('stok');
  return (
    <UrunSecimi
      label={label}
      autoFocus
      data-autofocus
      placeholder={t('urunAra')}
      satisTipi={SatisTipi.urun}
      tumu
      uygun={({ id, stoktaMi }) => stoktaMi === true && !haric.includes(id)}
      etiket={({ adi, barkod }) => (barkod ? `${adi} · ${barkod}` : adi)}
      value={null}
      onChange={(urun) => urun && onChange(urun)}
    />
  );
}
