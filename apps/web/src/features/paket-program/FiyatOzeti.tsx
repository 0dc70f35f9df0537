import { EN_YUKSEK_TUTAR } from '@defter/contract/fields.ts';
import { withoutYuzde } from '@defter/rules/paket-program.ts';
import { highest, kurus, multiply, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { type IcerikGirdisi, seansOf, tutarOf } from './form-values.ts';
import classes from './PaketProgram.module.css';

type FiyatOzetiProps = { icerikler: readonly IcerikGirdisi[]; fiyat: number | string | null; iskonto: number | string | null };

/** The price of the package against the sum of its parts, and the price of one session. */
export function FiyatOzeti({ icerikler, fiyat, iskonto }: FiyatOzetiProps) {
  const { t } = useTranslation('paketProgram');
  const toplam = sum(icerikler.map((icerik) => (icerik.varsayilan ? tutarOf(icerik) : ZERO)));
  const tutar = typeof fiyat === 'number' ? kurus(fiyat) : toplam;
  // The save tells at the field that the discount is too high; until then there is nothing to compute.
  if (highest(tutar, toplam) > EN_YUKSEK_TUTAR) return null;
  const paket = withoutYuzde(tutar, typeof iskonto === 'number' ? iskonto : 0);
  const seans = seansOf(icerikler);
  const kazanc = subtract(toplam, paket);
  return (
    <dl className={classes.ozet} aria-label={t('ozet')}>
      <dt>{t('tekTek')}</dt>
      <dd>
        <MoneyText tutar={toplam} />
      </dd>
      <dt>{t(kazanc < 0 ? 'fark' : 'indirim')}</dt>
      <dd>
        <MoneyText tutar={kazanc < 0 ? subtract(ZERO, kazanc) : kazanc} />
      </dd>
      <dt data-total>{t('paketFiyati')}</dt>
      <dd data-total>
        <MoneyText tutar={paket} />
      </dd>
      {seans > 0 && (
        <>
          <dt>{t('seansBasi', { count: seans })}</dt>
          <dd>
            <MoneyText tutar={multiply(paket, 1, seans)} />
          </dd>
        </>
      )}
    </dl>
  );
}
