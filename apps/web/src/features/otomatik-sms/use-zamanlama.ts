import type { OtomatikServisi, OtomatikSms } from '@defter/contract/otomatik-sms.ts';
import { useTranslation } from 'react-i18next';

/** The time of a rule in words: "1 gün önce, saat 10:00". */
export function useZamanlama(): (yon: OtomatikServisi['yon'], kural: Pick<OtomatikSms, 'gun' | 'dakika' | 'saat'>) => string {
  const { t } = useTranslation('otomatikSms');
  return (yon, { gun, dakika, saat }) => {
    if (yon === 'olay') return t('zaman.hemen');
    const sure = [gun > 0 && t('zaman.gun', { count: gun }), saat === null && dakika >= 60 && t('zaman.saat', { count: Math.floor(dakika / 60) }), saat === null && dakika % 60 > 0 && t('zaman.dakika', { count: dakika % 60 })]
      .filter(Boolean)
      .join(' ');
    const ne = sure === '' ? t(saat === null ? 'zaman.tamAninda' : 'zaman.ayniGun') : t(`zaman.${yon}`, { sure });
    return saat === null ? ne : t('zaman.saatinde', { ne, saat });
  };
}
