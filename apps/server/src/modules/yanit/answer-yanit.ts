import { randomUUID } from 'node:crypto';
import type { yanitCalls } from '@defter/contract/yanit.ts';
import { looksTicari } from '@defter/rules/ileti.ts';
import { EN_COK_PARCA, gidenMetin, smsBoyu } from '@defter/rules/sms.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { keepFromForgetting } from '../../platform/outside/mesaj/forget-mesajlar.ts';
import { queueMesaj } from '../../platform/outside/mesaj/outbox.ts';
import { adresOf, OKUNMAMIS, telefonlarOf } from './kimin.ts';

/** An answer that WhatsApp has not delivered by then leaves by SMS. */
const YEDEK_DK = 30;

/** Writes to the number of a reply or to a customer, by WhatsApp to whoever has just written there. Who answers has read. @throws AppError smsAliciYok, smsUzun */
export async function answerYanit({ tx, body, oturum, degisim }: Context<typeof yanitCalls.yanitla>) {
  const { mesaj } = body;
  keepFromForgetting(tx);
  const telefonlar = await telefonlarOf(tx, body);
  const adres = await adresOf(tx, telefonlar);
  if (!adres) throw new AppError('smsAliciYok');
  const { telefon, kanal } = adres;
  if (smsBoyu(gidenMetin(mesaj, { turkce: true })).parca > EN_COK_PARCA) throw refusalAt('mesaj', 'smsUzun', { n: EN_COK_PARCA });
  const tur = looksTicari(mesaj) ? 'ticari' : 'bilgi';
  // The key pairs it with its SMS, so that the two are no two messages to one person.
  const yedek = kanal === 'whatsapp' && isMobil(telefon) ? { yedekDk: YEDEK_DK, anahtar: `yanit ${randomUUID()}` } : {};
  const { rows } = await sql<{ ad: string | null }>`
    select nullif(concat_ws(' ', m.ad, m.soyad), '') as ad from musteri_telefon_ozet t join musteri_ozet m on m.id = t.musteri_id where t.telefon = ${telefon}`.execute(tx);
  await asOwner(tx, () => queueMesaj(tx, { bayiID: oturum.bayiID, telefon, kanal, mesaj, gecerlilikSaniye: null, tur, adSoyad: rows[0]?.ad ?? null, ...yedek }));
  await markRead(tx, { telefonlar, personelID: oturum.personelID, okundu: true });
  degisim(null, { mesaj, tur });
  return { ticariMi: tur === 'ticari' };
}

/** Marks a conversation as read, or its last reply as unread, for everybody who works here. */
export async function readYanit({ tx, body, oturum }: Context<typeof yanitCalls.okundu>) {
  await markRead(tx, { telefonlar: await telefonlarOf(tx, body), personelID: oturum.personelID, okundu: body.okundu });
  const { rows } = await sql<{ okunmamis: number }>`select ${OKUNMAMIS} as okunmamis`.execute(tx);
  return { okunmamis: rows[0]!.okunmamis };
}

const markRead = (tx: Tx, { telefonlar, personelID, okundu }: { telefonlar: readonly string[]; personelID: number; okundu: boolean }) =>
  okundu
    ? sql`update gelen_mesaj set okunma = now(), okuyan_personel_id = ${personelID} where telefon = any(${[...telefonlar]}::text[]) and okunma is null`.execute(tx)
    : sql`update gelen_mesaj set okunma = null, okuyan_personel_id = null where telefon = any(${[...telefonlar]}::text[]) and son and okunma is not null`.execute(tx);
