import type { TanimTuru } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/types.ts';

/** A column that points to entries; `dizi`: a list of ids, which the database does not watch. */
export type Kullanan = { tablo: keyof DB; sutun: string; dizi?: true };

const gelenArama = (sutun: string): Kullanan => ({ tablo: 'gelen_arama', sutun });
const musteri = (sutun: string): Kullanan => ({ tablo: 'musteri', sutun });

/**
 * The columns that point to an entry of a kind. They forbid its removal, and a merger changes them. A module that points to a
 * definition adds its line here; a test compares the list with the foreign keys of the database.
 */
export const KULLANANLAR: { readonly [T in TanimTuru]?: readonly Kullanan[] } = {
  musteriGrubu: [musteri('grup_id'), { tablo: 'kampanya', sutun: 'musteri_gruplari', dizi: true }, { tablo: 'otomatik_sms', sutun: 'haric_gruplar', dizi: true }],
  neredenDuydunuz: [musteri('nereden_duydunuz_id'), gelenArama('nereden_duydunuz_id')],
  meslek: [musteri('meslek_id')],
  ozelDurum: [musteri('ozel_durum_id')],
  hastaTuru: [musteri('hasta_turu_id')],
  anketor: [musteri('anketor_id')],
  kurum: [{ tablo: 'alt_kurum', sutun: 'anlasmali_kurum_id' }],
  birim: [
    { tablo: 'alt_urun', sutun: 'birim_id' },
    { tablo: 'alt_urun_birim', sutun: 'birim_id' },
    { tablo: 'stok_girisi_satiri', sutun: 'birim_id' },
  ],
  tedarikci: [
    { tablo: 'stok_urun', sutun: 'tedarikci_id' },
    { tablo: 'stok_girisi', sutun: 'tedarikci_id' },
  ],
  paketGrubu: [{ tablo: 'paket_program', sutun: 'menu_grup_id' }],
  odemeSekli: [
    { tablo: 'satis_odeme', sutun: 'odeme_sekli_id' },
    { tablo: 'kasa', sutun: 'odeme_sekli_id' },
    { tablo: 'bahsis', sutun: 'odeme_sekli_id' },
    { tablo: 'kapora', sutun: 'odeme_sekli_id' },
    { tablo: 'avans', sutun: 'odeme_sekli_id' },
    { tablo: 'duzenli_gider', sutun: 'odeme_sekli_id' },
  ],
  gelenAramaHizmeti: [gelenArama('hizmet_id')],
  gelenAramaDurumu: [gelenArama('durum_id')],
  gelenAramaSonucu: [gelenArama('sonuc_id')],
  gorusmeKonusu: [gelenArama('gorusme_konu_id')],
  kategori: [
    { tablo: 'alt_kategori', sutun: 'kategori_id' },
    { tablo: 'kasa', sutun: 'kategori_id' },
    { tablo: 'duzenli_gider', sutun: 'kategori_id' },
  ],
  altKategori: [
    { tablo: 'kasa', sutun: 'alt_kategori_id' },
    { tablo: 'duzenli_gider', sutun: 'alt_kategori_id' },
  ],
};

/** Whether a row points to an entry. */
export const pointsTo = ({ sutun, dizi }: Kullanan, id: number): RawBuilder<boolean> => (dizi ? sql`${id}::bigint = any(${sql.ref(sutun)})` : sql`${sql.ref(sutun)} = ${id}`);

/** The name of a table on the wire: `alt_urun` → `altUrun`. */
export const neredeOf = ({ tablo }: Kullanan): string => tablo.replaceAll(/_(\w)/g, (_, harf: string) => harf.toUpperCase());
