import type { BodyOf } from '@defter/contract/call.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import { IskontoTip, type SatisKaydi, type satisCalls } from '@defter/contract/satis.ts';
import { whole } from '../../platform/db/lines.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { FiyatliSatir, Odeme } from './satir.ts';

type Iskonto = Pick<SatisKaydi, 'iskontoTip' | 'iskonto'>;

/** The number of a discount as the wire has it, where an amount is lira. */
const numberOf = ({ iskontoTip, iskonto }: Iskonto) => (iskontoTip === IskontoTip.oran ? iskonto : iskonto / 100);

/**
 * A discount of which a change may say the kind alone or the number alone; the other stays. A number that came without its
 * kind was read as an amount, which it may not be.
 */
function iskontoOf(said: { [K in keyof Iskonto]?: Iskonto[K] | undefined }, eski: Iskonto): Iskonto {
  const iskontoTip = said.iskontoTip ?? eski.iskontoTip;
  const number = said.iskonto === undefined ? numberOf(eski) : numberOf({ iskontoTip: said.iskontoTip ?? IskontoTip.tutar, iskonto: said.iskonto });
  return { iskontoTip, iskonto: iskontoTip === IskontoTip.oran ? number : Math.round(number * 100) };
}

/** A sale as it is to be: what a change does not say is as it was, lines and payments as well. */
export function completeSatis({ icerikler, odemeler, taksitler: _taksitler, ...said }: BodyOf<typeof satisCalls.update>, eski: MevcutSatis): SatisKaydi {
  const satirlar = eski.satirlar.map(satirOf);
  const odenenler = eski.odemeler.map(odemeOf);
  const bas = basOf(eski);
  const satirByID = new Map(satirlar.map((satir) => [satir.id, satir]));
  const withIskonto = (satir: NonNullable<typeof icerikler>[number]) => {
    const onceki = satirByID.get(satir.id);
    return onceki ? { ...satir, ...iskontoOf(satir, onceki) } : satir;
  };
  return {
    ...withUnsaid<Omit<SatisKaydi, 'icerikler' | 'odemeler'>>(said, bas),
    ...iskontoOf(said, bas),
    icerikler: icerikler ? whole(icerikler.map(withIskonto), satirlar) : satirlar,
    odemeler: odemeler ? whole(odemeler, odenenler) : odenenler,
  };
}

const basOf = (eski: MevcutSatis): Omit<SatisKaydi, 'icerikler' | 'odemeler'> => ({
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
});

/** Without a price: the line keeps its own, or gets that of the product that is put in its place. */
const satirOf = ({ id, altUrunID, adet, iskontoTip, iskonto, uygulayanPersonelID }: FiyatliSatir): SatisKaydi['icerikler'][number] => ({
  id,
  altUrunID,
  adet,
  birimFiyat: null,
  iskontoTip,
  iskonto,
  uygulayanPersonelID,
});

const odemeOf = ({ id, odemeSekliID, tutar, tarih, aciklama }: Odeme): SatisKaydi['odemeler'][number] => ({ id, odemeSekliID, tutar, tarih, aciklama });
