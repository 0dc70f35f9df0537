import type { AnyCall } from '@defter/contract/call.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { holdMusteri, keepMusteri } from '../musteri/lock-musteri.ts';
import { linkSatis } from '../randevu/close-randevu.ts';
import { insertSatis } from './insert-satis.ts';
import { isSadeceUrun, requireAktifMusteri } from './load-katalog.ts';
import { priceHizmetler } from './price-hizmetler.ts';
import { ZERO } from '@defter/rules/para.ts';

export type SatilanRandevu = {
  id: number;
  musteriID: number;
  /** Its services in order with whoever performs them; a service that is booked twice is listed twice. */
  hizmetler: readonly { altUrunID: number; uygulayanPersonelID: number | null }[];
  /** Whether campaigns are taken off its lines. */
  kampanyali?: boolean;
};

/**
 * Opens a sale with the services of an appointment at today's prices, or finds the one that is open already, and links it
 * to the appointment. The caller holds the appointment's row (`for update`), so that two clicks make one sale. A service
 * that was taken off sale after the booking is still sold, because it was promised.
 */
export async function openSatisFromRandevu(
  { tx, oturum, clock }: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>,
  randevu: SatilanRandevu,
): Promise<{ id: number }> {
  const acik = await tx
    .selectFrom('satis')
    .where('randevu_id', '=', randevu.id)
    .where('iptal_zamani', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (acik) return acik;

  const { musteriID, hizmetler, kampanyali = false } = randevu;
  const bugun = clock.today();
  keepMusteri(tx, musteriID);
  // If two first sales are made at once, the second waits here and is then no first visit any more.
  if (kampanyali) await holdMusteri(tx, musteriID);
  const { katalog, genel, ...fiyatlanmis } = await priceHizmetler({ tx, clock }, { musteriID, hizmetler, kampanyali });
  requireAktifMusteri(katalog);
  const { id } = await insertSatis(tx, {
    ...genel,
    ...fiyatlanmis,
    musteriID,
    randevuID: randevu.id,
    personelID: oturum.personelID,
    saticiID: oturum.personelID,
    bugun,
    tarih: bugun,
    durum: SatisDurumu.satis,
    taksitler: [],
    islemde: true,
    aciklama: null,
    sadeceUrun: isSadeceUrun(katalog, fiyatlanmis.satirlar),
    yeniOdemeler: [],
    yeniBahsisler: [],
    alinan: ZERO,
    genelPuan: 0,
    puanYuzdesi: 0,
    puan: [],
  });
  await linkSatis(tx, oturum, { randevuID: randevu.id, musteriID, satisID: id });
  return { id };
}
