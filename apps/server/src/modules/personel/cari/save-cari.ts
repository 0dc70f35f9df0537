import { withUnsaid } from '@defter/contract/degisen.ts';
import { type CariTuru, PERSONEL_KATEGORISI, type personelCariCalls } from '@defter/contract/personel-cari.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { kurusOf, liraOf } from '../../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { isSame as isSameRecord } from '../../../platform/degisim.ts';
import { AppError, found, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { chooseTarih } from '../../kasa/choose-tarih.ts';
import { moveVade } from '../../kasa/duzenli/move-vade.ts';
import { type IsSame, type KasaHareketi, reversePersonelKasasi } from '../../kasa/reverse-kasa.ts';
import { insertKasa } from '../../kasa/save-kasa.ts';
import { sum } from '@defter/rules/para.ts';
import { IPTAL_MI } from './list-cari.ts';

type SaveContext = Context<typeof personelCariCalls.create>;
type Kayit = Omit<SaveContext['body'], 'tur'> & { tur: CariTuru };
/** How what moves no money would be paid. */
const ODENMEYEN = { odemeSekliID: NAKIT_ID, kategoriID: PERSONEL_KATEGORISI, altKategoriID: null };
type RemoveContext = Context<typeof personelCariCalls.remove>;
type BookContext = Pick<SaveContext, 'tx' | 'oturum' | 'clock' | 'about'>;

/** Books what was earned or kept back; what is paid or given back is booked in the till, and only there. */
export async function createCari(context: SaveContext) {
  const { degisim } = context;
  requireNew(context.body);
  const body: Kayit = { ...context.body, tur: context.body.tur ?? 'kasa' };
  degisim(null, hareketOf(body));
  return insertCari(context, body);
}

/** Today, unless another day was chosen than that of the movement that is replaced. One that is saved as it was stays. */
export async function updateCari(context: Context<typeof personelCariCalls.update>) {
  const { tx, body: sent, clock, degisim } = context;
  const { id, personelID } = sent;
  const tur = sent.tur ?? (await findTur(tx, id));
  const bodyOf = (hareket: CariHareketi) => withUnsaid<Kayit>({ ...sent, tur }, { ...ODENMEYEN, ...hareket, id, tur, personelID: hareket.personelID! });
  const isSame = (hareket: CariHareketi) => isSameRecord({ ...hareket, tur }, hareketOf(bodyOf(hareket)));
  const eski = await reverseCari(context, { id, tur }, { personelID, isSame });
  if (isSame(eski)) {
    degisim(eski, eski);
    return { id };
  }
  const body = bodyOf(eski);
  const tarih = body.tarih === eski.tarih ? null : body.tarih;
  degisim({ ...eski, tur }, { ...hareketOf(body), tarih: tarih ?? clock.today() });
  const yeni = await insertCari(context, { ...body, tarih });
  if (tur === 'kasa') await moveVade(tx, id, yeni);
  return yeni;
}

export async function removeCari(context: RemoveContext) {
  const { tx, body: { id, tur: said }, degisim, about } = context;
  const tur = said ?? (await findTur(tx, id));
  const { personelID, ...eski } = await reverseCari(context, { id, tur });
  degisim({ tur, ...eski }, null);
  about(personelID!, id);
  return { id };
}

/**
 * The kind of a movement that is named by its id alone. Movements from before the two tables shared one sequence may have the same id.
 * @throws AppError secimGecersiz at `tur` where it would be a guess
 */
async function findTur(tx: Tx, id: number): Promise<CariTuru> {
  const { rows: [biri, digeri] } = await sql<{ tur: CariTuru }>`
    select 'kasa' as tur from kasa_ozet where id = ${id} and personel_id is not null
    union all select tur from personel_hakedis where id = ${id}`.execute(tx);
  if (digeri) throw wrongFields({ tur: 'secimGecersiz' });
  return found(biri).tur;
}

/** As the record log tells of it; how it was paid is only known of what went through the till. */
const hareketOf = ({ tur, tarih, gelir, gider, aciklama, odemeSekliID, kategoriID, altKategoriID }: Kayit) => ({
  tur,
  tarih: tarih ?? undefined,
  gelir,
  gider,
  aciklama,
  ...(tur === 'kasa' && { odemeSekliID, kategoriID, altKategoriID }),
});

async function insertCari(context: BookContext, kayit: Kayit): Promise<{ id: number }> {
  const { id } = await insertHareket(context, kayit);
  context.about(kayit.personelID, id);
  return { id };
}

async function insertHareket(context: BookContext, kayit: Kayit): Promise<{ id: number }> {
  const { tx, oturum } = context;
  const { tur, personelID, gelir, gider, aciklama } = kayit;
  if ((gelir === 0) === (gider === 0)) throw wrongFields({ gider: gelir === 0 ? 'tutarSifir' : 'tutarGecersiz' });
  if (tur === 'kasa') return insertKasa(context, { ...kayit, gelirMi: gelir > 0, tutar: sum([gelir, gider]) });
  const tarih = chooseTarih(context, kayit.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  return tx
    .insertInto('personel_hakedis')
    .values({ personel_id: personelID, tur, tarih, gelir: liraOf(gelir), gider: liraOf(gider), aciklama, islemi_yapan_personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type CariHareketi = Pick<KasaHareketi, 'tarih' | 'personelID' | 'gelir' | 'gider' | 'aciklama'> & Partial<Pick<KasaHareketi, 'odemeSekliID'>>;

type Secim = { personelID?: number; isSame?: IsSame<CariHareketi> };

/** Reverses a movement today, unless it stays the same, and returns it as it was; of one colleague, where that is said. */
async function reverseCari(context: BookContext, { id, tur }: { id: number; tur: CariTuru }, { personelID, isSame }: Secim = {}): Promise<CariHareketi> {
  if (tur === 'kasa') return reversePersonelKasasi(context, { id, personelID, isSame });
  const { tx, oturum, clock } = context;
  const { rows } = await sql<CariHareketi & { iptal: boolean; primAyi: string | null }>`
    select h.tarih, h.personel_id as "personelID", ${kurusOf(sql`h.gelir`)} as gelir, ${kurusOf(sql`h.gider`)} as gider, h.aciklama, ${IPTAL_MI} as iptal, h.prim_ayi as "primAyi"
    from personel_hakedis h
    where h.id = ${id} and h.tur = ${tur} ${personelID === undefined ? sql`` : sql`and h.personel_id = ${personelID}`}`.execute(tx);
  const { iptal, primAyi, ...hareket } = found(rows[0]);
  if (primAyi !== null) throw new AppError('primHesabaGecti');
  if (iptal) throw new AppError('kayitDegismis');
  if (isSame?.(hareket)) return hareket;
  // Two at once: the constraint personel_hakedis_bir_kez_iptal lets one of them through.
  await sql`
    insert into personel_hakedis (personel_id, tur, tarih, gelir, gider, aciklama, iptal_edilen_id, islemi_yapan_personel_id)
    select personel_id, tur, ${clock.today()}::date, -gelir, -gider, aciklama, id, ${oturum.personelID}::bigint
    from personel_hakedis where id = ${id}`.execute(tx);
  return hareket;
}
