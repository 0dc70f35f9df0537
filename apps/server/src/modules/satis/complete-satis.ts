import type { BodyOf } from '@defter/contract/call.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import type { SatisKaydi, satisCalls } from '@defter/contract/satis.ts';
import { whole } from '../../platform/db/lines.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { FiyatliSatir, Odeme } from './satir.ts';

type Iskonto = Pick<SatisKaydi, 'iskontoTip' | 'iskonto'>;

/** A sale as it is to be: what a change does not say is as it was, lines and payments as well. */
export function completeSatis({ icerikler, odemeler, taksitler: _taksitler, ...said }: BodyOf<typeof satisCalls.update>, eski: MevcutSatis): SatisKaydi {
  const satirlar = eski.satirlar.map(satirOf);
  const odenenler = eski.odemeler.map(odemeOf);
  return {
    ...withUnsaid<Omit<SatisKaydi, 'icerikler' | 'odemeler'>>(said, basOf(eski)),
    icerikler: icerikler ? whole(icerikler, satirlar) : satirlar,
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
