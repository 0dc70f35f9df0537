import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { ILK_AYARLAR } from '../ayar/ilk-ayarlar.ts';
import { insertVarsayilanTanimlar } from '../tanim/insert-varsayilanlar.ts';
import { insertIlkMetinler } from '../kvkk/metinler.ts';
import { insertAnahtar } from '../giris-cikis/insert-anahtar.ts';
import { insertVardiyaSablonlari } from '../vardiya/insert-sablonlar.ts';

/** Units that everything else counts in and that nobody may change (spec 2§6). */
const SISTEM_BIRIMLERI = new Set(['Adet', 'Seans']);
/** Shown at the till later, with the modules that give them their meaning. */
const HENUZ_SATISTA_YOK = new Set(['Hediye çeki', 'Açık hesap (cari)']);

/**
 * What a new business finds set up: customer groups, units, payment methods, cash categories, the other lists, the
 * calendar with a first column. Ids below 1000 are the same in every bayi, since the specification
 * names some of them (customer group 1, cash category 3).
 */
export async function insertDefaults(tx: Tx, ilk: { personelID: number; personelAdi: string }): Promise<void> {
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
  await insertVarsayilanTanimlar(tx);
  await insertVardiyaSablonlari(tx);
  await insertAnahtar(tx);
  await tx.insertInto('ayar').values({ degerler: JSON.stringify(ILK_AYARLAR) }).execute();
  await insertIlkMetinler(tx);
  await tx.insertInto('randevu_ayari').defaultValues().execute();
  await tx
    .insertInto('randevu_basligi')
    .values({ sira_no: 1, sutun_baslik_tipi: 1, personel_id: ilk.personelID, adi: ilk.personelAdi })
    .execute();
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
