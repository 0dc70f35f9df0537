import type { AnyCall } from '@defter/contract/call.ts';
import type { sozlesmeCalls, TaksitBelgesi } from '@defter/contract/sozlesme.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { drawImza } from '../kvkk/imza-svg.ts';
import { keepMusteri } from '../musteri/lock-musteri.ts';
import { lockForSozlesme, markSozlesme } from '../satis/mark-sozlesme.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { readBelge } from './read-belge.ts';

type YazContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'degisim'>;

/** Signs the contract on the screen, in the texts that were seen. */
export async function signSozlesme(context: Context<typeof sozlesmeCalls.imzala>) {
  const { body, oturum, files } = context;
  const { id } = body;
  keepAlici(context.tx, id);
  const { onceki } = await lockForSozlesme(context, body);
  const belge = await readBelge(context, id);
  const { taksitli, cayma, senet } = belge.metinler;
  if (belge.imza !== null) throw new AppError('sozlesmeImzali');
  if (taksitli.id !== body.taksitliID || cayma.id !== body.caymaID || senet.id !== body.senetID) throw new AppError('sozlesmeMetniDegisti');
  requireTam(belge);
  const imza = await files.put({ bayiID: oturum.bayiID, kind: 'imza', extension: 'svg', data: Buffer.from(drawImza(body.imza)) });
  await keep(context, belge, { yol: 'imza', imza });
  await markSozlesme(context, id, { onceki, verildi: true });
  return { id };
}

/** Notes that the customer has the agreement. Of a sale in instalments it is the contract on paper; taken back, what was signed counts no longer. */
export async function giveSozlesme(context: Context<typeof sozlesmeCalls.ver>) {
  const { tx, body: { id, sozlesmeVerildi: verildi }, degisim } = context;
  keepAlici(tx, id);
  const { onceki, taksitli } = await lockForSozlesme(context, { id });
  const imzali = await sql<{ id: number }>`select id from satis_sozlesmesi where satis_id = ${id} and iptal_zamani is null`.execute(tx);
  if (verildi && taksitli && imzali.rows.length === 0) {
    const belge = await readBelge(context, id);
    requireTam(belge);
    await keep(context, belge, { yol: 'islak', imza: null });
  }
  if (!verildi && imzali.rows.length > 0) {
    await sql`update satis_sozlesmesi set iptal_zamani = now() where satis_id = ${id} and iptal_zamani is null`.execute(tx);
    // A contract that was signed without being marked is told too: `markSozlesme` sees no change of it.
    if (!onceki) degisim({ sozlesmeVerildi: true }, { sozlesmeVerildi: false });
  }
  await markSozlesme(context, id, { onceki, verildi });
  return { id };
}

export async function getSozlesmeImzasi(context: Context<typeof sozlesmeCalls.imza>) {
  const { tx, params, files } = context;
  const { rows } = await sql<{ imza: string | null }>`
    select z.imza from satis_sozlesmesi z join satis_ozet s on s.bayi_id = z.bayi_id and s.id = z.satis_id where z.id = ${params.id} and ${visibleSatis(context)}`.execute(tx);
  const { imza } = found(rows[0]);
  return new FileReply(found(imza === null ? undefined : await files.get(imza)));
}

/** Makes signing and forgetting the customer wait for each other. It locks before the sale, in the order of forgetting. */
const keepAlici = (tx: Tx, satisID: number): void => keepMusteri(tx, sql<number>`(select musteri_id from satis_ozet where id = ${satisID})`);

/** Refuses a contract that lacks what the law asks for, and names it. */
function requireTam({ eksikler }: TaksitBelgesi): void {
  if (eksikler.length > 0) throw new AppError('sozlesmeEksik', { veri: { eksikler: eksikler.join(',') } });
}

async function keep({ tx, oturum, degisim }: YazContext, { satisID, metinler, degerler }: TaksitBelgesi, { yol, imza }: { yol: 'imza' | 'islak'; imza: string | null }): Promise<void> {
  await sql`
    insert into satis_sozlesmesi (satis_id, taksitli_id, senet_id, cayma_id, degerler, yol, imza, personel_id)
    values (${satisID}, ${metinler.taksitli.id}, ${metinler.senet.id}, ${metinler.cayma.id}, ${JSON.stringify(degerler)}::jsonb, ${yol}, ${imza}, ${oturum.personelID})`.execute(tx);
  degisim(null, { imzaYolu: yol });
}
