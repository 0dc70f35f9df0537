import type { BodyOf } from '@defter/contract/call.ts';
import { saysOther, withUnsaid } from '@defter/contract/degisen.ts';
import type { randevuCalls } from '@defter/contract/randevu.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import { checkBitisTarihi } from './check-zaman.ts';
import { alanlarOf, type MevcutRandevu } from './read-randevu.ts';

type Body = BodyOf<typeof randevuCalls.update>;
type Alanlar = { randevuTarihi: string } & Omit<BodyOf<typeof randevuCalls.create>, 'randevuTarihi' | 'bitisTarihi' | 'surum' | 'randevuHizmet' | 'yerler' | 'zorlamaNedeni' | 'adi' | 'soyadi' | 'kayitsizTelefon'>;

/** The appointment as it is to be; `hizmetler` (altUrunID) is undefined where they stay the same. */
export type Kayit = Alanlar & { hizmetler: number[] | undefined };
/** What only this change names: further columns, and the reason for a taken time. */
export type Beside = { yerler: readonly number[] | undefined; neden: string | null | undefined };

/** Reads what was sent for a saved appointment. Throws as `checkBitisTarihi`. */
export async function readDegisiklik(tx: Tx, sent: Body, eski: MevcutRandevu): Promise<{ body: Kayit } & Beside> {
  const mevcut = alanlarOf(eski);
  const { randevuHizmet: lines, surum: _surum, yerler, zorlamaNedeni: neden, ...said } = sayOnce(sent, mevcut);
  const hizmetler = lines && (await chooseHizmetler(tx, sent.id, lines));
  const alanlar = withUnsaid<Alanlar>(said, { id: sent.id, ...mevcut });
  // The day of the end as it was read says nothing.
  if (sent.bitisTarihi !== mevcut.randevuTarihi) checkBitisTarihi(sent.bitisTarihi, alanlar.randevuTarihi);
  return { body: { ...alanlar, hizmetler: hizmetler?.join() === eski.hizmetler.join() ? undefined : hizmetler }, yerler, neden };
}

/** A change by the first names alone. A second name counts where it says something new and the first one does not. */
function sayOnce({ bitisTarihi: _bitisTarihi, baslangicTarihi, baslangicSaati, bitisSaati, randevuBaslikID, ...said }: Body, eski: ReturnType<typeof alanlarOf>) {
  const second = { randevuTarihi: baslangicTarihi, baslangicSaat: baslangicSaati, bitisSaat: bitisSaati, randevuSutunBaslikID: randevuBaslikID };
  const isNew = (ad: keyof typeof second, from: typeof second | typeof said) => saysOther({ [ad]: from[ad] }, { [ad]: eski[ad] });
  const adlar = (Object.keys(second) as (keyof typeof second)[]).filter((ad) => isNew(ad, second) && !isNew(ad, said));
  return { ...said, ...(Object.fromEntries(adlar.map((ad) => [ad, second[ad]])) as Pick<Body, keyof typeof second>) };
}

/** The services that are sent. A line without a service keeps the one that it has. */
async function chooseHizmetler(tx: Tx, randevuID: number, satirlar: NonNullable<Body['randevuHizmet']>): Promise<number[]> {
  const said = satirlar.flatMap(({ altUrunID }) => altUrunID ?? []);
  if (said.length === satirlar.length) return said;
  const mevcut = await tx.selectFrom('randevu_hizmet').where('randevu_id', '=', randevuID).select(['id', 'alt_urun_id as altUrunID']).execute();
  return mergeLines(satirlar, mevcut).map(({ altUrunID }) => altUrunID);
}
