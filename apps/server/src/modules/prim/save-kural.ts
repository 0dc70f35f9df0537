import { withUnsaid } from '@defter/contract/degisen.ts';
import type { primCalls } from '@defter/contract/prim.ts';
import { formatTL } from '@defter/rules/para.ts';
import { changeRecord } from '../../platform/db/change-record.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { checkKural } from './check-kural.ts';
import { kapananSon, lockPrim, readKapanmislar } from './donem.ts';
import { readKurallar } from './read-kurallar.ts';

type SaveContext = Context<typeof primCalls.create>;
type Kural = Omit<SaveContext['body'], 'id' | 'surum'>;
/** What a rule says, as it is read or sent. */
type Soz = Omit<Kural, 'basamaklar'> & { basamaklar: readonly Kural['basamaklar'][number][] };

/** Writes a rule for sales of days that are not closed. */
export async function createKural({ tx, body, degisim }: SaveContext) {
  requireNew(body);
  const { id: _id, surum: _surum, ...kural } = body;
  checkKural(kural);
  lockPrim(tx);
  requireAcik(kural.baslangic, kapananSon(await readKapanmislar(tx)));
  degisim(null, tellKural(kural));
  return tx.insertInto('prim_kurali').values(columnsOf(kural)).returning('id').executeTakeFirstOrThrow();
}

/** Changes a rule. One that holds for closed days keeps what it says, and may only end later than they do. */
export async function updateKural({ tx, body, degisim }: Context<typeof primCalls.update>) {
  const { id, surum, ...said } = body;
  lockPrim(tx);
  const [[mevcut], kapanmislar] = await Promise.all([readKurallar(tx, id), readKapanmislar(tx)]);
  const { id: _id, surum: _surum, ...eski } = found(mevcut);
  const kural = withUnsaid<Kural>(said, { ...eski, basamaklar: [...eski.basamaklar] });
  checkKural(kural);
  requireStands(eski, kural, kapananSon(kapanmislar));
  await changeRecord(tx, { tablo: 'prim_kurali', id, surum }, columnsOf(kural));
  degisim(tellKural(eski), tellKural(kural));
  return { id };
}

export async function removeKural({ tx, body, degisim }: Context<typeof primCalls.remove>) {
  lockPrim(tx);
  const [[mevcut], kapanmislar] = await Promise.all([readKurallar(tx, body.id), readKapanmislar(tx)]);
  const { id, surum: _surum, ...kural } = found(mevcut);
  const kapanan = kapananSon(kapanmislar);
  if (kapanan !== null && kural.baslangic <= kapanan) throw new AppError('primKuraliKapali');
  await tx.deleteFrom('prim_kurali').where('id', '=', id).execute();
  degisim(tellKural(kural), null);
  return { id };
}

function requireAcik(baslangic: string, kapanan: string | null): void {
  if (kapanan !== null && baslangic <= kapanan) throw refusalAt('baslangic', 'primAyiKapali');
}

function requireStands(eski: Soz, yeni: Soz, kapanan: string | null): void {
  if (kapanan === null) return;
  if (eski.baslangic > kapanan) return requireAcik(yeni.baslangic, kapanan);
  const sozu = ({ adi: _adi, bitis: _bitis, ...kural }: Soz) => JSON.stringify(Object.entries(kural).toSorted(([a], [b]) => a.localeCompare(b)));
  if (sozu(eski) !== sozu(yeni)) throw new AppError('primKuraliKapali');
  const heldTo = ({ bitis }: Pick<Kural, 'bitis'>) => (bitis === null || bitis > kapanan ? kapanan : bitis);
  if (heldTo(eski) !== heldTo(yeni)) throw refusalAt('bitis', 'primAyiKapali');
}

const columnsOf = (kural: Kural) => ({
  adi: kural.adi,
  personel_id: kural.personelID,
  satis_tipi: kural.satisTipi,
  ana_urun_id: kural.anaUrunID,
  alt_urun_id: kural.altUrunID,
  esas: kural.esas,
  tur: kural.tur,
  oran: kural.oran,
  tutar: liraOf(kural.tutar),
  basamaklar: JSON.stringify(kural.basamaklar.map(({ alt, oran }) => ({ alt: liraOf(alt), oran }))),
  kdv_haric: kural.kdvHaric,
  baslangic: kural.baslangic,
  bitis: kural.bitis,
});

/** As the record log tells of it. */
const tellKural = ({ basamaklar, ...kural }: Soz) => ({ ...kural, basamaklar: basamaklar.map(({ alt, oran }) => `${formatTL(alt)}: %${oran}`) });
