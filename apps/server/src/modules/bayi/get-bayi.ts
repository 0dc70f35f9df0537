import type { bayiCalls } from '@defter/contract/bayi.ts';
import type { FirmaAlanlari } from '@defter/contract/firma.ts';
import { type Paket, paketOn } from '@defter/rules/paket.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import type { Context } from '../../platform/http/context.ts';
import { readAyarSurumu } from '../ayar/load-ayarlar.ts';

/** The company's fields by their names on the wire, of `bayi b`. */
const FIRMA_SUTUNLARI = sql`b.firma_adi as "firmaAdi", b.unvan, b.telefon, b.e_posta as "ePosta", b.web_sitesi as "webSitesi",
  b.adres, b.il_id as "ilID", b.ilce_id as "ilceID", b.posta_kodu as "postaKodu", b.vergi_dairesi as "vergiDairesi",
  b.vergi_no as "vergiNo", b.mersis_no as "mersisNo"`;

export async function readFirma(tx: Tx, bayiID: number): Promise<FirmaAlanlari> {
  const { rows } = await sql<FirmaAlanlari>`select ${FIRMA_SUTUNLARI} from bayi b where b.id = ${bayiID}`.execute(tx);
  return rows[0]!;
}

/** The key of the company's picture. */
export async function readLogo(tx: Tx, bayiID: number): Promise<string | null> {
  const { logo } = await tx.selectFrom('bayi').select('logo').where('id', '=', bayiID).executeTakeFirstOrThrow();
  return logo;
}

/** The plan of a bayi on a day, for acts that no signed-in person does. */
export async function readPaket(tx: Tx, bayiID: number, bugun: Tarih): Promise<Paket> {
  const paket = await tx
    .selectFrom('bayi as b')
    .innerJoin('paket as p', 'p.id', 'b.paket_id')
    .where('b.id', '=', bayiID)
    .select(['p.adi', 'b.paket_bitis as bitis', 'b.deneme_bitis as denemeBitis', 'p.personel_sinir as personelSinir', 'p.randevu_sinir as randevuSinir', 'p.satis_modulu as satisModulu'])
    .executeTakeFirstOrThrow();
  return paketOn(paket, bugun);
}

type Row = FirmaAlanlari & { id: number; ilAdi: string | null; ilceAdi: string | null; logo: string | null; sektorID: number; sektorAdi: string };

export async function getBayi({ tx, oturum }: Context<typeof bayiCalls.get>) {
  const bayi = sql<Row>`
    select b.id, ${FIRMA_SUTUNLARI}, il.ad as "ilAdi", ilce.ad as "ilceAdi", ${DOSYA_PATH} || b.logo as logo,
      b.sektor_id as "sektorID", s.adi as "sektorAdi"
    from bayi b join sektor s on s.id = b.sektor_id
    left join il on il.id = b.il_id left join ilce on ilce.id = b.ilce_id
    where b.id = ${oturum.bayiID}`.execute(tx);
  const [{ rows }, surum] = await Promise.all([bayi, readAyarSurumu(tx)]);
  return { bayi: rows[0]!, surum };
}
