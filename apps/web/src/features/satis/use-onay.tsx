import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { useState, type ReactNode } from 'react';
import type { ApiHatasi } from '../../app/data/api.ts';
import { type Sepet, totalOf } from './sepet.ts';
import { usePart } from '../../ui/use-part.ts';

/** The facts of a sale for a colleague who is not at the desk. */
type Soylenen = { musteriID: number | null; toplamTutar: Kurus; iskontoToplam: Kurus };
/** The request for an approval: the digest of the sale as it was sent, and the highest discount that the desk may give. */
export type OnayIstegi = { istek: string; fiyatMi: boolean; yuzde: number; soylenen: Soylenen };

const soylenenOf = (sepet: Sepet): Soylenen => {
  const total = totalOf(sepet);
  return { musteriID: sepet.musteri?.id || null, toplamTutar: total?.toplam ?? ZERO, iskontoToplam: total?.iskontoToplam ?? ZERO };
};

type Acik = OnayIstegi & { resend: (onayKodu: string) => void };

const loadModal = async () => (await import('./OnayModal.tsx')).OnayModal;

/** The refusals that an approval of a colleague can lift. */
export const ONAYLANIR = ['iskontoSinir', 'yetkiYok'] as const;

/**
 * Asks somebody with the right to approve a sale that was refused for its discount or price, and sends it again.
 * @returns `ask`, which is false for a refusal that nobody can approve, and the dialog
 */
export function useOnay(): { ask: (refusal: ApiHatasi, sepet: Sepet, resend: (onayKodu: string) => void) => boolean; modal: ReactNode } {
  const [acik, setAcik] = useState<Acik>();
  const Modal = usePart(acik !== undefined, loadModal);
  const close = () => setAcik(undefined);
  return {
    ask: ({ veri, alanlar }, sepet, resend) => {
      if (typeof veri.onayIstegi !== 'string') return false;
      setAcik({ istek: veri.onayIstegi, fiyatMi: Object.keys(alanlar).some((alan) => alan.endsWith('birimFiyat')), yuzde: Number(veri.yuzde ?? 0), soylenen: soylenenOf(sepet), resend });
      return true;
    },
    modal: Modal && acik && (
      <Modal
        istek={acik}
        onClose={close}
        onApproved={(onayKodu) => {
          close();
          acik.resend(onayKodu);
        }}
      />
    ),
  };
}
