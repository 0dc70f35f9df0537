import type { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { type Kurus, sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { formatKalan, kalanSaniye } from './kalan-zaman.ts';
import { kampanyaPaylari } from './kampanya-paylari.ts';

/** What the campaigns take off a sale now, line by line, and for how long. An open sale is worked out anew, as of its day. */
export async function uygulaKampanya({ tx, body, clock }: Context<typeof kampanyaCalls.uygula>) {
  const { id, satisID, musteriID, icerikler } = body;
  const satirlar = icerikler.filter((icerik): icerik is typeof icerik & { altUrunID: number } => icerik.altUrunID !== null);
  const tarih = satisID === null ? clock.today() : await gunOf(tx, satisID);
  const { paylar, kampanyalar } = await kampanyaPaylari({ tx, clock }, { satisID, musteriID, tarih, satirlar, ...(id > 0 && { kosul: sql`and k.id = ${id}` }) });
  const bulunan = new Map<object, { altUrunID: number; iskonto: Kurus; kampanyaID: number; kampanyaAdi: string }>();
  for (const [i, { iskonto, adi, kampanyalar: [kampanyaID] }] of paylar.entries()) {
    const satir = satirlar[i]!;
    if (kampanyaID !== undefined) bulunan.set(satir, { altUrunID: satir.altUrunID, iskonto, kampanyaID, kampanyaAdi: adi });
  }
  const iskontoIcerikleri = icerikler.map((icerik) => bulunan.get(icerik) ?? null);
  const uygulanan = new Set(paylar.flatMap((pay) => pay.kampanyalar));
  const bitisler = kampanyalar.filter((kampanya) => uygulanan.has(kampanya.id)).map((kampanya) => kalanSaniye(kampanya, clock));
  return { kampanyaID: iskontoIcerikleri.find((icerik) => icerik !== null)?.kampanyaID ?? null, iskontoIcerikleri, toplam: sum(paylar.map(({ iskonto }) => iskonto)), kalanZaman: bitisler.length === 0 ? null : formatKalan(Math.min(...bitisler)) };
}

async function gunOf(tx: Tx, satisID: number): Promise<string> {
  const { rows } = await sql<{ tarih: string }>`select tarih from satis_ozet where id = ${satisID}`.execute(tx);
  return found(rows[0]).tarih;
}
