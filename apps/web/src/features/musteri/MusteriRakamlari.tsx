import type { Musteri } from '@defter/contract/musteri.ts';
import { ZIYARETCI_YETKILERI } from '@defter/contract/yetkiler.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { formatUzaklik } from '../../ui/format.ts';
import { useToday } from '../../ui/today.ts';
import { BakiyeText } from './BakiyeText.tsx';

/** The open amount, the last visit and the next appointment. */
export function MusteriRakamlari({ musteri: { bakiye, puan, sonZiyaret, siradakiRandevu } }: { musteri: Musteri }) {
  const { t } = useTranslation('musteri');
  const { can } = useYetki();
  const bugun = useToday();
  const { satistaPuanKullanilsin } = useAyarlar();
  return (
    <Figures mb="md">
      {bakiye !== null && (
        <Figure label={t('ozet.bakiye')} note={t(`ozet.${bakiye > 0 ? 'borc' : bakiye < 0 ? 'alacak' : 'hesapKapali'}`)}>
          <BakiyeText bakiye={bakiye} plain />
        </Figure>
      )}
      {satistaPuanKullanilsin && <Figure label={t('ozet.puan')}>{formatPuan(puan)}</Figure>}
      {ZIYARETCI_YETKILERI.every(can) && (
        <>
          <Zaman label={t('ozet.sonZiyaret')} zaman={sonZiyaret} yoksa={t('ozet.ziyaretYok')} bugun={bugun} />
          <Zaman label={t('ozet.siradakiRandevu')} zaman={siradakiRandevu} yoksa={t('ozet.randevuYok')} bugun={bugun} />
        </>
      )}
    </Figures>
  );
}

type ZamanProps = { label: string; zaman: string | null; yoksa: string; bugun: string };

/** A day with its hour and its distance from today. */
function Zaman({ label, zaman, yoksa, bugun }: ZamanProps) {
  if (zaman === null) return <Figure label={label}>{yoksa}</Figure>;
  const tarih = zaman.slice(0, 10);
  return (
    <Figure label={label} note={`${formatUzaklik(tarih, bugun)}, ${zaman.slice(11, 16)}`}>
      {formatTarih(tarih)}
    </Figure>
  );
}
