import type { aktarmaCalls } from '@defter/contract/aktarma.ts';
import type { OncekiYer } from '@defter/contract/randevu-yeri.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type Bulgu, istekOf, kontrol, throwHata } from '../check-randevu.ts';
import { readZaman } from '../check-zaman.ts';
import { alanlarOf, type MevcutRandevu, readRandevu, yerOf } from '../read-randevu.ts';
import { updateRandevu } from '../update-randevu.ts';
import { givenTo, type Hedef } from './hedef.ts';

type Veren = Pick<Context<typeof aktarmaCalls.aktar>, 'tx' | 'oturum' | 'clock' | 'degisim'>;

/** `kaynakID`: the further column whose place another takes; null where the appointment itself goes. */
type Verilen = { id: number; eski: MevcutRandevu; hedef: Hedef; kaynakID: number | null };

/** Gives an appointment, or the place of a further colleague or room in it, to another. Answers with how it stood. */
export async function giveRandevu(context: Veren, { id, eski, hedef, kaynakID }: Verilen): Promise<OncekiYer> {
  if (kaynakID === null) return yerOf(eski, await updateRandevu({ ...context, body: givenTo(id, eski, hedef) }));
  if (!eski.yerler.includes(kaynakID)) throw new AppError('bulunamadi');
  if (eski.sutunID === hedef.id || eski.yerler.includes(hedef.id) || (hedef.personelID !== null && hedef.personelID === eski.uygulayanID)) throw new AppError('randevuAktarilmis');
  await checkYer(context, { id, eski, hedef, kaynakID });
  const yerler = eski.yerler.map((yer) => (yer === kaynakID ? hedef.id : yer));
  const saved = await updateRandevu({ ...context, body: { id, yerler } });
  // A service that the other cannot do for has taken the same one again.
  if ((await readRandevu(context.tx, id, context.oturum)).yerler.includes(kaynakID)) throw new AppError('sutundaYapilmiyor');
  return { ...yerOf(eski, saved), yerler: eski.yerler };
}

/** Asks of the other what is asked of whoever performs it: that they are there, and that they do this. A colleague follows a colleague, a room a room. */
async function checkYer({ tx, oturum, clock }: Veren, { id, eski, hedef, kaynakID }: Verilen & { kaynakID: number }): Promise<void> {
  const sutunlar = await tx.selectFrom('randevu_basligi').where('id', 'in', [kaynakID, hedef.id]).select(['id', 'personel_id as personelID', 'yer_turu as yerTuru']).execute();
  const kaynak = found(sutunlar.find((sutun) => sutun.id === kaynakID));
  const yeni = found(sutunlar.find((sutun) => sutun.id === hedef.id));
  if ((kaynak.personelID === null) !== (yeni.personelID === null) || kaynak.yerTuru !== yeni.yerTuru) throw new AppError('sutundaYapilmiyor');
  const alanlar = { ...alanlarOf(eski), id, randevuSutunBaslikID: hedef.id, uygulayanPersonelID: yeni.personelID };
  const istek = istekOf(alanlar, readZaman(alanlar), { kaydeden: oturum, clock }, { yazilan: [], hepsi: eski.hizmetler });
  const { rows } = await sql<Bulgu>`${kontrol(istek)}`.execute(tx);
  throwHata(rows[0]!);
}
