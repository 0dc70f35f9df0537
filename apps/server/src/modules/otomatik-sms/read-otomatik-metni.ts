import type { An, OtomatikServis } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { OkuKonu } from '../../platform/outside/mesaj/konu.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import type { MakeBaglanti } from '../randevu/make-baglanti.ts';
import { type Kural, loadKurallar } from './kurallar.ts';
import { readAday } from './plan.ts';

/**
 * What an automatic message says of its record as it leaves; undefined once its rule is off, its record has gone or moved, or what it
 * would tell of before has begun: a move leaves one reminder, that of the new time (R19).
 */
export const readOtomatikMetni =
  (makeBaglanti: MakeBaglanti, clock: Clock): OkuKonu =>
  async (tx, { bayiID, id }) => {
  const { rows } = await sql<{ kuralID: number; kayitID: number; temel: An; servis: OtomatikServis; gecti: boolean }>`
    select g.kural_id as "kuralID", g.kayit_id as "kayitID", to_char(g.temel, 'YYYY-MM-DD HH24:MI') as temel, k.servis,
      k.servis in ('hatirlatma', 'taksitYaklasiyor', 'paketBitiyor') and g.temel <= ${clock.wallClock()}::timestamp as gecti
    from otomatik_gonderi g join otomatik_sms k on k.bayi_id = g.bayi_id and k.id = g.kural_id
    where g.bayi_id = ${bayiID} and g.id = ${id} and g.atlayan_personel_id is null`.execute(tx);
  const [gonderi] = rows;
  if (!gonderi || gonderi.gecti) return undefined;
  const { kuralID, kayitID, temel } = gonderi;
  const [kural] = await loadKurallar(tx, sql`bayi_id = ${bayiID} and id = ${kuralID}`);
  const aday = kural && (await readAday(tx, kural, { temel, bu: sql`k.bayi_id = ${bayiID} and a.kayit_id = ${kayitID}` }));
  if (!aday || !wantsLink(kural)) return aday?.yerler;
  return { ...aday.yerler, link: await giveLink(tx, makeBaglanti, { bayiID, musteriID: aday.musteriID, sonGun: temel.slice(0, 10) }) };
};

const wantsLink = ({ mesaj, wpSablonu }: Kural): boolean => /[[{]link[\]}]/.test(mesaj) || (wpSablonu?.alanlar.includes('link') ?? false);

/** The customer's own link, made in the scope of their salon. */
async function giveLink(tx: Tx, makeBaglanti: MakeBaglanti, kim: Parameters<MakeBaglanti>[1]): Promise<string> {
  await sql`set local role none`.execute(tx);
  const link = await inBayi(tx, kim.bayiID, () => makeBaglanti(tx, kim, { ip: '', cihaz: '' }));
  await sql`set local role defter_bakim`.execute(tx);
  return link;
}
