import type { Randevu, RandevuBasligi } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import { useYetki } from '../../app/session/yetki.ts';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { EkSatirlar } from './EkSatirlar.tsx';
import { EkYerler } from './EkYerler.tsx';
import type { RandevuDegerleri } from './form-values.ts';
import type { useFormYeri } from './use-form-yeri.ts';
import type { useYerReddi } from './use-yer-reddi.ts';
import { YerAlanlari } from './YerAlanlari.tsx';
import { YerOnerisi } from './YerOnerisi.tsx';

type YerBolumuProps = {
  form: ZodForm<RandevuDegerleri>;
  randevu: Randevu | undefined;
  /** The appointment is closed. */
  kapali: boolean;
  basliklar: readonly RandevuBasligi[];
  seanslar: Seanslar;
  /** The further columns that the first line takes. */
  yerler: readonly number[];
  yer: ReturnType<typeof useFormYeri>;
  yerReddi: ReturnType<typeof useYerReddi>;
  /** Looks for the place of a further line, which a save waits for. */
  onSearch: (search: () => Promise<void>) => void;
};

/** The places of an appointment: its time and columns, those of its further lines, and under a line that was refused the ways out. */
export function YerBolumu({ form, randevu, kapali, basliklar, seanslar, yerler, yer, yerReddi: { ret, zorla }, onSearch }: YerBolumuProps) {
  const { can } = useYetki();
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  // A cancelled or missed appointment gets no further service.
  const mayExtend = !randevu || (!kapali && occupiesSlot(randevu.randevuDurumu) && can(ziyaretCalls.create.yetki) && can(ziyaretCalls.extend.yetki));
  const oneriOf = (satir: number) =>
    ret?.satir === satir && <YerOnerisi form={form} ret={ret} randevuID={randevu?.id} onPlace={yer.place} onPlaceEk={yer.placeEk} onZorla={zorla} />;

  return (
    <>
      <YerAlanlari form={form} basliklar={basliklar} baslangicAlani={yer.baslangicAlani} />
      {!kapali && <EkYerler value={yerler} sutunID={sutunID} basliklar={basliklar} onChange={(idler) => form.setFieldValue('yerler', idler)} />}
      {oneriOf(0)}
      {mayExtend && <EkSatirlar form={form} basliklar={basliklar} seanslar={seanslar} onSearch={onSearch} onChange={yer.placeEk} oneriOf={(index) => oneriOf(index + 1)} />}
    </>
  );
}
