import { type GunRandevusu, randevuCalls } from '@defter/contract/randevu.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { canMoveTo, RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Text } from '@mantine/core';
import { PhoneIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { satisYetkisiOf, useRandevuIslemleri } from '../../pickers/use-randevu-islemleri.ts';
import { ofRow } from '../../ui/of-row.ts';
import classes from './Bugun.module.css';
import type { GunBolumu } from './gun-sirasi.ts';

const { geldi, gelmedi } = RandevuDurumu;
/** The next step of the desk for the appointments of each section, beside calling and selling. */
const DURUMLAR: Record<GunBolumu, readonly RandevuDurumKodu[]> = { geciken: [geldi, gelmedi], icerde: [], siradaki: [geldi], biten: [geldi] };

/** One appointment with the buttons of its next step. */
export function RandevuSatiri({ randevu, bolum, tarihli = false }: { randevu: GunRandevusu; bolum: GunBolumu; /** It is of another day than today. */ tarihli?: boolean }) {
  const { t } = useTranslation(['bugun', 'randevu']);
  const { can } = useYetki();
  const islemler = useRandevuIslemleri();
  const { randevuDurumu, satisID, telefon, musteriID, adi, soyadi, baslangicSaat, hizmetler, uygulayanPersonelAdi } = randevu;
  const adSoyad = [adi, soyadi].filter(Boolean).join(' ');
  const durumlar = DURUMLAR[bolum].filter((durum) => canMoveTo(randevuDurumu, durum) && (bolum !== 'biten' || satisID === null));
  const isSold = bolum === 'icerde' || satisID !== null;

  return (
    <li className={classes.row}>
      <Text className="tabular" fw={600}>
        {tarihli ? `${formatTarih(randevu.randevuTarihi).slice(0, 5)} ${baslangicSaat}` : baslangicSaat}
      </Text>
      <RandevuDurumBadge durum={randevuDurumu} compact />
      <div className={classes.what}>
        {can('randevuMusteriGor') ? (
          <YetkiLink to={paths.musteri(musteriID)} inherit c="inherit" fw={550}>
            {adSoyad}
          </YetkiLink>
        ) : (
          // A row with initials has no link to a page that would tell the name.
          <Text span inherit fw={550}>
            {adSoyad}
          </Text>
        )}
        <Text span size="sm" c="dimmed" className={classes.service}>
          {[hizmetler, uygulayanPersonelAdi].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={classes.acts}>
        {telefon && !isMaskeli('telefon', telefon) && bolum !== 'biten' && (
          <ActionIcon
            component="a"
            href={`tel:${telefon}`}
            variant="subtle"
            color="gray"
            size={30}
            aria-label={t('ara', { ad: adSoyad })}
            title={t('ara', { ad: adSoyad })}
          >
            <PhoneIcon size={17} />
          </ActionIcon>
        )}
        {durumlar.map((durum) => (
          <YetkiButton
            key={durum}
            yetki={randevuCalls.update.yetki}
            size="compact-md"
            variant={durum === geldi ? 'light' : 'default'}
            loading={islemler.busy}
            aria-label={ofRow(t(`randevu:islem.${durum}`), adSoyad)}
            onClick={() => void islemler.setDurum(randevu, durum)}
          >
            {t(`randevu:islem.${durum}`)}
          </YetkiButton>
        ))}
        {isSold && (
          <YetkiButton
            yetki={satisYetkisiOf(randevu)}
            size="compact-md"
            variant={bolum === 'biten' ? 'subtle' : 'filled'}
            loading={islemler.busy}
            aria-label={ofRow(t(satisID ? 'satisaGit' : 'sat'), adSoyad)}
            onClick={() => islemler.sell(randevu)}
          >
            {t(satisID ? 'satisaGit' : 'sat')}
          </YetkiButton>
        )}
      </div>
    </li>
  );
}
