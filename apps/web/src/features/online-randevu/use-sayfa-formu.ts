import type { ReplyOf } from '@defter/contract/call.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';

type Kayit = ReplyOf<typeof onlineRandevuCalls.ayarlar>;

const valuesOf = ({ surum, ayarlar }: Kayit) => ({ surum: surum as number | null, ...ayarlar });

/** The settings of the page, which stay open after a save. */
export const useSayfaFormu = (record: Kayit) =>
  useRecordForm({
    record,
    read: () => readAnew(onlineRandevuCalls.ayarlar),
    values: valuesOf,
    schema: onlineRandevuCalls.saveAyarlar.body,
    call: onlineRandevuCalls.saveAyarlar,
    seconds: 2.5,
  });

export type SayfaFormu = ReturnType<typeof useSayfaFormu>;
