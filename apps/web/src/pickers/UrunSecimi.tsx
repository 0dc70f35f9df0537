import { urunCalls, type AltUrun } from '@defter/contract/urun.ts';
import { useState } from 'react';
import { useCall } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';
import { EklenebilirSecim, type SecimProps, type YeniKayitProps } from './EklenebilirSecim.tsx';
import { lazyForm } from './lazy-form.tsx';
import { arananOf, useUrunler } from './use-urunler.ts';
import type { SecilenUrun } from './YeniUrun.tsx';

const newUrun = lazyForm(async () => (await import('./YeniUrun.tsx')).YeniUrun);

type UrunSecimiProps = Omit<SecimProps, 'onChange'> & {
  satisTipi: number;
  /** Includes those that are off sale. */
  tumu?: boolean;
  uygun?: (urun: AltUrun) => boolean;
  /** The products that are offered before the others. */
  once?: (urun: AltUrun) => boolean;
  /** The label of an entry, if it is more than its name. */
  etiket?: (urun: AltUrun) => string;
  onChange: (urun: SecilenUrun | null) => void;
};

/** Select box of services or of products. */
export function UrunSecimi({ satisTipi, tumu, uygun, once, etiket, onChange, ...props }: UrunSecimiProps) {
  const [ara, setAra] = useState('');
  const { urunler, isPending } = useUrunler({ satisTipi, tumu, ara });
  const hepsi = urunler.filter((urun) => uygun?.(urun) ?? true);
  const offered = once ? hepsi.toSorted((a, b) => Number(once(b)) - Number(once(a))) : hepsi;
  const secili = useSecili(isPending ? 0 : Number(props.value ?? props.defaultValue ?? 0), offered);
  return (
    <EklenebilirSecim
      searchable
      {...props}
      data={[...offered, ...secili].map((urun) => ({ value: urun.id, label: etiket?.(urun) ?? urun.adi, ara: arananOf(urun) }))}
      ekle={{
        yetki: urunCalls.createAltUrun.yetki,
        form: ({ onSaved, ...yeni }: YeniKayitProps) =>
          newUrun({
            satisTipi,
            ...yeni,
            onSaved: (urun) => {
              // The box knows a new product only by its id, because the list has it only later.
              onSaved(urun);
              onChange(urun);
            },
          }),
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

/** The chosen entry, if it is not in the list: the list is too long, or the entry is off sale by now. */
function useSecili(id: number, offered: readonly AltUrun[]): AltUrun[] {
  const { can } = useYetki();
  const isMissing = id > 0 && !offered.some((urun) => urun.id === id);
  const { data } = useCall(urunCalls.getAltUrun, { params: { id } }, { enabled: isMissing && can(urunCalls.getAltUrun.yetki) });
  return isMissing && data ? [data.altUrun] : [];
}
