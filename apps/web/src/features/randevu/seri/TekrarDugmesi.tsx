import type { Randevu } from '@defter/contract/randevu.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { isSaat } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { RepeatIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { useFormValue, type ZodForm } from '../../../ui/form.ts';
import type { RandevuDegerleri } from '../form-values.ts';

type TekrarDugmesiProps = { form: ZodForm<RandevuDegerleri>; randevu: Randevu | undefined; onOpen: () => void };

/** Begins a series, of the saved appointment or of the values in the form of a new one. */
export function TekrarDugmesi({ form, randevu, onOpen }: TekrarDugmesiProps) {
  const { t } = useTranslation('randevu');
  const musteriID = useFormValue(form, 'musteriID');
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const tarih = useFormValue(form, 'randevuTarihi');
  const saatler = [useFormValue(form, 'baslangicSaat'), useFormValue(form, 'bitisSaat')];
  const isWhole = musteriID !== null && musteriID > 0 && sutunID !== null && tarih !== null && isTarih(tarih) && saatler.every((saat) => saat !== null && isSaat(saat));
  return (
    <YetkiButton yetki={seriCalls.create.yetki} reason={isWhole ? undefined : t('tekrar.eksik')} variant="subtle" size="compact-md" leftSection={<RepeatIcon size={16} />} onClick={onOpen}>
      {t(randevu?.seriID ? 'tekrar.surdur' : 'tekrar.basla')}
    </YetkiButton>
  );
}
