import type { BodyOf } from '@defter/contract/call.ts';
import type { kasaCalls } from '@defter/contract/kasa.ts';
import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { wireOf } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { checkSecimler } from './check-secimler.ts';
import { chooseTarih } from './choose-tarih.ts';
import { reverseKasa } from './reverse-kasa.ts';

type Kayit = BodyOf<typeof kasaCalls.create>;
type SaveContext = Context<typeof kasaCalls.create>;

/** Books money in or out that is not a sale. */
export async function createKasa(context: SaveContext) {
  requireNew(context.body);
  return insertKasa(context, context.body);
}

/**
 * A changed movement is the old one reversed and a new one, which the reply names; it is of today, unless
 * another day was chosen for it.
 */
export async function updateKasa(context: Context<typeof kasaCalls.update>) {
  const { tx, body, degisim } = context;
  const [eski, eskiTarih] = await Promise.all([findKasa(tx, body.id), reverseKasa(context, body.id)]);
  const { gelirMi, tutar, ...alanlar } = body;
  degisim(wireOf(eski!), { ...alanlar, id: undefined, tarih: body.tarih ?? undefined, gelir: gelirMi ? tutar : 0, gider: gelirMi ? 0 : tutar });
  return insertKasa(context, { ...body, tarih: body.tarih === eskiTarih ? null : body.tarih });
}

export async function removeKasa(context: Context<typeof kasaCalls.remove>) {
  const { tx, body, degisim } = context;
  const [eski] = await Promise.all([findKasa(tx, body.id), reverseKasa(context, body.id)]);
  const { tarih, gelir, gider, aciklama } = eski!;
  degisim({ tarih, gelir: gelir || null, gider: gider || null, aciklama }, null);
  return { id: context.body.id };
}

const findKasa = (tx: Tx, id: number) => tx.selectFrom('kasa').selectAll().where('id', '=', id).executeTakeFirst();

/** Books one movement of the till with all that holds for one; also for who keeps the accounts of the staff. */
export async function insertKasa(context: Pick<SaveContext, 'tx' | 'oturum' | 'clock'>, girdi: Kayit): Promise<{ id: number }> {
  const { tx, oturum } = context;
  const kayit = withKategori(girdi);
  const { gelirMi, tutar, odemeSekliID, kategoriID, altKategoriID, personelID, aciklama } = kayit;
  const tarih = chooseTarih(context, kayit.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  await checkSecimler(tx, kayit);
  return tx
    .insertInto('kasa')
    .values({
      tarih,
      odeme_sekli_id: odemeSekliID,
      kategori_id: kategoriID,
      alt_kategori_id: altKategoriID,
      personel_id: personelID,
      gelir: gelirMi ? tutar : 0,
      gider: gelirMi ? 0 : tutar,
      aciklama,
      islemi_yapan_personel_id: oturum.personelID,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

function withKategori(kayit: Kayit): Kayit {
  const paidToPersonel = kayit.personelID !== null && !kayit.gelirMi;
  return paidToPersonel && kayit.kategoriID === null ? { ...kayit, kategoriID: PERSONEL_KATEGORISI } : kayit;
}
