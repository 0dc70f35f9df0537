import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';

/** After this a telephone does not ring any more, whatever nobody told. */
const RINGS = sql`interval '2 minutes'`;
/** After this a call is over, whose end was lost. */
const LASTS = sql`interval '4 hours'`;

const since = (clock: Clock, zaman: RawBuilder<unknown>): RawBuilder<boolean> => sql`(a.calma_zamani < ${clock.now()}::timestamptz - ${zaman})`;

/** The switchboard `s` of call `a`. */
export const SANTRAL = sql`left join santral s on s.bayi_id = a.bayi_id and s.id = a.santral_id`;

/** The state of call `a` now, as its switchboard `s` has told it. One that tells of no end leaves open what became of a call. */
export const cagriDurumu = (clock: Clock): RawBuilder<string | null> => sql`case
  when a.cagri_durumu = 'caliyor' and ${since(clock, RINGS)} then case when s.sonuc_bildirir then 'cevapsiz' else 'bilinmiyor' end
  when a.cagri_durumu = 'gorusuluyor' and ${since(clock, LASTS)} then 'bitti'
  else a.cagri_durumu end`;

/**
 * Whether call `a` of switchboard `s` was answered by nobody, and nobody has called back; null of one that no switchboard has told. The states
 * stand by themselves, so that the index of open calls finds them.
 */
export const cevapBekliyor = (clock: Clock): RawBuilder<boolean | null> => sql`(a.arama_yonu and a.ilgilenme_zamani is null and a.cagri_durumu in ('cevapsiz', 'caliyor')
  and (a.cagri_durumu = 'cevapsiz' or (s.sonuc_bildirir and ${since(clock, RINGS)})))`;

/** Whether somebody calls in now, or is being talked to. */
export const calanArama = (clock: Clock): RawBuilder<boolean> => sql`(a.arama_yonu and a.ilgilenme_zamani is null
  and ((a.cagri_durumu = 'caliyor' and not ${since(clock, RINGS)}) or (a.cagri_durumu = 'gorusuluyor' and not ${since(clock, LASTS)})))`;
