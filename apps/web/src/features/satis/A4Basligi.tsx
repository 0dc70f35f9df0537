import type { BelgeFirmasi } from '@defter/contract/satis.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { FirmaBasligi } from './FirmaBasligi.tsx';
import classes from './Kagit.module.css';

type A4BasligiProps = {
  firma: BelgeFirmasi;
  baslik: string;
  tarih: string;
  /** The stamp on a sheet that no longer counts. */
  damga: string | undefined;
};

/** The head of a sheet: the company, the name of the sheet, and its day. */
export const A4Basligi = ({ firma, baslik, tarih, damga }: A4BasligiProps) => (
  <header className={classes.a4Head}>
    <div>
      <FirmaBasligi firma={firma} />
    </div>
    <div className={classes.right}>
      <h2>{baslik}</h2>
      <p>{formatTarih(tarih)}</p>
      {damga !== undefined && <p className={classes.stamp}>{damga}</p>}
    </div>
  </header>
);
