import type { BodyInput } from '@defter/contract/call.ts';
import type { RandevuZamani } from '@defter/contract/randevu-yeri.ts';
import { seriCalls, type SeriGunu } from '@defter/contract/seri.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { tell, useCall, useSave } from '../../../app/data/query.ts';
import { patchRandevu } from '../../../pickers/patch-randevu.ts';
import { ilkKural, kuralOf } from './seri-kurali.ts';

/** The appointment that is repeated, as the calls take it. */
export type Tekrarlanan = Pick<BodyInput<typeof seriCalls.create>, 'id' | 'musteriID' | 'randevuSutunBaslikID' | 'uygulayanPersonelID' | 'randevuNotu' | 'randevuHizmet'> & { zaman: RandevuZamani };

/** A day of the series in its present state: by the rule, or as it was chosen instead. A holiday is booked once somebody says so (R5). */
export type SeriSatiri = { /** The day of the rule, by which the row is known. */ gun: string; alinsin: boolean; degisti: boolean } & SeriGunu;

type Secim = { alinsin?: boolean; yerine?: SeriGunu };

/** Typing in the rule asks once people pause. */
const PAUSE_MS = 350;

type Girdi = Tekrarlanan & {
  /** Sessions left of a package; the series gets as many days, unless the user says otherwise. */
  kalanSeans: number | undefined;
};

/** The rule that is being made, the server's answer to each of its days, and the choices that were made for them. */
export function useSeri({ zaman, kalanSeans, ...randevu }: Girdi, onSaved: (idler: number[]) => void) {
  const [kural, setKural] = useState(() => ilkKural(zaman.randevuTarihi, kalanSeans));
  const [secimler, setSecimler] = useState<ReadonlyMap<string, Secim>>(new Map());
  const [duran] = useDebouncedValue(kural, PAUSE_MS);
  const gecerli = kuralOf(duran);
  const base = { ...randevu, ...gecerli, baslangicTarihi: zaman.randevuTarihi, baslangicSaat: zaman.baslangicSaat, bitisSaat: zaman.bitisSaat };
  const onizleme = useCall(seriCalls.onizle, { body: base }, { enabled: gecerli !== undefined, keep: true });
  const bak = useSave(seriCalls.onizle, { notice: false });
  const kaydet = useSave(seriCalls.create, { notice: false });

  const satirlar: SeriSatiri[] = (gecerli && !onizleme.error ? (onizleme.data?.liste ?? []) : []).map((gun) => {
    const { alinsin, yerine } = secimler.get(gun.randevuTarihi) ?? {};
    const now = yerine ?? gun;
    return { ...now, gun: gun.randevuTarihi, alinsin: now.engel === null && (alinsin ?? now.tatil === null), degisti: yerine !== undefined };
  });
  const choose = (gun: string, secim: Secim) => setSecimler((before) => new Map(before).set(gun, secim));
  const alinanlar = satirlar.filter(({ alinsin }) => alinsin);

  return {
    kural,
    setKural,
    satirlar,
    alinanlar,
    hata: onizleme.error,
    isPending: gecerli !== undefined && (onizleme.isPending || onizleme.isPlaceholderData || duran !== kural),
    busy: kaydet.isPending || bak.isPending,
    isDirty: () => secimler.size > 0,
    setAlinsin: (gun: string, alinsin: boolean) => choose(gun, { ...secimler.get(gun), alinsin }),
    /** Takes another time for a day, which the server has proposed as free. A chosen time is booked, on a holiday too. */
    take: (gun: string, yerine: RandevuZamani) =>
      choose(gun, { alinsin: true, yerine: { ...yerine, engel: null, neden: null, tatil: null, musteriCakisiyor: false, oneri: null } }),
    /** Takes the day of the rule again. */
    reset: (gun: string) => choose(gun, {}),
    /** Asks whether another time can be had, and takes it or shows what stands in its way. */
    ask: (gun: string, yeni: RandevuZamani, onDone: () => void) =>
      bak.mutate(
        { body: { ...base, randevular: [yeni] } },
        {
          onSuccess: ({ liste: [yerine] }) => {
            if (yerine) choose(gun, { alinsin: true, yerine });
            onDone();
          },
        },
      ),
    save: () =>
      kaydet.mutate(
        { body: { ...base, randevular: alinanlar.map(({ randevuTarihi, baslangicSaat, bitisSaat }) => ({ randevuTarihi, baslangicSaat, bitisSaat })) } },
        {
          onSuccess: ({ id: seriID, idler }) => {
            if (randevu.id) patchRandevu(randevu.id, { seriID });
            onSaved(idler);
          },
          onError: (refusal) => {
            // A time that was free a moment ago is not any more.
            void onizleme.refetch();
            tell(refusal);
          },
        },
      ),
  };
}
