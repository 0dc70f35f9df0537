import { randevuCalls } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import type { Kapsam } from '../../pickers/ask-kapsam.ts';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { useGeriKoy } from '../../pickers/use-geri-koy.ts';
import { HELD, valuesOf, yerlerOf } from './form-values.ts';
import type { RandevuPaneliProps } from './RandevuPaneli.tsx';
import { type KayitliRandevu, readNewest } from './read-newest.ts';
import { useCakismaUyarisi } from './use-cakisma-uyarisi.ts';
import { useYerReddi } from './use-yer-reddi.ts';
import { checkEkler, refusalInForm, satirlarOf, ziyaretOf } from './ziyaret.ts';

/** What a move changes. */
const YER_ALANLARI = ['randevuTarihi', 'baslangicSaat', 'bitisSaat', 'randevuSutunBaslikID'] as const;

type Girdi = Pick<RandevuPaneliProps, 'hedef' | 'tarih' | 'basliklar' | 'onClose'> & { kayit: KayitliRandevu | undefined; ilkMusteri: SecilenMusteri | null; kapsam: Kapsam };

/** The form of an appointment and its save: alone by the call of an appointment, with further lines by that of a visit. */
export function useRandevuKaydi({ kayit, hedef, tarih, basliklar, ilkMusteri, kapsam, onClose }: Girdi) {
  const { t } = useTranslation('randevu');
  const randevu = kayit?.randevu;
  const tellSeri = useGeriKoy();
  const tellCakisma = useCakismaUyarisi();
  const ziyaret = useSave(ziyaretCalls.create);
  const genislet = useSave(ziyaretCalls.extend);
  const arananYerler = useRef(Promise.resolve());
  const form = useRecordForm({
    record: kayit,
    read: (record) => readNewest(record.randevu),
    values: (record: KayitliRandevu | undefined) => valuesOf(record, { musteri: ilkMusteri, hedef, tarih, basliklar }),
    schema: randevuCalls.create.body,
    held: HELD,
    check: checkEkler,
    call: randevu ? randevuCalls.update : randevuCalls.create,
    save: async (body, send, { yerler }) => {
      await arananYerler.current;
      const { ekler } = form.getValues();
      try {
        // Places that nobody chose here are chosen anew where it goes.
        const isYerSame = randevu !== undefined && yerler.join() === yerlerOf(randevu, basliklar).join();
        const yazilan = { ...body, yerler: isYerSame ? undefined : body.yerler, zorlamaNedeni: nedenOf(0) };
        if (ekler.length === 0) return await send({ ...yazilan, ...(randevu?.seriID && { kapsam }) });
        const saved = randevu
          ? await genislet.mutateAsync({ body: { ...yazilan, randevuTarihi: body.randevuTarihi ?? undefined, randevular: satirlarOf(ekler, nedenOf) } })
          : await ziyaret.mutateAsync({ body: ziyaretOf(body, ekler, nedenOf) });
        tellCakisma(saved);
        onClose();
      } catch (error) {
        const refusal = refusalInForm(error, !randevu);
        tell(refusal);
        throw refusal;
      }
    },
    onSaved: (saved, sent) => {
      tellCakisma(saved);
      if ('oncekiler' in saved && saved.oncekiler.length > 0) tellSeri(t('seriDegisti', { count: saved.oncekiler.length }), saved.oncekiler);
      else if (randevu && 'surum' in saved && YER_ALANLARI.some((alan) => sent[alan] !== randevu[alan])) tellSeri(t('tasindi'), [{ ...randevu, surum: saved.surum }]);
      onClose();
    },
  });
  const yerReddi = useYerReddi(form);
  const { tell, nedenOf } = yerReddi;
  return {
    form,
    yerReddi,
    /** Looks for the place of a further line, which a save waits for. */
    search: (next: () => Promise<void>) => {
      arananYerler.current = arananYerler.current.then(next);
    },
  };
}
