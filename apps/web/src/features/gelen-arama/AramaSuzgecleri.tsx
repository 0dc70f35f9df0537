import type { TanimTuru } from '@defter/contract/tanim.ts';
import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { Button, MultiSelect, Popover, Stack } from '@mantine/core';
import { SlidersHorizontalIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { FilterInput } from '../../ui/FilterInput.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

const LISTELER = [
  ['sonuclar', 'gelenAramaSonucu'],
  ['gorusmeKonulari', 'gorusmeKonusu'],
  ['hizmetler', 'gelenAramaHizmeti'],
  ['durumlar', 'gelenAramaDurumu'],
  ['gorusmeSekilleri', 'gorusmeSekli'],
  ['neredenDuydunuzlar', 'neredenDuydunuz'],
] as const satisfies readonly (readonly [string, TanimTuru])[];
type Liste = (typeof LISTELER)[number][0] | 'personeller';
type Suzgecler = Record<Liste, string> & { aramaYonu: string | null; aciklama: string | null };

type AramaSuzgecleriProps = { filter: Suzgecler; onChange: (change: Partial<Suzgecler>) => void };

/** The filters of a call that are not needed every day, behind one button that says how many are set. */
export function AramaSuzgecleri({ filter, onChange }: AramaSuzgecleriProps) {
  const { t } = useTranslation(['gelenArama', 'alan']);
  const { data } = useCall(personelBayiCalls.ekip);
  const kisiler = (data?.liste ?? []).map(({ id, adSoyad }) => ({ value: String(id), label: adSoyad }));
  const sayi = [...LISTELER.map(([ad]) => filter[ad]), filter.personeller, filter.aramaYonu, filter.aciklama].filter(Boolean).length;
  return (
    <Popover position="bottom-start" width={320} withinPortal trapFocus>
      <Popover.Target>
        <Button variant={sayi > 0 ? 'light' : 'default'} leftSection={<SlidersHorizontalIcon size={17} />}>
          {sayi > 0 ? t('suzgec.sayili', { sayi }) : t('suzgec.baslik')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        <Stack gap="sm">
          <SelectField
            label={t('alan:ad.aramaYonu')}
            clearable
            data={[
              { value: 'true', label: t('yon.gelen') },
              { value: 'false', label: t('yon.giden') },
            ]}
            value={filter.aramaYonu}
            onChange={(aramaYonu) => onChange({ aramaYonu })}
          />
          {LISTELER.map(([ad, tur]) => (
            <TanimSuzgeci key={ad} label={t(`suzgec.${ad}`)} tur={tur} value={filter[ad]} onChange={(secilen) => onChange({ [ad]: secilen })} />
          ))}
          <Secim label={t('suzgec.personeller')} data={kisiler} value={filter.personeller} onChange={(personeller) => onChange({ personeller })} />
          <FilterInput label={t('suzgec.aciklama')} value={filter.aciklama ?? ''} maxLength={100} onChange={(aciklama) => onChange({ aciklama: aciklama || null })} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

type SecimProps = { label: string; value: string; onChange: (value: string) => void };

function TanimSuzgeci({ tur, ...props }: SecimProps & { tur: TanimTuru }) {
  const satirlar = useTanimlar(tur);
  return <Secim {...props} data={satirlar.map(({ id, adi }) => ({ value: String(id), label: adi }))} />;
}

/** Ids as the address has them, `1,2`. */
const Secim = ({ label, data, value, onChange }: SecimProps & { data: { value: string; label: string }[] }) => (
  <MultiSelect label={label} data={data} value={value.split(',').filter(Boolean)} onChange={(secilen) => onChange(secilen.join())} searchable clearable comboboxProps={{ withinPortal: false }} />
);
