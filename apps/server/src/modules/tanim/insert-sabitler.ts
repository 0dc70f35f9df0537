import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';

/** The basic units, which nobody may change (spec 2§6). */
const SISTEM_BIRIMLERI = new Set(['Adet', 'Seans']);
/** Payment methods that the till shows once their modules exist. */
const HENUZ_SATISTA_YOK = new Set(['Hediye çeki', 'Açık hesap (cari)']);

/** Groups, units, payment methods and cash categories of a new business. */
export async function insertSabitTanimlar(tx: Tx): Promise<void> {
  await tx
    .insertInto('musteri_grubu')
    .values(lookups.musteriGruplari.map(([id, adi, iskonto]) => ({ id: Number(id), adi: String(adi), iskonto: Number(iskonto) })))
    .execute();
  await tx
    .insertInto('birim')
    .values(lookups.birimler.map(([adi = '', kod = ''], i) => ({ id: i + 1, adi, kod, sistem: SISTEM_BIRIMLERI.has(adi) })))
    .execute();
  await tx
    .insertInto('odeme_sekli')
    .values(
      lookups.odemeSekilleri.map((sekil, i) => ({
        id: i + 1,
        adi: sekil.adi,
        satista_goster: sekil.satistaGoster && !HENUZ_SATISTA_YOK.has(sekil.adi),
        iskonto_mu: 'iskontoMu' in sekil,
        personel_harcamasi_mi: 'personelHarcamasiMi' in sekil,
        puan_odemesi_mi: 'puanOdemesiMi' in sekil,
      })),
    )
    .execute();
  await insertKategoriler(tx);
}

async function insertKategoriler(tx: Tx): Promise<void> {
  await tx
    .insertInto('kategori')
    .values(lookups.kasaKategorileri.map(({ id, adi, gelirMi }) => ({ id, adi, gelir_mi: gelirMi })))
    .execute();
  const altlar = lookups.kasaKategorileri.flatMap(({ id, alt }) => alt.map((adi) => ({ kategori_id: id, adi })));
  await tx
    .insertInto('alt_kategori')
    .values(altlar.map((alt, i) => ({ id: i + 1, ...alt })))
    .execute();
}
