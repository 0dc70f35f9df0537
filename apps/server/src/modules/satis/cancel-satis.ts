import type { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { unlinkSatis } from '../randevu/close-randevu.ts';
import { cariIptali } from './cari-farki.ts';
import { lockSatis } from './load-satis.ts';
import { odemeHareketleri } from './odeme-hareketleri.ts';
import { puanIptali } from './puanlar.ts';
import { tellSatis } from './tell-satis.ts';

/** Cancels a sale. It stays visible, and what it moved is reversed today. Cancelling it again throws satisIptal. */
export async function cancelSatis(context: Context<typeof satisCalls.remove>) {
  const { tx, body, oturum, clock, degisim } = context;
  const satis = await lockSatis(context, { guid: body.satisGuid });
  const { id, randevuID, odemeler } = satis;
  const bugun = clock.today();
  const hareketler = odemeHareketleri({
    satisID: sql`${id}::bigint`,
    bugun,
    personelID: oturum.personelID,
    sadeceUrun: false,
    yeniOdemeler: [],
    iptalOdemeIDler: odemeler.map((odeme) => odeme.id),
    cari: cariIptali(satis, bugun),
    puan: puanIptali(satis),
  });
  await sql`
    with ${hareketler}
    update satis set iptal_zamani = now(), islemde = false, alinan = 0, genel_puan = 0, surum = surum + 1 where id = ${id}`.execute(tx);
  if (randevuID !== null) await unlinkSatis(tx, { randevuID, satisID: id });
  degisim(tellSatis(satis), null);
  if (body.neden !== null) degisim(null, { neden: body.neden });
  return { id };
}
