import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { sql } from 'kysely';
import { logChange } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { announce } from '../../platform/events/announce.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Client } from '../../platform/http/client.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { isKeys } from '../../platform/outside/push/encrypt.ts';
import { isPushAddress } from '../../platform/outside/push/push-address.ts';
import { noteIzin } from '../ileti-izni/note-izin.ts';
import { onBaglanti, type Sahip } from '../online-randevu/baglanti/open-baglanti.ts';
import { MUSTERI_YAPAN } from '../online-randevu/musteri-yapan.ts';
import { readAcikAnahtar } from '../sms/push/find-push-hesabi.ts';

/** The most browsers of one customer; the oldest gives way. */
const EN_COK_ABONE = 10;

/** Changes what is known of the browsers of a link's customer, and lets the desks know. */
async function change(platform: Platform, istek: Parameters<typeof onBaglanti>[2], work: (tx: Tx, sahip: Sahip) => Promise<void>): Promise<Record<string, never>> {
  const bayiID = await onBaglanti(platform, 'write', istek, async (tx, sahip) => {
    await work(tx, sahip);
    return sahip.bayiID;
  });
  announce(platform, bayiID, ['sms']);
  return {};
}

/** What a browser needs to turn notices on, and whether they are on in this one. */
export const getBildirim =
  (platform: Platform) =>
  ({ clock: _clock, ...istek }: PublicContext<typeof sayfaCalls.bildirim>) =>
    onBaglanti(platform, 'write', istek, async (tx, { musteriID }) => {
      const anahtar = await readAcikAnahtar(tx, platform);
      const { rows } = await sql<{ acikMi: boolean; ticariMi: boolean }>`
        select exists (select from bildirim_abonesi where musteri_id = ${musteriID} and uc = ${istek.body.uc}) as "acikMi",
          exists (select from musteri_telefon_ozet t join ileti_izni_ozet i on i.telefon = t.telefon
            where t.musteri_id = ${musteriID} and t.varsayilan_mi and i.kanal = 'bildirim' and i.son and i.izin = 'onay') as "ticariMi"`.execute(tx);
      return { anahtar, ...rows[0]! };
    });

/** Keeps a browser of the customer of a link, and what they say of offers. @throws AppError bildirimAdresi for what is no push service */
export const openBildirim =
  (platform: Platform) =>
  ({ clock: _clock, ...istek }: PublicContext<typeof sayfaCalls.bildirimAc>) => {
    const { uc, p256dh, auth, ticari } = istek.body;
    if (!isPushAddress(uc, platform.config) || !isKeys({ p256dh, auth })) throw new AppError('bildirimAdresi');
    return change(platform, istek, async (tx, { musteriID }) => {
      await sql`
        insert into bildirim_abonesi (musteri_id, uc, p256dh, auth) values (${musteriID}, ${uc}, ${p256dh}, ${auth})
        on conflict (bayi_id, uc) do update set musteri_id = excluded.musteri_id, p256dh = excluded.p256dh, auth = excluded.auth, kayit_zamani = now()`.execute(tx);
      await sql`
        delete from bildirim_abonesi where musteri_id = ${musteriID} and id not in
          (select id from bildirim_abonesi where musteri_id = ${musteriID} order by kayit_zamani desc, id desc limit ${EN_COK_ABONE})`.execute(tx);
      await sayTicari(tx, { musteriID, izin: ticari ? 'onay' : 'ret', client: istek.client });
    });
  };

/** Forgets a browser; without another one the customer gets no offers by notice either. */
export const closeBildirim =
  (platform: Platform) =>
  ({ clock: _clock, ...istek }: PublicContext<typeof sayfaCalls.bildirimKapat>) =>
    change(platform, istek, async (tx, { musteriID }) => {
      await tx.deleteFrom('bildirim_abonesi').where('musteri_id', '=', musteriID).where('uc', '=', istek.body.uc).execute();
      const left = await tx.selectFrom('bildirim_abonesi').select('id').where('musteri_id', '=', musteriID).limit(1).executeTakeFirst();
      if (!left) await sayTicari(tx, { musteriID, izin: 'ret', client: istek.client });
    });

/** Notes that a customer agrees or refuses at their browser. Somebody who has not agreed before refuses nothing by it. */
async function sayTicari(tx: Tx, { musteriID, izin, client }: { musteriID: number; izin: 'onay' | 'ret'; client: Client }): Promise<void> {
  const { rows } = await sql<{ telefon: string; son: string | null }>`
    select t.telefon, i.izin as son from musteri_telefon_ozet t left join ileti_izni_ozet i on i.bayi_id = t.bayi_id and i.telefon = t.telefon and i.kanal = 'bildirim' and i.son
    where t.musteri_id = ${musteriID} and t.varsayilan_mi`.execute(tx);
  const [numara] = rows;
  if (!numara || (izin === 'ret' && numara.son !== 'onay')) return;
  const yeni = await noteIzin(tx, { telefonlar: [numara.telefon], kanal: 'bildirim', izin, kaynak: 'baglanti', personelID: null });
  if (yeni.length === 0) return;
  logChange({ tx, oturum: MUSTERI_YAPAN, client }, iletiIzniCalls.save.kayit!, { kayitID: musteriID, before: { iletiKanali: null, iletiIzni: null }, after: { iletiKanali: 'bildirim', iletiIzni: izin } });
}
