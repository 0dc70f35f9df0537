import type { kasaCalls } from '@defter/contract/kasa.ts';
import { sql } from 'kysely';
import { liraOf } from '../../platform/db/lira.ts';
import { found, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { chooseTarih } from './choose-tarih.ts';

/** Moves money from one account to another: two movements of one statement, which name the one that goes out. */
export async function aktarHesaba(context: Context<typeof kasaCalls.aktar>) {
  const { tx, body, oturum, degisim } = context;
  requireNew(body);
  const { odemeSekliID, virmanID, aciklama } = body;
  if (odemeSekliID === virmanID) throw wrongFields({ virmanID: 'ayniHesap' });
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  await checkHesaplar(context);
  const tutar = liraOf(body.tutar);
  const { rows } = await sql<{ id: number }>`
    with numara as materialized (select nextval(pg_get_serial_sequence('kasa', 'id')) as id),
    cikan as (
      insert into kasa (id, aktarim_id, tarih, odeme_sekli_id, gider, aciklama, islemi_yapan_personel_id)
      select id, id, ${tarih}::date, ${odemeSekliID}::bigint, ${tutar}::numeric, ${aciklama}, ${oturum.personelID}::bigint from numara
    )
    insert into kasa (aktarim_id, tarih, odeme_sekli_id, gelir, aciklama, islemi_yapan_personel_id)
    select id, ${tarih}::date, ${virmanID}::bigint, ${tutar}::numeric, ${aciklama}, ${oturum.personelID}::bigint from numara
    returning aktarim_id as id`.execute(tx);
  degisim(null, { tarih, odemeSekliID, virmanID, tutar: body.tutar, aciklama });
  return rows[0]!;
}

/** Refuses an account that is out of use, and one that holds no money: points, discounts. */
async function checkHesaplar({ tx, body: { odemeSekliID, virmanID } }: Pick<Context<typeof kasaCalls.aktar>, 'tx' | 'body'>): Promise<void> {
  const hesaplar = await tx
    .selectFrom('odeme_sekli')
    .where('id', 'in', [odemeSekliID, virmanID])
    .select(['id', 'aktif_mi as aktifMi', 'puan_odemesi_mi as puanMi', 'iskonto_mu as iskontoMu'])
    .execute();
  for (const [alan, id] of Object.entries({ odemeSekliID, virmanID })) {
    const { aktifMi, puanMi, iskontoMu } = found(hesaplar.find((hesap) => hesap.id === id));
    if (!aktifMi || puanMi || iskontoMu) throw refusalAt(alan, 'odemeSekliGecersiz');
  }
}
