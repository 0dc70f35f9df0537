import { musteriCalls } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { notice } from '../../ui/notice.ts';

type Musteri = { id: number; adSoyad: string; aktifMi: boolean };
export type Aktiflik = ReturnType<typeof useAktif>;

/**
 * Deactivates a customer, which can be taken back for ten seconds, or activates a passive one. Belongs to the page and
 * not to the row, which is gone when it is taken back.
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
