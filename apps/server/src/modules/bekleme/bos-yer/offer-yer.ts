import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { visitMinutes } from '@defter/rules/randevu.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import { createToken } from '../../../platform/auth/oturum.ts';
import { rehearse } from '../../../platform/db/attempt.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { found, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { readZaman } from '../../randevu/check-zaman.ts';
import { lockBasliklarAgainstEachOther } from '../../randevu/lock-basliklar.ts';
import { holdSaat, lockTutmalar } from '../../randevu/tutma/hold-saat.ts';
import { readPlaces } from '../../randevu/yerler.ts';
import { bookTeklif, findAcikTeklif } from './teklif.ts';

/** Keeps a free time for one customer, for as long as their services take. Throws what speaks against booking it now. */
export async function offerYer({ tx, body, oturum, clock, degisim }: Context<typeof beklemeCalls.teklifEt>) {
  const { musteriID, beklemeID, randevuSutunBaslikID: sutunID, randevuTarihi, baslangicSaat, altUrunIDler: hizmetler, dakika } = body;
  if (beklemeID !== null) await requireBekleyen(tx, beklemeID, musteriID);
  const bitisSaat = await endOf(tx, body);
  const teklif = { musteriID, randevuSutunBaslikID: sutunID, randevuTarihi, baslangicSaat, bitisSaat, hizmetler };
  const zaman = readZaman(teklif);
  // Locks in the order of a booking of several columns: first the columns, then the times of the day.
  lockBasliklarAgainstEachOther(tx);
  await lockTutmalar(tx, randevuTarihi);
  if (await findAcikTeklif(tx, { sutunID, ...zaman }, oturum)) throw refusalAt('baslangicSaat', 'saatTutuluyor');
  const yerler = await rehearse(tx, async () => readPlaces(tx, (await bookTeklif(tx, teklif, { oturum, clock })).id));
  const { ozet } = createToken();
  const saniye = dakika * 60;
  await holdSaat(tx, { jetonOzeti: ozet, soranOzeti: ozet, ...yerler, saniye });
  const { rows } = await sql<{ id: number; gecerlilik: string }>`
    insert into bos_yer_teklifi (musteri_id, bekleme_id, randevu_basligi_id, baslangic, bitis, hizmetler, jeton_ozeti, gecerlilik, kaydeden_personel_id, kayit_zamani)
    values (${musteriID}, ${beklemeID}, ${sutunID}, ${zaman.baslangic}::timestamp, ${zaman.bitis}::timestamp, ${hizmetler}, ${ozet}, now() + make_interval(secs => ${saniye}),
      ${oturum.personelID}, ${clock.now()}::timestamptz)
    returning id, to_char(gecerlilik at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as gecerlilik`.execute(tx);
  degisim(null, { ...teklif, dakika });
  return { ...rows[0]!, baslangicSaat, bitisSaat };
}

/** The offer ends the entry once it is accepted, so it has to be one of the customer that still waits. */
async function requireBekleyen(tx: Tx, id: number, musteriID: number): Promise<void> {
  const { rows } = await sql`select from bekleme_listesi where id = ${id} and musteri_id = ${musteriID} and durum = 'bekliyor'`.execute(tx);
  found(rows[0]);
}

/** As long as the services take, within the free time. */
async function endOf(tx: Tx, { altUrunIDler, baslangicSaat, bitisSaat }: Context<typeof beklemeCalls.teklifEt>['body']): Promise<string> {
  const { rows } = await sql<{ id: number; sure: number; tamponOnce: number; tamponSonra: number }>`
    select id, urun_sure as sure, tampon_once as "tamponOnce", tampon_sonra as "tamponSonra" from alt_urun_ozet where id = any(${altUrunIDler}::bigint[])`.execute(tx);
  const dakika = visitMinutes(altUrunIDler.flatMap((id) => rows.find((hizmet) => hizmet.id === id) ?? []));
  return dakika === 0 ? bitisSaat : toSaat(Math.min(toDakika(baslangicSaat) + dakika, toDakika(bitisSaat)));
}
