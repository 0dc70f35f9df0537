import type { Kampanya } from '@defter/contract/kampanya.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useUrunler } from '../../pickers/use-urunler.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { IcerikIndirimleri } from './IcerikIndirimleri.tsx';
import { Secilenler } from './Secilenler.tsx';

type Icerik = Pick<Kampanya['icerikler'][number], 'id' | 'altUrunID' | 'anaUrunID'> & { iskonto: number | string | null };
type IcerikSecimiProps = {
  tur: Kampanya['tur'] | null;
  value: Icerik[];
  /** The contents with the names that they had when the form opened. */
  bilinen: Kampanya['icerikler'];
  onChange: (value: Icerik[]) => void;
  error?: React.ReactNode;
  /** The errors of the discounts, by its place. */
  errorOf: (index: number) => React.ReactNode;
};

const keyOf = ({ altUrunID, anaUrunID }: Pick<Icerik, 'altUrunID' | 'anaUrunID'>) => (altUrunID === null ? `grup-${anaUrunID}` : `urun-${altUrunID}`);

/** The products, services and groups that a campaign is for, and the discount of each instead of the campaign's. */
export function IcerikSecimi({ tur, value, bilinen, onChange, error, errorOf }: IcerikSecimiProps) {
  const { t } = useTranslation('kampanya');
  const [ara, setAra] = useState('');
  const { urunler } = useUrunler({ ara });
  const { data } = useCall(urunCalls.listAnaUrunler, { query: { durum: 'tumu', sayfaBoyutu: 500 } });
  const gruplar = data?.liste ?? [];
  const secili = new Set(value.map(keyOf));
  const adlar = new Map([
    ...bilinen.map((icerik) => [keyOf(icerik), icerik.adi] as const),
    ...urunler.map(({ id, adi }) => [`urun-${id}`, adi] as const),
    ...gruplar.map(({ id, adi }) => [`grup-${id}`, t('grup', { adi })] as const),
  ]);
  const add = (icerik: Pick<Icerik, 'altUrunID' | 'anaUrunID'>) => onChange([...value, { id: 0, ...icerik, iskonto: null }]);
  const remove = (key: string) => onChange(value.filter((icerik) => keyOf(icerik) !== key));
  const secilenler = value.map((icerik, i) => ({ key: keyOf(icerik), adi: adlar.get(keyOf(icerik)) ?? '', iskonto: icerik.iskonto, error: errorOf(i) }));

  return (
    <Stack gap="sm">
      <SelectField
        label={t('urunEkle')}
        searchable
        data={urunler.filter(({ id }) => !secili.has(`urun-${id}`)).map(({ id, adi }) => ({ value: id, label: adi }))}
        value={null}
        onSearchChange={setAra}
        onChange={(altUrunID) => altUrunID !== null && add({ altUrunID, anaUrunID: null })}
      />
      <SelectField
        label={t('grupEkle')}
        data={gruplar.filter(({ id }) => !secili.has(`grup-${id}`)).map(({ id, adi }) => ({ value: id, label: adi }))}
        value={null}
        onChange={(anaUrunID) => anaUrunID !== null && add({ altUrunID: null, anaUrunID })}
      />
      {tur === 'adet' ? (
        <Secilenler secilenler={secilenler} onRemove={remove} />
      ) : (
        <IcerikIndirimleri
          satirlar={secilenler}
          onChange={(key, iskonto) => onChange(value.map((icerik) => (keyOf(icerik) === key ? { ...icerik, iskonto } : icerik)))}
          onRemove={remove}
        />
      )}
      {error && (
        <Text size="sm" c="var(--defter-danger)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
