import { RAPOR_YETKILERI, YETKI_GRUPLARI, type RaporYetkisi, type Yetki, type YetkiGrubu } from '@defter/contract/yetkiler.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlagGroup } from './flags.ts';
import { RAPOR_GRUBU, RAPOR_GRUPLARI } from './rapor-gruplari.ts';

type RaporAdi<R extends RaporYetkisi> = R extends `rapor:${infer Ad}` ? Ad : never;
// i18next would read the colon as the end of a catalogue's name.
const adiOf = <R extends RaporYetkisi>(flag: R) => flag.slice('rapor:'.length) as RaporAdi<R>;

/** The permission boxes by group, in words. */
export function useYetkiGroups(): FlagGroup<Yetki>[] {
  const { t } = useTranslation('yetki');
  return useMemo(
    () =>
      (Object.entries(YETKI_GRUPLARI) as [YetkiGrubu, readonly Yetki[]][]).map(([id, names]) => ({
        id,
        title: t(`grup.${id}`),
        flags: names.map((name) => ({ name, label: t(`yetki.${name}`) })),
      })),
    [t],
  );
}

/** The report boxes by what the reports are about. */
export function useRaporGroups(): FlagGroup<RaporYetkisi>[] {
  const { t } = useTranslation('yetki');
  return useMemo(
    () =>
      RAPOR_GRUPLARI.map((id) => ({
        id,
        title: t(`raporGrup.${id}`),
        flags: RAPOR_YETKILERI.filter((name) => RAPOR_GRUBU[name] === id).map((name) => ({ name, label: t(`rapor.${adiOf(name)}`) })),
      })),
    [t],
  );
}
