import type { BodyOf } from '@defter/contract/call.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import { IskontoTip, type SatisKaydi, type satisCalls } from '@defter/contract/satis.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { FiyatliSatir, Odeme } from './satir.ts';

/** What a change of a sale says. */
export type SatisDegisimi = Omit<BodyOf<typeof satisCalls.update>, 'kampanyali' | 'sozlesmeVerildi'>;

/** A sale without its lists. */
type Bas = Omit<SatisKaydi, 'icerikler' | 'odemeler' | 'taksitler' | 'bahsisler'>;
type Iskonto = Pick<SatisKaydi, 'iskontoTip' | 'iskonto'>;

/** The number of a discount in the unit of the wire, which writes an amount in lira. */
const numberOf = ({ iskontoTip, iskonto }: Iskonto) => (iskontoTip === IskontoTip.oran ? iskonto : iskonto / 100);

/**
 * Completes a discount of which a change says only the kind or only the number; the other part stays. The codec has read a
 * number that came without its kind as an amount, and here it gets the unit of the kind that stays.
 */
function iskontoOf(said: { [K in keyof Iskonto]?: Iskonto[K] | undefined }, eski: Iskonto): Iskonto {
  const iskontoTip = said.iskontoTip ?? eski.iskontoTip;
  const number = said.iskonto === undefined ? numberOf(eski) : numberOf({ iskontoTip: said.iskontoTip ?? IskontoTip.tutar, iskonto: said.iskonto });
  return { iskontoTip, iskonto: iskontoTip === IskontoTip.oran ? number : Math.round(number * 100) };
}

/** What two names of a field say: the second one counts where it says something, and the first one nothing new. */
const sayOnce = <T>(first: T | undefined, second: T | null | undefined, eski: T): T | undefined =>
  second != null && (first == null || first === eski) ? second : first;

/**
 * The whole sale after a change. What the change does not say stays as it was, in lines and payments too.
 * @param kampanyali whether the discount of a line is what the desk takes off besides the campaigns
 */
export function completeSatis({ icerikler, odemeler, taksitler, bahsisler, musteri, randevu, ...said }: SatisDegisimi, eski: MevcutSatis, kampanyali: boolean): SatisKaydi {
  const satirlar = eski.satirlar.map((satir) => satirOf(kampanyali ? withoutKampanya(satir) : satir));
  const odenenler = eski.odemeler.map(odemeOf);
  const plan = eski.taksitler.map(({ onceki: _onceki, ...taksit }) => taksit);
  const bas = basOf(eski);
  const satirByID = new Map(satirlar.map((satir) => [satir.id, satir]));
  const withIskonto = ({ satisAdet, ...satir }: NonNullable<typeof icerikler>[number]) => {
    const onceki = satirByID.get(satir.id);
    return onceki ? { ...satir, ...iskontoOf(satir, onceki), adet: sayOnce(satir.adet, satisAdet, onceki.adet) } : satir;
  };
  return {
    ...withUnsaid<Bas>({ ...said, musteriID: sayOnce(said.musteriID, musteri?.id, bas.musteriID), randevuID: sayOnce(said.randevuID, randevu?.id, bas.randevuID) }, bas),
    ...iskontoOf(said, bas),
    icerikler: icerikler ? mergeLines(icerikler.map(withIskonto), satirlar) : satirlar,
    odemeler: odemeler ? mergeLines(odemeler, odenenler) : odenenler,
    taksitler: taksitler ? mergeLines(taksitler, plan) : plan,
    bahsisler: bahsisler ? mergeLines(bahsisler, eski.bahsisler) : eski.bahsisler,
  };
}

const basOf = (eski: MevcutSatis): Bas => ({
  id: eski.id,
  surum: null,
  musteriID: eski.musteriID,
  randevuID: eski.randevuID,
  tarih: eski.tarih,
  iskontoTip: eski.iskontoTip as Iskonto['iskontoTip'],
  iskonto: eski.iskonto,
  personelID: eski.saticiID,
  islemde: eski.islemde,
  aciklama: eski.aciklama,
  avans: null,
  onayKodu: null,
});

/** A line that is sent without a price keeps its own, or gets the price of the product that replaces its product. */
const satirOf = ({ id, altUrunID, adet, iskontoTip, iskonto, uygulayanPersonelID, hediyeNedeni = null }: FiyatliSatir): SatisKaydi['icerikler'][number] => ({
  id,
  altUrunID,
  adet,
  birimFiyat: null,
  iskontoTip,
  iskonto,
  uygulayanPersonelID,
  hediyeNedeni,
});

/** A line with the discount of the desk alone. One with campaigns has an amount. */
const withoutKampanya = (satir: FiyatliSatir): FiyatliSatir => (satir.kampanya ? { ...satir, iskonto: satir.iskonto - satir.kampanya.tutar } : satir);

const odemeOf = ({ id, odemeSekliID, tutar, tarih, aciklama }: Odeme): SatisKaydi['odemeler'][number] => ({ id, odemeSekliID, tutar, tarih, aciklama });
