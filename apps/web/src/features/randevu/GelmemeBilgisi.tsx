import { gelmemeCalls } from '@defter/contract/gelmeme.ts';
import { EN_AZ_GECMIS } from '@defter/rules/gelmeme.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';

/** The probability that the customer does not come, beside the usual one of the salon, with the reasons. */
export function GelmemeBilgisi({ randevuID }: { randevuID: number }) {
  const { t } = useTranslation('takvim');
  const { data } = useCall(gelmemeCalls.get, { params: { id: randevuID } });
  if (!data) return null;
  const { tahmin, kisiGeldi, kisiGelmedi, oncelikGun, onayliMi } = data;
  if (!tahmin) {
    return (
      <Text size="sm" c="dimmed">
        {t('gelmeme.azGecmis', { sayi: EN_AZ_GECMIS })}
      </Text>
    );
  }
  const sozler = {
    kisi: t('gelmeme.kisi', { geldi: kisiGeldi, gelmedi: kisiGelmedi }),
    oncelik: t('gelmeme.oncelik', { count: oncelikGun }),
    saat: t('gelmeme.saat'),
    onay: t(onayliMi ? 'gelmeme.onayli' : 'gelmeme.onaysiz'),
  };
  return (
    <Text size="sm" role="note">
      <b>{t('gelmeme.olasilik', { yuzde: tahmin.olasilik })}</b> {t('gelmeme.taban', { yuzde: tahmin.taban })}
      {tahmin.nedenler.map(({ neden, puan }) => (
        <Text key={neden} span display="block" c="dimmed">
          {sozler[neden]}: {t(puan > 0 ? 'gelmeme.artirir' : 'gelmeme.azaltir', { puan: puan > 0 ? `+${puan}` : String(puan) })}
        </Text>
      ))}
    </Text>
  );
}
