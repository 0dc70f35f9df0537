import { ZERO } from '@defter/rules/para.ts';
import { Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiHatasi } from '../../app/data/api.ts';
import { IslemdekiSatisSeridi } from '../../pickers/IslemdekiSatisSeridi.tsx';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import { BahsisBolumu } from './BahsisBolumu.tsx';
import { KampanyaSeridi } from './KampanyaSeridi.tsx';
import { OdemeBolumu } from './OdemeBolumu.tsx';
import { SatisAlanlari } from './SatisAlanlari.tsx';
import { SepetMusterisi } from './SepetMusterisi.tsx';
import { SepetUyarilari } from './SepetUyarilari.tsx';
import { useEksik } from './use-eksik.ts';
import { useIskontoSiniri } from './use-iskonto-siniri.ts';
import { useKampanya } from './use-kampanya.ts';
import { useMusteriFiyatlari } from './use-musteri-fiyatlari.ts';
import { useMusteriIskonto } from './use-musteri-iskonto.ts';
import { useStokUyarisi } from './use-stok-uyarisi.ts';
import { paketDagilimi } from './paket-dagilimi.ts';
import { isKapidan, type Sepet, type SepetDegisikligi, taksitFarki, totalOf } from './sepet.ts';
import { SepetDugmeleri } from './SepetDugmeleri.tsx';
import { SepetSatirlari } from './SepetSatirlari.tsx';
import { SepetToplamlari } from './SepetToplamlari.tsx';
import { TaksitBolumu } from './TaksitBolumu.tsx';
import classes from './SatisEkrani.module.css';

type SepetPaneProps = {
  sepet: Sepet;
  /** The sessions that lines may take; absent if lines are only sold, as in a package. */
  haklar?: Seanslar;
  /** It is the sale of a package, whose services have a number of sessions each. */
  paketMi?: boolean;
  change: (degisiklik: SepetDegisikligi) => void;
  /** It is a finished sale that is changed. */
  bitmis?: boolean;
  busy: boolean;
  error: ApiHatasi | null;
  /** `islemde` keeps the sale open, to be finished later. */
  onSave: (islemde: boolean) => void;
  /** A payment of the saved sale was given back. */
  onGivenBack: (() => void) | undefined;
  isDirty: boolean;
};

const BOS: Seanslar = new Map();

/**
 * The cart: customer, lines and discount, which scroll; payments, the rest to pay and saving, which stay in sight. Several answers come after each
 * change of it: they draw only what they change, so its parts are memos.
 */
export function SepetPane({ sepet, haklar, paketMi = false, change, bitmis = false, busy, error, onSave, onGivenBack, isDirty }: SepetPaneProps) {
  const { t } = useTranslation('satis');
  const total = totalOf(sepet);
  const fiyatlar = useMusteriFiyatlari(sepet, change);
  const iskonto = useMusteriIskonto(sepet, change);
  const { limit, isOver } = useIskontoSiniri(sepet, total, iskonto.yuzde);
  const fark = total ? taksitFarki(sepet, total) : ZERO;
  const kampanya = useKampanya(sepet, change);
  /** The readings that the total depends on. A sale at list prices is saved only once it is known that the customer pays them. */
  const kosullar = [fiyatlar, iskonto, kampanya];
  const dagilim = paketDagilimi(sepet, haklar ?? BOS);
  const kapidan = isKapidan(sepet);
  const stok = useStokUyarisi(sepet, { satilir: haklar !== undefined, bitmis });
  const reason = useEksik(sepet, { total, fark, kosullar, stok: stok.eksikler, dagilim });
  const isFilled = sepet.satirlar.length > 0;

  return (
    <Card className={classes.cart} component="section" aria-label={t('sepet')} padding="sm">
      <div className={classes.upper}>
        <SepetMusterisi sepet={sepet} kapidanSatilir={haklar !== undefined} change={change} />
        <div className={classes.middle}>
          {sepet.id === 0 && sepet.musteri && !kapidan && <IslemdekiSatisSeridi musteriID={sepet.musteri.id} />}
          <SepetSatirlari sepet={sepet} total={total} haklar={haklar} dagilim={dagilim} uyarilar={stok.uyarilar} paketMi={paketMi} change={change} />
          {isFilled && (
            <Stack gap="sm" mt="sm">
              <SatisAlanlari sepet={sepet} grupYuzdesi={iskonto.yuzde} change={change} />
              {total && <BahsisBolumu sepet={sepet} paraUstu={total.paraUstu} change={change} />}
              {total && !kapidan && <TaksitBolumu sepet={sepet} kalan={total.kalan} fark={fark} change={change} />}
            </Stack>
          )}
        </div>
      </div>
      <div className={classes.foot} data-notices="top">
        {isFilled && (
          <>
            <OdemeBolumu
              sepet={sepet}
              paketMi={paketMi}
              kalan={total?.kalan ?? ZERO}
              change={change}
              iadeReason={isDirty ? t('iade.kaydet') : undefined}
              onGivenBack={onGivenBack}
            />
            {kampanya.kalanZaman !== null && <KampanyaSeridi adi={kampanya.adi} kalanZaman={kampanya.kalanZaman} okundu={kampanya.okundu} onEnd={kampanya.refetch} />}
          </>
        )}
        <div role="status">{isFilled && <SepetToplamlari total={total} />}</div>
        {/* The discounts of a saved sale were approved when it was sold. */}
        <SepetUyarilari eksiyeDusenler={stok.eksiyeDusenler} error={error} isOver={isDirty && isOver} limit={limit} kosullar={kosullar} />
        <SepetDugmeleri sepet={sepet} total={total} bitmis={bitmis} seansli={dagilim.size > 0} reason={reason} busy={busy} onSave={onSave} />
      </div>
    </Card>
  );
}
