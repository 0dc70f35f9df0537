import { urunCalls, type AltUrun } from '@defter/contract/urun.ts';
import { useState } from 'react';
import { EklenebilirSecim, type SecimProps, type YeniKayitProps } from './EklenebilirSecim.tsx';
import { arananOf, useUrunler } from './use-urunler.ts';
import { YeniUrun, type SecilenUrun } from './YeniUrun.tsx';

type UrunSecimiProps = Omit<SecimProps, 'onChange'> & {
  satisTipi: number;
  /** Those off sale as well. */
  tumu?: boolean;
  uygun?: (urun: AltUrun) => boolean;
  /** How one is called in the list, if not by its name alone. */
  etiket?: (urun: AltUrun) => string;
  onChange: (urun: SecilenUrun | null) => void;
};

/** Select box of services or of products. */
export function UrunSecimi({ satisTipi, tumu, uygun, etiket, onChange, ...props }: UrunSecimiProps) {
  const [ara, setAra] = useState('');
  const { urunler } = useUrunler({ satisTipi, tumu, ara });
  const offered = urunler.filter((urun) => uygun?.(urun) ?? true);
  return (
    <EklenebilirSecim
      searchable
      {...props}
      data={offered.map((urun) => ({ value: urun.id, label: etiket?.(urun) ?? urun.adi, ara: arananOf(urun) }))}
      ekle={{
        yetki: urunCalls.createAltUrun.yetki,
        form: ({ onSaved, ...yeni }: YeniKayitProps) => (
          <YeniUrun
            satisTipi={satisTipi}
            {...yeni}
            onSaved={(urun) => {
              // The box knows by id alone what it was told; the list has it only later.
              onSaved(urun);
              onChange(urun);
            }}
          />
        ),
      }}
      onSearchChange={setAra}
      onChange={(id) => {
        const urun = offered.find((other) => other.id === id);
        if (urun) onChange(urun);
        else if (id === null) onChange(null);
      }}
    />
  );
}
