import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Button, Stack, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { EkSatirKutusu } from './EkSatirKutusu.tsx';
import { behind, findEkYer, type KonanSatir } from './find-ek-yer.ts';
import type { RandevuDegerleri } from './form-values.ts';
import { YeniHizmet } from './YeniHizmet.tsx';
import { type EkSatir, totalOf } from './ziyaret.ts';

type EkSatirlarProps = {
  form: ZodForm<RandevuDegerleri>;
  basliklar: readonly RandevuBasligi[];
  seanslar: Seanslar;
  /** Looks for a place after those that are being looked for; a save waits for all of them. */
  onSearch: (search: () => Promise<void>) => void;
  onChange: (index: number, degisen: Partial<EkSatir>) => void;
  oneriOf: (index: number) => ReactNode;
};

/** The further services of a visit, each with its own column and time, and what all of them take and cost together. */
export function EkSatirlar({ form, basliklar, seanslar, onSearch, onChange, oneriOf }: EkSatirlarProps) {
  const { t } = useTranslation('randevu');
  const [adding, setAdding] = useState(false);
  const ekler = useFormValue(form, 'ekler');
  const hizmetler = useFormValue(form, 'randevuHizmet');
  const { dakika, fiyat } = totalOf(hizmetler, ekler);

  const add = (secilen: SecilenUrun | null) => {
    if (!secilen) return;
    setAdding(false);
    const { id: altUrunID, adi, urunSure: sure, tamponOnce, tamponSonra, fiyat: ucret } = secilen;
    const hizmet = { id: 0, altUrunID, adi, altUrunAdi: adi, sure, tamponOnce, tamponSonra, fiyat: ucret };
    const satir = behind(hizmet, form.getValues().ekler.at(-1) ?? form.getValues());
    const konan: KonanSatir = { satir, index: form.getValues().ekler.length, ilkBitis: form.getValues().bitisSaat };
    // The line stands at once, and goes to its place when the line before it has gone to its own.
    form.setFieldValue('ekler', [...form.getValues().ekler, satir]);
    onSearch(async () => {
      const yer = await findEkYer(form, konan);
      if (yer) onChange(konan.index, yer);
    });
  };

  if (hizmetler.length === 0 && ekler.length === 0) return null;
  return (
    <Stack gap={8}>
      {ekler.map((satir, index) => (
        <EkSatirKutusu
          key={index}
          form={form}
          index={index}
          satir={satir}
          basliklar={basliklar}
          onChange={(degisen) => onChange(index, degisen)}
          onRemove={() => form.removeListItem('ekler', index)}
        >
          {oneriOf(index)}
        </EkSatirKutusu>
      ))}
      {adding ? (
        <YeniHizmet
          autoFocus
          label={t('ziyaret.sonraki')}
          seanslar={seanslar}
          onChange={add}
        />
      ) : (
        hizmetler.length > 0 && (
          <Button variant="subtle" size="compact-md" leftSection={<PlusIcon size={16} />} style={{ alignSelf: 'flex-start' }} onClick={() => setAdding(true)}>
            {t('ziyaret.ekle')}
          </Button>
        )
      )}
      {ekler.length > 0 && (
        <Text size="sm" fw={550} role="status" className="tabular">
          {t('ziyaret.toplam', { count: hizmetler.length + ekler.length, dakika, fiyat: formatTL(fiyat) })}
        </Text>
      )}
    </Stack>
  );
}
