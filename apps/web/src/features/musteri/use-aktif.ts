import { musteriCalls } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { notice } from '../../ui/notice.ts';

type Musteri = { id: number; adSoyad: string; aktifMi: boolean };
export type Aktiflik = ReturnType<typeof useAktif>;

/**
 * Deactivates a customer, with ten seconds to undo, or activates a passive one. It belongs to the page, because the row
 * is gone when it is undone.
 */
export function useAktif() {
  const { t } = useTranslation('musteri');
  const pasifEt = useSave(musteriCalls.remove, { notice: false });
  const aktifEt = useSave(musteriCalls.aktifEt);
  const pasifReason = useReason(musteriCalls.remove.yetki);
  const aktifReason = useReason(musteriCalls.aktifEt.yetki);

  return {
    toggle: ({ id, adSoyad, aktifMi }: Musteri) => {
      if (!aktifMi) return aktifEt.mutate({ body: { id } });
      pasifEt.mutate(
        { body: { id } },
        { onSuccess: () => notice.undo(t('pasifEdildi', { ad: adSoyad }), () => aktifEt.mutate({ body: { id } })) },
      );
    },
    reasonFor: ({ aktifMi }: Musteri) => (aktifMi ? pasifReason : aktifReason),
    isPending: pasifEt.isPending || aktifEt.isPending,
  };
}
