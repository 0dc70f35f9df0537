import { useTranslation } from 'react-i18next';
import { nextTur, type SutunTuru } from './sutun-turu.ts';
import type { Suzgec } from './use-suzgec.ts';
import { usePageKeys } from '../../ui/page-keys.ts';

/** `secilen`: the kind that is shown, in words; undefined if all are. */
export type TurDegistirme = { ad: string; secilen: string | undefined; turn: () => void };

/** Switches the columns of the day from one kind to the next, by the key S as well; undefined if there is only one kind. */
export function useSutunTuru(suzgec: Suzgec, { turler, tur }: { turler: readonly SutunTuru[]; tur: SutunTuru | undefined }): TurDegistirme | undefined {
  const { t } = useTranslation('takvim');
  const isSwitched = suzgec.gorunum === 'gun' && turler.length > 1;
  // The chosen columns belong to the former kind.
  const turn = () => suzgec.change({ tur: nextTur(turler, tur) ?? null, sutun: null });
  usePageKeys(isSwitched ? [['s', turn]] : []);
  return isSwitched ? { ad: t('sutunTuru.etiket', { tur: t(`sutunTuru.${tur ?? 'tumu'}`) }), secilen: tur && t('sutunTuru.secilen', { tur: t(`sutunTuru.${tur}`) }), turn } : undefined;
}
