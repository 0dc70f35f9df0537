import { SONRAKI_YETKILER } from '@defter/contract/sonraki-yetkiler.ts';
import { RAPOR_YETKILERI, YETKI_GRUPLARI, type RaporYetkisi, type Yetki, type YetkiGrubu } from '@defter/contract/yetkiler.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlagGroup, Flags } from './flags.ts';
import { RAPOR_GRUBU, RAPOR_GRUPLARI } from './rapor-gruplari.ts';

type RaporAdi<R extends RaporYetkisi> = R extends `rapor:${infer Ad}` ? Ad : never;
// i18next would read the colon as the end of a catalogue's name.
const adiOf = <R extends RaporYetkisi>(flag: R) => flag.slice('rapor:'.length) as RaporAdi<R>;

const RAPORLAR = RAPOR_YETKILERI;
/** Whether there is any report that rights can open. */
export const RAPOR_VAR = RAPORLAR.length > 0;

/** The number of these rights that have an effect today. */
export const countYetki = (yetkiler: Flags<Yetki>): number => (Object.entries(yetkiler) as [Yetki, boolean][]).filter(([name, given]) => given && !(name in SONRAKI_YETKILER)).length;

/** The permission boxes by group, in words. Boxes whose module does not exist yet are left out, because they would promise too much. */
export function useYetkiGroups(): FlagGroup<Yetki>[] {
  const { t } = useTranslation('yetki');
  return useMemo(
    () =>
      (Object.entries(YETKI_GRUPLARI) as [YetkiGrubu, readonly Yetki[]][])
        .map(([id, names]) => ({
          id,
          title: t(`grup.${id}`),
          flags: names.filter((name) => !(name in SONRAKI_YETKILER)).map((name) => ({ name, label: t(`yetki.${name}`) })),
        }))
        .filter(({ flags }) => flags.length > 0),
    [t],
  );
}

/** The report boxes by the reports' subjects; none before there are reports. */
export function useRaporGroups(): FlagGroup<RaporYetkisi>[] {
  const { t } = useTranslation('yetki');
  return useMemo(
    () =>
      RAPOR_GRUPLARI.map((id) => ({
        id,
        title: t(`raporGrup.${id}`),
        flags: RAPORLAR.filter((name) => RAPOR_GRUBU[name] === id).map((name) => ({ name, label: t(`rapor.${adiOf(name)}`) })),
      })).filter(({ flags }) => flags.length > 0),
    [t],
  );
}
