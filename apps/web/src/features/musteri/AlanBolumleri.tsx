import { bayiCalls } from '@defter/contract/bayi.ts';
import type { ZorunluAlan } from '@defter/contract/zorunlu-alanlar.ts';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAyarlar, useZorunluAlanlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { type Alan, BOLUM_ADLARI, BOLUMLER, onceAlanlar } from './form-duzeni.ts';
import type { MusteriDegerleri } from './form-values.ts';
import { KatlananBolum } from './KatlananBolum.tsx';
import { MusteriAlani } from './MusteriAlani.tsx';
import classes from './MusteriForm.module.css';

/** Fields that need the whole width. */
const GENIS: readonly Alan[] = ['musteri.ilID', 'digerBilgiler.aciklama', 'musteri.aciklama'];

/** All fields besides name, phones and addresses: first those of the sector, then the note, then the others, folded. */
export function AlanBolumleri({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const isZorunlu = useZorunluAlanlar();
  const { kayitEdenPersonelKullanilsinMi, bayiMusteriIDGorulsunMu } = useAyarlar();
  const sektorID = useCall(bayiCalls.get, {}, { staleTime: Infinity }).data?.bayi.sektorID;
  const once = onceAlanlar(sektorID);
  const kapali: readonly Alan[] = [
    ...(kayitEdenPersonelKullanilsinMi ? [] : ['musteri.kayitEdenPersonelID' as const]),
    ...(bayiMusteriIDGorulsunMu ? [] : ['musteri.bayiMusteriID' as const]),
  ];
  const isAsked = (alan: Alan) => isZorunlu(alan as ZorunluAlan);

  const alanlar = (bolum: readonly Alan[]) => (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      {bolum.map((alan) => (
        <div key={alan} className={GENIS.includes(alan) ? classes.wide : undefined}>
          <MusteriAlani form={form} alan={alan} required={isAsked(alan)} />
        </div>
      ))}
    </SimpleGrid>
  );

  return (
    <>
      <FormSection>{alanlar([...once, 'musteri.aciklama'])}</FormSection>
      {BOLUM_ADLARI.map((bolum) => {
        const kalan: readonly Alan[] = BOLUMLER[bolum].filter((alan: Alan) => !once.includes(alan) && !kapali.includes(alan));
        const needed = kalan.some((alan) => isAsked(alan) || Boolean(form.errors[alan]));
        if (kalan.length === 0) return null;
        return (
          <KatlananBolum key={bolum} baslik={t(`bolum.${bolum}`)} needed={needed}>
            {alanlar(kalan)}
          </KatlananBolum>
        );
      })}
    </>
  );
}
