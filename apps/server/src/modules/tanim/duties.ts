import { TANIM_TURLERI, tanimOf } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Duties, Table } from '../../platform/duties.ts';
import { columnName } from '../../platform/degisim.ts';
import { tabloOf } from './tablo.ts';

const TANIMLAR: readonly Table[] = [
  'birim', 'odeme_sekli', 'kategori', 'alt_kategori', 'musteri_grubu', 'nereden_duydunuz', 'gelen_arama_hizmeti', 'gelen_arama_sonucu',
  'gelen_arama_durumu', 'gorusme_konusu', 'meslek', 'ozel_durum', 'anketor', 'paket_grubu', 'hasta_turu', 'taksit_plani', 'kurum',
  'alt_kurum', 'tedarikci', 'uyruk', 'gorusme_sekli',
];

export const tanimDuties: Duties = {
  name: 'tanim',
  tables: [...TANIMLAR, 'tanim_birlestirme'],
  open: TANIMLAR,
  names: Object.fromEntries(TANIM_TURLERI.map((tur) => [tur, (id: RawBuilder<unknown>) => sql`select adi from ${tabloOf(tur)} where id = ${id}`])),
  // The name is unique among the entries of a kind.
  constraints: Object.fromEntries(TANIM_TURLERI.filter((tur) => tanimOf(tur).yetki).map((tur) => [`${columnName(tur)}_adi_tekil`, ['tanimAdiMukerrer', 'adi']])),
  demo: { emptied: { tedarikci: true } },
};
