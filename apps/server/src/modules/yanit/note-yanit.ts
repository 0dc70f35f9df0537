import { randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { type BeklenenRandevu, type YanitKarari, yanitKarari, yanitOf } from '@defter/rules/yanit.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Client } from '../../platform/http/client.ts';
import { refuseIleti } from '../ileti-izni/refuse-ileti.ts';
import { MUSTERI_YAPAN } from '../online-randevu/musteri-yapan.ts';
import { holdDuranlar } from '../randevu/read-randevu.ts';
import { tellEach } from '../randevu/tell-each.ts';
import { updateRandevu } from '../randevu/update-randevu.ts';
import type { GelenYanit, NoteYanit } from '../sms/yanit.ts';

const EN_UZUN = 2000;
/** How long a message about an appointment is one that a reply can be about. */
const HATIRLANAN = sql`interval '7 days'`;

type Kim = { clock: Clock; client: Client };

/**
 * Keeps what somebody has answered, once however often it is told. "RET" stops what is commercial at once, on every channel; "EVET"
 * confirms the appointment that it answers; "İPTAL" asks the desk.
 */
export const noteYanitBy =
  (clock: Clock): NoteYanit =>
  async (tx, { kanal, telefon: told, mesaj, saglayiciNo, client }) => {
    const telefon = readGonderen(kanal, told);
    const yanit = yanitOf(mesaj) ?? null;
    // If two replies of one number arrive at once, the later one counts as the last.
    takeTurn(tx, `yanit ${telefon}`);
    const known = await tx.selectFrom('gelen_mesaj').select('id').where('kanal', '=', kanal).where('saglayici_no', '=', saglayiciNo).executeTakeFirst();
    if (known) return [];
    const karar = yanit === 'evet' || yanit === 'iptal' ? await decide(tx, { telefon, yanit, clock }) : undefined;
    const sonuc = karar && (await apply(tx, karar, { clock, client }));
    await sql`update gelen_mesaj set son = false where telefon = ${telefon} and son`.execute(tx);
    await sql`
      insert into gelen_mesaj (kanal, telefon, mesaj, saglayici_no, yanit, giden_id, randevu_id, karar, karar_zamani)
      values (${kanal}, ${telefon}, ${mesaj.replaceAll('\0', '').slice(0, EN_UZUN)}, ${saglayiciNo}, ${yanit},
        (select max(g.id) from giden_mesaj g where g.bayi_id = current_setting('app.bayi')::bigint and g.telefon = ${telefon}),
        ${sonuc?.randevuID ?? null}::bigint, ${sonuc?.karar ?? null}, case when ${sonuc?.karar ?? null} = 'onaylandi' then now() end)`.execute(tx);
    if (yanit === 'ret') await refuseIleti(tx, { telefon, kaynak: 'yanit', client });
    return sonuc ? ['sms', 'randevu', 'info'] : ['sms'];
  };

/** WhatsApp tells a number with its country and without a plus; NetGSM also as one dials it in Türkiye, which could be read as one abroad. */
function readGonderen(kanal: GelenYanit['kanal'], told: string): string {
  const abroad = `+${told.replace(/^\+/, '')}`;
  return (kanal === 'sms' ? (normalizeTelefon(told) ?? normalizeTelefon(abroad)) : normalizeTelefon(abroad)) ?? told;
}

type Row = BeklenenRandevu & { ticariMi: boolean };

/** What a reply is about: the appointments to come of who has the number, and of what the number was told. */
async function decide(tx: Tx, { telefon, yanit, clock }: { telefon: string; yanit: 'evet' | 'iptal'; clock: Clock }): Promise<YanitKarari> {
  const { rows } = await sql<Row>`
    with gidenler as (
      select g.randevu_id, g.tur, row_number() over (order by g.gonderim desc, g.id desc) - 1 as sira from giden_mesaj g
      where g.bayi_id = current_setting('app.bayi')::bigint and g.telefon = ${telefon} and g.gonderim > now() - ${HATIRLANAN} and g.durum in ('gonderildi', 'iletildi')
    )
    select r.id, r.ziyaret_id as "ziyaretID", r.durum = 'O' as "onayliMi", (select min(g.sira) from gidenler g where g.randevu_id = r.id) as sira,
      coalesce((select g.tur = 'ticari' from gidenler g where g.sira = 0), false) as "ticariMi"
    from randevu_ozet r
    where r.silindi is null and r.durum in ('B', 'O') and r.baslangic > ${clock.wallClock()}::timestamp
      and (r.musteri_id in (select t.musteri_id from musteri_telefon_ozet t where t.telefon = ${telefon}) or r.id in (select g.randevu_id from gidenler g))
    order by r.baslangic, r.id limit 50`.execute(tx);
  return yanitKarari({ yanit, ticariMi: rows[0]?.ticariMi ?? false, randevular: rows });
}

type Sonuc = { randevuID: number; karar: 'onaylandi' | 'bekliyor' };

async function apply(tx: Tx, karar: YanitKarari, kim: Kim): Promise<Sonuc | undefined> {
  if (karar.ne === 'yok') return undefined;
  if (karar.ne === 'sor') return { randevuID: karar.randevuID, karar: 'bekliyor' };
  if (karar.ne === 'onayli') return { randevuID: karar.randevuID, karar: 'onaylandi' };
  const [randevuID] = karar.randevuIDler as [number];
  return { randevuID, karar: (await confirm(tx, karar.randevuIDler, kim)) ? 'onaylandi' : 'bekliyor' };
}

/** Confirms as the customer's own act, all or none; false where the desk has just called one off or the calendar refuses, which is left to the desk. */
async function confirm(tx: Tx, idler: readonly number[], { clock, client }: Kim): Promise<boolean> {
  if ((await holdDuranlar(tx, idler)).length < idler.length) return false;
  await sql`savepoint onay`.execute(tx);
  try {
    for (const id of idler) {
      const body = { id, randevuDurumu: RandevuDurumu.onaylandi };
      await tellEach({ tx, oturum: MUSTERI_YAPAN, client }, randevuCalls.update, id, (degisim) => updateRandevu({ tx, body, oturum: MUSTERI_YAPAN, clock, degisim }));
    }
    return true;
  } catch (error) {
    // The reply is kept whatever becomes of the appointment.
    await sql`rollback to savepoint onay`.execute(tx);
    if (error instanceof AppError) return false;
    throw error;
  }
}
