import { beklemeCalls } from '@defter/contract/bekleme.ts';
import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { isSaat, toDakika } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../app/routing/with-texts.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { useFormValue, type ZodForm } from '../../../ui/form.ts';
import { usePart } from '../../../ui/use-part.ts';
import type { RandevuDegerleri } from '../form-values.ts';

const TEXTS = ['bekleme', 'randevuTalep'] as const;
const loadPanel = withTexts(TEXTS, async () => (await import('./BosYerPaneli.tsx')).BosYerPaneli);
const loadForm = withTexts(TEXTS, async () => (await import('./BeklemeFormu.tsx')).BeklemeFormu);

/** Two links of a new appointment: to customers who may be asked about its time, and to the waiting list for a customer without a time. */
export function BeklemeBaglantilari({ form, basliklar }: { form: ZodForm<RandevuDegerleri>; basliklar: readonly RandevuBasligi[] }) {
  const { t } = useTranslation('takvim');
  const { can } = useYetki();
  const [acik, setAcik] = useState<'kim' | 'bekle'>();
  const Panel = usePart(acik === 'kim', loadPanel);
  const Form = usePart(acik === 'bekle', loadForm);
  const tarih = useFormValue(form, 'randevuTarihi');
  const baslangicSaat = useFormValue(form, 'baslangicSaat');
  const bitisSaat = useFormValue(form, 'bitisSaat');
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const musteri = useFormValue(form, 'musteri');
  const baslik = basliklar.find(({ id }) => id === sutunID);
  if (!can(beklemeCalls.create.yetki)) return null;

  const isYer = baslik && tarih && isTarih(tarih) && baslangicSaat && isSaat(baslangicSaat) && bitisSaat && isSaat(bitisSaat) && bitisSaat > baslangicSaat;
  const close = () => setAcik(undefined);
  return (
    <>
      {!musteri && (
        <Button variant="subtle" size="compact-md" disabled={!isYer} onClick={() => setAcik('kim')}>
          {t('kimiArayayim')}
        </Button>
      )}
      <Button variant="subtle" size="compact-md" onClick={() => setAcik('bekle')}>
        {t('beklemeyeEkle')}
      </Button>
      {Panel && acik === 'kim' && isYer && (
        <Panel yer={{ sutunID: baslik.id, tarih, baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) }} sutunAdi={baslik.adi} onClose={close} />
      )}
      {Form && acik === 'bekle' && (
        <Form
          ilk={{
            musteri: musteri && musteri.id > 0 ? musteri : null,
            hizmetler: form.getValues().randevuHizmet,
            tarih: tarih && isTarih(tarih) ? tarih : undefined,
            personelID: form.getValues().uygulayanPersonelID,
          }}
          onClose={close}
        />
      )}
    </>
  );
}
