import type { BodyOf } from '@defter/contract/call.ts';
import type { kasaCalls } from '@defter/contract/kasa.ts';
import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { isSame as isSameRecord } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { checkSecimler } from './check-secimler.ts';
import { chooseTarih } from './choose-tarih.ts';
import { type KasaHareketi, reverseKasa } from './reverse-kasa.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';

type Kayit = BodyOf<typeof kasaCalls.create>;
type SaveContext = Context<typeof kasaCalls.create>;

/** Books money in or out that is not a sale. */
export async function createKasa(context: SaveContext) {
  requireNew(context.body);
  context.degisim(null, hareketOf(context.body));
  return insertKasa(context, context.body);
}

/**
 * A changed movement is the old one reversed and a new one, which the reply names; it is of today, unless
 * another day was chosen for it. One that is saved as it was stays.
 */
export async function updateKasa(context: Context<typeof kasaCalls.update>) {
  const { body, clock, degisim } = context;
  const isSame = (hareket: KasaHareketi) => isSameRecord(hareket, hareketOf(body));
  const eski = await reverseKasa(context, body.id, isSame);
  if (isSame(eski)) {
    degisim(eski, eski);
    return { id: body.id };
  }
  const tarih = body.tarih === eski.tarih ? null : body.tarih;
  degisim(eski, { ...hareketOf(body), tarih: tarih ?? clock.today() });
  return insertKasa(context, { ...body, tarih });
}

export async function removeKasa(context: Context<typeof kasaCalls.remove>) {
  const { body, degisim } = context;
  degisim(await reverseKasa(context, body.id), null);
  return { id: body.id };
}

/** As the record log tells of it. */
function hareketOf(kayit: Kayit) {
  const { gelirMi, tutar, odemeSekliID, kategoriID, altKategoriID, personelID, tarih, aciklama } = withKategori(kayit);
  return { tarih: tarih ?? undefined, odemeSekliID, kategoriID, altKategoriID, personelID, ...tarafOf(gelirMi, tutar), aciklama };
}

/** Books one movement of the till with all that holds for one; also for who keeps the accounts of the staff. */
export async function insertKasa(context: Pick<SaveContext, 'tx' | 'oturum' | 'clock'>, girdi: Kayit): Promise<{ id: number }> {
  const { tx, oturum } = context;
  const kayit = withKategori(girdi);
  const { gelirMi, tutar, odemeSekliID, kategoriID, altKategoriID, personelID, aciklama } = kayit;
  const tarih = chooseTarih(context, kayit.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  await checkSecimler(tx, kayit);
  const { gelir, gider } = tarafOf(gelirMi, tutar);
  return tx
    .insertInto('kasa')
    .values({
      tarih,
      odeme_sekli_id: odemeSekliID,
      kategori_id: kategoriID,
      alt_kategori_id: altKategoriID,
      personel_id: personelID,
      gelir: liraOf(gelir),
      gider: liraOf(gider),
      aciklama,
      islemi_yapan_personel_id: oturum.personelID,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const tarafOf = (gelirMi: boolean, tutar: Kurus) => ({ gelir: gelirMi ? tutar : ZERO, gider: gelirMi ? ZERO : tutar });

function withKategori(kayit: Kayit): Kayit {
  const paidToPersonel = kayit.personelID !== null && !kayit.gelirMi;
  return paidToPersonel && kayit.kategoriID === null ? { ...kayit, kategoriID: PERSONEL_KATEGORISI } : kayit;
}
