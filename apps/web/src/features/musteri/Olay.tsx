import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { formatYerel } from '../../ui/format.ts';
import { CalendarIcon, ReceiptTextIcon, WalletIcon, type LucideIcon } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import classes from './Gecmis.module.css';
import type { GecmisOlayi } from './use-gecmis.ts';

const ICONS: Record<GecmisOlayi['tur'], LucideIcon> = { randevu: CalendarIcon, satis: ReceiptTextIcon, odeme: WalletIcon };
const isDurum = (text: string | null): text is RandevuDurumKodu => Object.values<string | null>(RandevuDurumu).includes(text);

/** One event, with a link to its record. */
export function Olay({ olay: { tur, id, zaman, baslik, durum, tutar } }: { olay: GecmisOlayi }) {
  const { t } = useTranslation('musteri');
  const Drawing = ICONS[tur];
  const title = tur === 'odeme' ? t('gecmis.odemeAdi', { sekil: baslik }) : baslik || t('gecmis.hizmetsiz');
  const to = tur === 'randevu' ? paths.randevular({ tarih: zaman.slice(0, 10) }) : paths.satis(id);
  return (
    <li className={classes.event} data-cancelled={durum === 'iptal' || undefined}>
      <span className={classes.icon} data-tur={tur} title={t(`gecmis.${tur}`)}>
        <Drawing size={18} aria-label={t(`gecmis.${tur}`)} role="img" />
      </span>
      <div className={classes.what}>
        <Link to={to} className={classes.title}>
          {title}
        </Link>
        <span className={classes.when}>{formatYerel(zaman)}</span>
      </div>
      <div className={classes.result}>
        {isDurum(durum) && <RandevuDurumBadge durum={durum} />}
        {durum === 'iptal' && <StatusBadge tone="gray" label={t('gecmis.iptal')} />}
        {tutar !== null && <MoneyText tutar={tutar} fw={600} />}
      </div>
    </li>
  );
}
