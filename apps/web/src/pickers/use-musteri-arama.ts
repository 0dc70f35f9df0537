import { EN_UZUN_ARAMA } from '@defter/contract/fields.ts';
import { musteriCalls, MUSTERI_SATIRI_ALANLARI } from '@defter/contract/musteri.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../app/data/query.ts';
import { useReason } from '../app/session/YetkiButton.tsx';
import { useStill } from '../ui/use-still.ts';

const TYPING = 180;
const ROWS = 8;

/** Finds customers by a typed text, while the list of hits is open. */
export function useMusteriArama(text: string | undefined, isOpen: boolean) {
  // People who may not search customers may still name or add one.
  const reason = useReason(musteriCalls.list.yetki);
  const aranan = text?.trim() ?? '';
  const [ara] = useDebouncedValue(aranan, TYPING);
  const { data, isPlaceholderData } = useCall(
    musteriCalls.list,
    { query: { ara: ara.slice(0, EN_UZUN_ARAMA) || null, durum: 'aktif', sirala: 'uygunluk', sayfaBoyutu: ROWS, alanlar: MUSTERI_SATIRI_ALANLARI } },
    { enabled: isOpen && !reason, keep: true },
  );
  const { shown, onPointerDown } = useStill(data?.liste);
  return {
    aranan,
    /** Why nobody can be searched. */
    reason,
    /** Undefined until the first answer. */
    bulunanlar: shown,
    /** Whether the hits belong to the present text, and not to that of a moment ago. */
    isSettled: reason !== undefined || (data !== undefined && shown === data.liste && !isPlaceholderData && ara === aranan),
    /** For the list of hits, which holds still while a press on it lasts. */
    onPointerDown,
  };
}
