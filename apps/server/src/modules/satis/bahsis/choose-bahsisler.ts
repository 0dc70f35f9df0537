import type { HataKodu } from '@defter/contract/errors.ts';
import type { SatisKaydi } from '@defter/contract/satis.ts';
import { refusalAt } from '../../../platform/errors/app-error.ts';
import type { Katalog } from '../load-katalog.ts';
import { type Bahsis, takeByID, type YeniBahsis } from '../satir.ts';

type Girdi = SatisKaydi['bahsisler'][number];

/**
 * The tips that are taken now, by methods that are money. One that was taken before is locked, as a payment is: throws odemeKilitli if
 * one is missing or differs.
 */
export function chooseBahsisler(girdiler: readonly Girdi[], { odemeSekilleri }: Katalog, { tarih, oncekiler }: { tarih: string; oncekiler: readonly Bahsis[] }): YeniBahsis[] {
  const eskiler = new Map(oncekiler.map((bahsis) => [bahsis.id, bahsis]));
  const yeni = girdiler.flatMap(({ id, personelID, odemeSekliID, tutar }, i) => {
    const refuse = (alan: string, hata: HataKodu) => refusalAt(`bahsisler.${i}.${alan}`, hata);
    const onceki = id > 0 ? takeByID(eskiler, id) : undefined;
    if (onceki && (onceki.personelID !== personelID || onceki.odemeSekliID !== odemeSekliID || onceki.tutar !== tutar)) throw refuse('tutar', 'odemeKilitli');
    if (onceki) return [];
    const sekil = odemeSekilleri.get(odemeSekliID);
    if (!sekil?.secilir || sekil.puanMi) throw refuse('odemeSekliID', 'odemeSekliGecersiz');
    return [{ personelID, odemeSekliID, tutar, tarih }];
  });
  if (eskiler.size > 0) throw refusalAt('bahsisler', 'odemeKilitli');
  return yeni;
}
