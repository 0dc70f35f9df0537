import type { BodyOf } from '@defter/contract/call.ts';
import type { kasaCalls } from '@defter/contract/kasa.ts';
import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { isSame as isSameRecord } from '../../platform/degisim.ts';
import { saysOther, withUnsaid } from '@defter/contract/degisen.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { checkSecimler } from './check-secimler.ts';
import { chooseTarih } from './choose-tarih.ts';
import { moveVade } from './duzenli/move-vade.ts';
import { type KasaHareketi, reverseKasa } from './reverse-kasa.ts';
import { type Kurus, sum, ZERO } from '@defter/rules/para.ts';

type Govde = BodyOf<typeof kasaCalls.create>;
/** A movement as one amount with its direction. */
type Kayit = Omit<Govde, 'gelir' | 'gider' | 'gelirMi' | 'tutar'> & { gelirMi: boolean; tutar: Kurus };
type SaveContext = Context<typeof kasaCalls.create>;

/** Books money in or out that is not a sale. */
export async function createKasa(context: SaveContext) {
  requireNew(context.body);
  const kayit = readKayit(context.body);
  context.degisim(null, hareketOf(kayit));
  return insertKasa(context, kayit);
}

/**
 * Changes a movement: it reverses the old one and writes a new one, whose id is in the reply. The new one is booked today
 * unless another day was chosen. A movement that is saved without a change stays.
 */
export async function updateKasa(context: Context<typeof kasaCalls.update>) {
  const { tx, body: sent, clock, degisim } = context;
  const bodyOf = (hareket: KasaHareketi) => readKayit(withUnsaid<Govde>(saidAnew(sent, hareket), kayitOf(hareket)));
  const isSame = (hareket: KasaHareketi) => isSameRecord(hareket, hareketOf(bodyOf(hareket)));
  const eski = await reverseKasa(context, sent.id, isSame);
  if (isSame(eski)) {
    degisim(eski, eski);
    return { id: sent.id };
  }
  const body = bodyOf(eski);
  const tarih = body.tarih === eski.tarih ? null : body.tarih;
  degisim(eski, { ...hareketOf(body), tarih: tarih ?? clock.today() });
  const yeni = await insertKasa(context, { ...body, tarih });
  await moveVade(tx, sent.id, yeni);
  return yeni;
}

export async function removeKasa(context: Context<typeof kasaCalls.remove>) {
  const { body, degisim } = context;
  degisim(await reverseKasa(context, body.id), null);
  return { id: body.id };
}

/** A saved movement in the form in which a client sends it. */
const kayitOf = ({ gelir, gider, ...hareket }: KasaHareketi): Govde => ({ ...hareket, id: 0, gelir: null, gider: null, gelirMi: gelir !== 0, tutar: sum([gelir, gider]) });

type Degisim = BodyOf<typeof kasaCalls.update>;

/** If a client sends both forms together, the one that differs from the saved movement counts. */
function saidAnew({ gelir, gider, gelirMi, tutar, ...rest }: Degisim, eski: KasaHareketi): Degisim {
  if (!saysOther({ gelir, gider }, { gelir: eski.gelir, gider: eski.gider })) return { ...rest, gelirMi: gelirMi ?? undefined, tutar: tutar ?? undefined };
  return { ...rest, gelir: gelir ?? (gider ? ZERO : eski.gelir), gider: gider ?? (gelir ? ZERO : eski.gider), gelirMi: null, tutar: null };
}

/**
 * Reads either form. Throws tutarSifir without an amount, tutarGecersiz if both directions or two amounts are named, and secimGecersiz if
 * none is, or another one than that of the column in which the amount stands.
 */
function readKayit({ gelir, gider, gelirMi, tutar, ...rest }: Govde): Kayit {
  if (gelir && gider) throw wrongFields({ gider: 'tutarGecersiz' });
  const sutundaki = gelir || gider;
  if (tutar && sutundaki && tutar !== sutundaki) throw wrongFields({ tutar: 'tutarGecersiz' });
  if (tutar && sutundaki && gelirMi !== null && gelirMi !== Boolean(gelir)) throw wrongFields({ gelirMi: 'secimGecersiz' });
  // An amount of its own needs to be told the direction; one of the two columns says it by where it stands.
  const yon = (tutar ? gelirMi : null) ?? (gelir ? true : gider ? false : gelirMi);
  const miktar = tutar || sutundaki || ZERO;
  if (miktar === 0) throw wrongFields({ tutar: 'tutarSifir' });
  if (yon === null) throw wrongFields({ gelirMi: 'secimGecersiz' });
  return { ...rest, gelirMi: yon, tutar: miktar };
}

/** The movement as the record log tells it. */
function hareketOf(kayit: Kayit) {
  const { gelirMi, tutar, odemeSekliID, kategoriID, altKategoriID, personelID, tarih, aciklama } = withKategori(kayit);
  return { tarih: tarih ?? undefined, odemeSekliID, kategoriID, altKategoriID, personelID, ...tarafOf(gelirMi, tutar), aciklama };
}

/** Books one movement of the till with all checks; it also serves the accounts of the staff. */
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
