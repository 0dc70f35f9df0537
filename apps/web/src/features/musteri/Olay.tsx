import type { ReplyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { formatTL } from '@defter/rules/para.ts';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { formatYerel } from '../../ui/format.ts';
import { CalendarIcon, ReceiptTextIcon, type LucideIcon } from 'lucide-react';
import { Button, Text } from '@mantine/core';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';
import classes from './Gecmis.module.css';

type GecmisOlayi = ReplyOf<typeof musteriCalls.zamanCizgisi>['liste'][number];
const ICONS: Record<GecmisOlayi['tur'], LucideIcon> = { randevu: CalendarIcon, satis: ReceiptTextIcon };
const isDurum = (text: string | null): text is RandevuDurumKodu => Object.values<string | null>(RandevuDurumu).includes(text);

type OlayProps = { olay: GecmisOlayi; /** Opens the panel that takes the open amount of a sale. */ onTahsilat: (satisID: number) => void };

/** One visit: its time, its services, paid and open amounts, with a link to its sale or its day. */
export function Olay({ olay, onTahsilat }: OlayProps) {
  const { t } = useTranslation('musteri');
  const { can } = useYetki();
  const opens = useOpens();
  const { tur, satisID, zaman, baslik, durum, tutar, kalan, odemeler } = olay;
  const Drawing = ICONS[tur];
  const to = satisID === null ? paths.randevular({ tarih: zaman.slice(0, 10) }) : paths.satis(satisID);
  const gun = zaman.slice(0, 10);
  const odenen = odemeler.map((odeme) => [formatTL(odeme.tutar), odeme.sekil, odeme.tarih !== gun && formatTarih(odeme.tarih)].filter(Boolean).join(' ')).join(' + ');
  return (
    <li className={classes.event} data-cancelled={durum === 'iptal' || undefined}>
      <span className={classes.icon} data-tur={tur} title={t(`gecmis.${tur}`)}>
        <Drawing size={18} aria-label={t(`gecmis.${tur}`)} role="img" />
      </span>
      <div className={classes.what}>
        {opens(to) ? (
          <Link to={to} className={classes.title}>
            {baslik || t('gecmis.hizmetsiz')}
          </Link>
        ) : (
          <Text span size="sm" fw={500}>
            {baslik || t('gecmis.hizmetsiz')}
          </Text>
        )}
        <span className={classes.when}>{[formatYerel(zaman), odenen].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={classes.result}>
        {isDurum(durum) && <RandevuDurumBadge durum={durum} />}
        {durum === 'iptal' && <StatusBadge tone="gray" label={t('gecmis.iptal')} />}
        {tutar !== null && <MoneyText tutar={tutar} fw={600} />}
        {kalan !== null && kalan > 0 && (
          <span className={classes.owed}>
            {t('gecmis.kalan', { tutar: formatTL(kalan) })}
            {satisID !== null && can(satisCalls.tahsilat.yetki) && (
              <Button size="compact-xs" variant="light" aria-label={ofRow(t('islem.tahsilat'), `${baslik || t('gecmis.hizmetsiz')}, ${formatYerel(zaman)}`)} onClick={() => onTahsilat(satisID)}>
                {t('islem.tahsilat')}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
