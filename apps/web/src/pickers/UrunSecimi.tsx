import { urunCalls, type AltUrun } from '@defter/contract/urun.ts';
import { useState } from 'react';
import { useCall } from '../app/data/query.ts';
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
  const { urunler, isPending } = useUrunler({ satisTipi, tumu, ara });
  const offered = urunler.filter((urun) => uygun?.(urun) ?? true);
  const secili = useSecili(isPending ? 0 : Number(props.value ?? props.defaultValue ?? 0), offered);
  return (
    <EklenebilirSecim
      searchable
      {...props}
      data={[...offered, ...secili].map((urun) => ({ value: urun.id, label: etiket?.(urun) ?? urun.adi, ara: arananOf(urun) }))}
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
        const urun = [...offered, ...secili].find((other) => other.id === id);
        if (urun) onChange(urun);
        else if (id === null) onChange(null);
      }}
    />
  );
}

/** What is chosen already, where the list does not have it: it is longer than that, or this one is off sale by now. */
function useSecili(id: number, offered: readonly AltUrun[]): AltUrun[] {
  const isMissing = id > 0 && !offered.some((urun) => urun.id === id);
  const { data } = useCall(urunCalls.getAltUrun, { params: { id } }, { enabled: isMissing });
  return isMissing && data ? [data.altUrun] : [];
}
