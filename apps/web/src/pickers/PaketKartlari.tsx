import { authCalls } from '@defter/contract/auth.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import { formatTL } from '@defter/rules/para.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../app/data/query.ts';
import classes from './PaketKartlari.module.css';

export type Paket = ReplyOf<typeof authCalls.paketler>['liste'][number];

/** The plans to choose from: all but the trial. Undefined while they are loading. */
export function usePaketler() {
  const { data, error, refetch } = useCall(authCalls.paketler);
  return { paketler: data?.liste.filter(({ gun }) => gun === null), error, refetch };
}

type PaketKartlariProps = {
  paketler: readonly Paket[];
  paketID: number | undefined;
  onChoose: (paket: Paket) => void;
  /** Whether somebody may choose a plan; all may by default. */
  canChoose?: (paket: Paket) => boolean;
};

/** The plans side by side, each with its price and its limits; needs the texts `paket`. */
export function PaketKartlari({ paketler, paketID, onChoose, canChoose = () => true }: PaketKartlariProps) {
  const { t } = useTranslation('paket');
  return (
    <div className={classes.plans}>
      {paketler.map((paket) => (
        <SecimKarti key={paket.id} group="paket" checked={paket.id === paketID} disabled={!canChoose(paket)} onChoose={() => onChoose(paket)} name={paket.adi}>
          <span className={classes.price}>{paket.aylik === null ? t('fiyatSor') : t('aylik', { fiyat: formatTL(paket.aylik) })}</span>
          <span className={classes.facts}>
            <span>{paket.personelSinir === null ? t('sinirsizPersonel') : t('personel', { count: paket.personelSinir })}</span>
            <span>{paket.randevuSinir === null ? t('sinirsizRandevu') : t('randevu', { count: paket.randevuSinir })}</span>
            <span>{t(paket.satisModulu ? 'satisVar' : 'satisYok')}</span>
          </span>
        </SecimKarti>
      ))}
    </div>
  );
}

type SecimKartiProps = { group: string; checked: boolean; disabled?: boolean; onChoose: () => void; name: string; children?: ReactNode };

/** One of several cards; a radio button underneath, so that arrow keys choose. */
function SecimKarti({ group, checked, disabled, onChoose, name, children }: SecimKartiProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={group} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={classes.name}>{name}</span>
      {children}
    </label>
  );
}
