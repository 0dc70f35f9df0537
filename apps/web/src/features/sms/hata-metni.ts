import { useTranslation } from 'react-i18next';

/** The meaning of a provider's code, or of a reason for holding back, and the next step. */
export function useHataMetni(): (saglayici: string | null, kod: string | null) => string | null {
  const { t, i18n } = useTranslation('sms');
  return (saglayici, kod) => {
    if (kod === null) return null;
    for (const key of [`hata.${saglayici}.${kod}`, `hata.ortak.${kod}`]) if (i18n.exists(`sms:${key}`)) return t(key as 'hata.ortak.baglanti');
    return t('hata.ortak.bilinmiyor', { kod });
  };
}

export const SAGLAYICI_ADLARI = { netgsm: 'NetGSM', iletimerkezi: 'İleti Merkezi', whatsapp: 'WhatsApp' } as const;
