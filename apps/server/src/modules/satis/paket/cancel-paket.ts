import type { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { reverseSatis } from '../reverse-satis.ts';
import { cancelHaklar, lockHaklar } from '../seans/change-haklar.ts';
import { changePaket } from './change-paket.ts';

/** Cancels a package sale with its sessions, none of which may be used. */
export async function cancelPaket(context: Context<typeof paketSatisCalls.remove>) {
  const { tx, body, oturum, clock } = context;
  const satis = await reverseSatis(context, { ...body, durum: SatisDurumu.paket });
  await cancelHaklar(tx, satis.id, { bugun: clock.today(), personelID: oturum.personelID });
  return satis;
}

/** Takes one line out of its sale. */
export async function removePaketUrun(context: Context<typeof paketSatisCalls.removeUrun>) {
  const { tx, body } = context;
  const { rows } = await sql<{ satisID: number; idler: number[] }>`
    select s.id as "satisID", (select coalesce(json_agg(d.id order by d.sira), '[]') from satis_icerik d where d.bayi_id = s.bayi_id and d.satis_id = s.id and d.id <> i.id) as idler
    from satis_icerik i join satis s on s.bayi_id = i.bayi_id and s.id = i.satis_id
    where i.id = ${body.id} and s.durum = 'P' and s.iptal_zamani is null`.execute(tx);
  const { satisID, idler } = found(rows[0]);
  const paketli = new Set((await lockHaklar(tx, satisID)).map(({ satirID }) => satirID));
  const of = (inPaket: boolean) => idler.filter((id) => paketli.has(id) === inPaket).map((id) => ({ id }));
  return changePaket(context, { id: satisID, eklenenler: of(true), icerikler: of(false) });
}
