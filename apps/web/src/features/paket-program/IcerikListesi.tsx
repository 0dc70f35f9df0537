import { SatisTipi } from '@defter/contract/urun.ts';
import { Input, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { useFormValue } from '../../ui/form.ts';
import { newIcerik, type IcerikGirdisi, type ProgramDegerleri } from './form-values.ts';
import { IcerikSatiri } from './IcerikSatiri.tsx';
import classes from './PaketProgram.module.css';

/** The contents of the package, each service or product once. */
export function IcerikListesi({ form }: { form: ZodForm<ProgramDegerleri> }) {
  const { t } = useTranslation('paketProgram');
  const satirlar = useFormValue(form, 'icerikler');
  const setSatirlar = (yeni: IcerikGirdisi[]) => form.setFieldValue('icerikler', yeni);
  const hata = form.errors.icerikler ?? Object.entries(form.errors).find(([alan]) => alan.startsWith('icerikler.'))?.[1];
  return (
    <FormSection legend={t('icerik')}>
      {satirlar.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('icerikYok')}
        </Text>
      )}
      <ul className={classes.rows}>
        {satirlar.map((satir, index) => (
          <IcerikSatiri
            key={satir.altUrunID}
            satir={satir}
            onChange={(degisen) => setSatirlar(satirlar.with(index, { ...satir, ...degisen }))}
            onRemove={() => setSatirlar(satirlar.filter((other) => other !== satir))}
          />
        ))}
      </ul>
      {hata && <Input.Error>{hata}</Input.Error>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {[SatisTipi.hizmet, SatisTipi.urun].map((satisTipi) => (
          <UrunSecimi
            // A new key empties the box after every choice.
            key={`${satisTipi} ${satirlar.length}`}
            label={t(satisTipi === SatisTipi.hizmet ? 'hizmetEkle' : 'urunEkle')}
            placeholder={t(satisTipi === SatisTipi.hizmet ? 'hizmetSecin' : 'urunSecin')}
            satisTipi={satisTipi}
            uygun={({ id }) => !satirlar.some(({ altUrunID }) => altUrunID === id)}
            value={null}
            onChange={(urun) => urun && setSatirlar([...satirlar, newIcerik(urun, satisTipi === SatisTipi.hizmet)])}
          />
        ))}
      </SimpleGrid>
    </FormSection>
  );
}
