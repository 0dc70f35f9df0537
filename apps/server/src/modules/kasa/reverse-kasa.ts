import type { AnyCall } from '@defter/contract/call.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { type RawBuilder, sql } from 'kysely';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { IPTAL_MI, visibleKasa } from './visible-kasa.ts';
import type { Kurus } from '@defter/rules/para.ts';

/** A movement as the record log tells it. */
export type KasaHareketi = {
  tarih: string;
  odemeSekliID: number;
  kategoriID: number | null;
  altKategoriID: number | null;
  personelID: number | null;
  gelir: Kurus;
  gider: Kurus;
  aciklama: string | null;
  /** The account on the other side of a transfer. */
  virmanID?: number;
};

type ReverseContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>;
/** Whether a movement is saved without a change, so that it stays as it is. */
export type IsSame<Hareket> = (eski: Hareket) => boolean;

/**
 * Reverses a movement today, so that a day that was counted keeps its sum (docs/adr/0005), and returns it as it was. The
 * movement of a sale is changed in the sale, and a reversed movement cannot be changed. Of a transfer both movements are
 * reversed, by who may transfer.
 */
export const reverseKasa = (context: ReverseContext, id: number, isSame?: IsSame<KasaHareketi>): Promise<KasaHareketi> =>
  reverse(context, { id, isSame, kosul: visibleKasa(context) });

type PersonelKasasi = { id: number; personelID: number | undefined; isSame: IsSame<KasaHareketi> | undefined };

/**
 * The same for a person who keeps the accounts of the staff. This person sees every movement of those accounts, whatever
 * they see of the till.
 */
export const reversePersonelKasasi = (context: ReverseContext, { id, personelID, isSame }: PersonelKasasi): Promise<KasaHareketi> =>
  reverse(context, { id, isSame, kosul: personelID === undefined ? sql`k.personel_id is not null` : sql`k.personel_id = ${personelID}` });

type Secim = { id: number; isSame: IsSame<KasaHareketi> | undefined; kosul: RawBuilder<unknown> };

async function reverse({ tx, oturum, clock }: ReverseContext, { id, isSame, kosul }: Secim): Promise<KasaHareketi> {
  const { rows } = await sql<KasaHareketi & { satisID: number | null; kaporaID: number | null; bahsisID: number | null; avansID: number | null; aktarimID: number | null; karsiID: number | null; iptal: boolean }>`
    select k.tarih, k.odeme_sekli_id as "odemeSekliID", k.kategori_id as "kategoriID", k.alt_kategori_id as "altKategoriID",
      k.personel_id as "personelID", ${kurusOf(sql`k.gelir`)} as gelir, ${kurusOf(sql`k.gider`)} as gider, k.aciklama, k.satis_id as "satisID", k.kapora_id as "kaporaID", k.avans_id as "avansID", k.bahsis_id as "bahsisID", k.aktarim_id as "aktarimID",
      (select v.odeme_sekli_id from kasa v where v.bayi_id = k.bayi_id and v.aktarim_id = k.aktarim_id and v.id <> k.id and v.iptal_edilen_id is null and k.iptal_edilen_id is null) as "karsiID",
      ${IPTAL_MI} as iptal
    from kasa k where k.id = ${id} and ${kosul}`.execute(tx);
  const { satisID, bahsisID, kaporaID, avansID, aktarimID, karsiID, iptal, ...hareket } = found(rows[0]);
  if (satisID !== null || bahsisID !== null) throw new AppError('kasaSatistanGelir');
  if (kaporaID !== null) throw new AppError('kasaKaporadanGelir');
  if (avansID !== null) throw new AppError('kasaAvanstanGelir');
  if (iptal) throw new AppError('kayitDegismis');
  if (isSame?.(hareket)) return hareket;
  if (aktarimID !== null && isSame) throw new AppError('kasaAktarimdanGelir');
  if (aktarimID !== null && !oturum.yetkiler.has('kasaVirman')) throw new AppError('yetkiYok');
  // If two people reverse it at once, the constraint kasa_bir_kez_iptal lets one of them through.
  await sql`
    insert into kasa (tarih, odeme_sekli_id, kategori_id, alt_kategori_id, personel_id, gelir, gider, aciklama,
      iptal_edilen_id, aktarim_id, islemi_yapan_personel_id)
    select ${clock.today()}::date, odeme_sekli_id, kategori_id, alt_kategori_id, personel_id, -gelir, -gider, aciklama, id,
      aktarim_id, ${oturum.personelID}::bigint
    from kasa where ${aktarimID === null ? sql`id = ${id}` : sql`aktarim_id = ${aktarimID} and iptal_edilen_id is null`}`.execute(tx);
  return karsiID === null ? hareket : { ...hareket, virmanID: karsiID };
}
