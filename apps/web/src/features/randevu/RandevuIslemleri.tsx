import { kaporaCalls } from '@defter/contract/kapora.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, isExpected, occupiesSlot, RANDEVU_GECISLERI, RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { Group } from '@mantine/core';
import { LinkIcon, MessageSquareIcon, ReceiptTextIcon, UnlinkIcon, WalletIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useBaglantilariKapat } from '../../pickers/BaglantilariKapat.tsx';
import { satisYetkisiOf, useRandevuIslemleri } from '../../pickers/use-randevu-islemleri.ts';
import { type Islem, IslemMenusu } from './IslemMenusu.tsx';
import classes from './RandevuMenusu.module.css';
import { useMusteriBaglantisi } from './use-musteri-baglantisi.ts';

/** The state that usually comes next; once somebody is there, the sale does. */
const SIRADAKI: Readonly<Record<RandevuDurumKodu, RandevuDurumKodu | undefined>> = { B: 'G', O: 'G', G: undefined, K: undefined, X: 'B', I: 'B', E: 'B' };

type RandevuIslemleriProps = {
  randevu: Randevu;
  /** Whether the panel may close, as a change of state does once it is saved. */
  mayClose: () => Promise<boolean>;
  onDone: () => void;
  onKapora: () => void;
};

/** The next act on an appointment as a button, and the rest behind three: its states, texts to the customer, money. */
export function RandevuIslemleri({ randevu, mayClose, onDone, onKapora }: RandevuIslemleriProps) {
  const { t } = useTranslation('randevu');
  const islemler = useRandevuIslemleri();
  const baglanti = useMusteriBaglantisi(randevu.id);
  const baglantilar = useBaglantilariKapat(randevu.musteriID);
  const siradaki = SIRADAKI[randevu.randevuDurumu];
  const setDurum = async (durum: RandevuDurumKodu) => {
    if (!(await mayClose())) return;
    if (await islemler.setDurum(randevu, durum)) onDone();
  };
  const satis: Islem = { ad: t(randevu.satisID ? 'satisaGit' : 'sat'), simge: <ReceiptTextIcon size={16} />, yetki: satisYetkisiOf(randevu), run: () => islemler.sell(randevu) };
  const durumlar: Islem[] = RANDEVU_GECISLERI[randevu.randevuDurumu]
    .filter((durum) => durum !== siradaki)
    .map((durum) => ({
      ad: t(`islem.${durum}`),
      simge: <b className={classes.letter}>{durum}</b>,
      yetki: durum === RandevuDurumu.kapandi ? randevuCalls.kapat.yetki : randevuCalls.update.yetki,
      run: () => void setDurum(durum),
    }));
  const mesajlar: Islem[] = isExpected(randevu.randevuDurumu)
    ? [
        { ad: t('smsGonder'), simge: <MessageSquareIcon size={16} />, yetki: randevuCalls.smsGonder.yetki, run: () => islemler.sendSms(randevu) },
        { ad: t('baglanti.kopyala'), simge: <LinkIcon size={16} />, yetki: onlineRandevuCalls.createBaglanti.yetki, run: baglanti.copy },
        { ad: t('baglanti.kapat'), simge: <UnlinkIcon size={16} />, yetki: onlineRandevuCalls.removeBaglantilar.yetki, run: baglantilar.end },
      ]
    : [];
  const mayKapora = occupiesSlot(randevu.randevuDurumu) && canEdit(randevu.randevuDurumu);
  const odemeler: Islem[] = [
    ...(siradaki ? [satis] : []),
    ...(mayKapora ? [{ ad: t('islemler.kaporaAl'), simge: <WalletIcon size={16} />, yetki: kaporaCalls.create.yetki, run: onKapora }] : []),
  ];
  return (
    <Group gap={6} role="group" aria-label={t('islemler.etiket')}>
      {siradaki ? (
        <YetkiButton yetki={randevuCalls.update.yetki} size="compact-md" loading={islemler.busy} onClick={() => void setDurum(siradaki)}>
          {t(`islem.${siradaki}`)}
        </YetkiButton>
      ) : (
        <YetkiButton yetki={satis.yetki} size="compact-md" leftSection={satis.simge} loading={islemler.busy} onClick={satis.run}>
          {satis.ad}
        </YetkiButton>
      )}
      <IslemMenusu ad={t('islemler.durum')} islemler={durumlar} busy={islemler.busy} />
      <IslemMenusu ad={t('islemler.mesaj')} islemler={mesajlar} busy={baglanti.busy || baglantilar.busy} />
      <IslemMenusu ad={t('islemler.odeme')} islemler={odemeler} busy={false} />
    </Group>
  );
}
