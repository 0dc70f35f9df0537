import type { AnyCall } from '@defter/contract/call.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { unlinkSatis } from '../randevu/close-randevu.ts';
import { cariIptali } from './cari-farki.ts';
import { lockSatis } from './load-satis.ts';
import { odemeHareketleri } from './odeme-hareketleri.ts';
import { puanIptali } from './puanlar.ts';
import { tellSatis } from './tell-satis.ts';

type Iptal = { satisGuid: string; neden: string | null; durum: SatisDurumu };

/**
 * Cancels a sale of a kind. It stays visible, and what it moved is reversed today. Cancelling it again throws satisIptal. What a
 * kind has besides its lines is put back by its own module.
 */
export async function reverseSatis(context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'degisim'>, { satisGuid, neden, durum }: Iptal): Promise<{ id: number }> {
  const { tx, oturum, clock, degisim } = context;
  const satis = await lockSatis(context, { guid: satisGuid, durum });
  const { id, randevuID, odemeler, bahsisler } = satis;
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
    iptalBahsisIDler: bahsisler.map((bahsis) => bahsis.id),
  });
  await sql`
    with ${hareketler}
    update satis set iptal_zamani = now(), islemde = false, alinan = 0, genel_puan = 0, surum = surum + 1 where id = ${id}`.execute(tx);
  if (randevuID !== null) await unlinkSatis(tx, id, durum === SatisDurumu.seans);
  degisim(tellSatis(satis), null);
  if (neden !== null) degisim(null, { neden });
  return { id };
}
