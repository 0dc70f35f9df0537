import type { Randevu } from '@defter/contract/randevu.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import { overlaps, toDakika } from '@defter/rules/saat.ts';
import type { GunHedefi } from '../use-randevu-paneli.ts';

/** A time that somebody has left, with the appointment that stood there. */
export type Bosalan = GunHedefi & { randevuID: number };

const yerOf = ({ id, randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat }: Randevu): Bosalan => ({
  randevuID: id,
  sutunID: randevuSutunBaslikID,
  tarih: randevuTarihi,
  baslangic: toDakika(baslangicSaat),
  bitis: toDakika(bitisSaat),
});

const isSame = (a: Bosalan, b: Bosalan) => a.sutunID === b.sutunID && a.tarih === b.tarih && a.baslangic === b.baslangic && a.bitis === b.bitis;

/** Whether a time is still there to be given: not past, and taken by nobody. */
export function isBos(yer: GunHedefi, randevular: readonly Randevu[], simdi: { tarih: string; dakika: number }): boolean {
  if (yer.tarih < simdi.tarih || (yer.tarih === simdi.tarih && yer.baslangic <= simdi.dakika)) return false;
  return !randevular.some((randevu) => randevu.randevuTarihi === yer.tarih && randevu.sutunlar.includes(yer.sutunID) && occupiesSlot(randevu.randevuDurumu) && overlaps(yerOf(randevu), yer));
}

/** The times that were taken before and have been left since: cancelled, deleted, moved away. */
export function findBosalanlar(once: readonly Randevu[], sonra: readonly Randevu[]): Bosalan[] {
  const byID = new Map(sonra.map((randevu) => [randevu.id, randevu]));
  return once.filter(({ randevuDurumu }) => occupiesSlot(randevuDurumu)).flatMap((eski) => {
    const yeni = byID.get(eski.id);
    const stays = yeni && occupiesSlot(yeni.randevuDurumu) && isSame(yerOf(yeni), yerOf(eski));
    return stays ? [] : [yerOf(eski)];
  });
}
