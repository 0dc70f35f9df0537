import { sql } from 'kysely';
import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import meslekler from '../../../data/meslekler.json' with { type: 'json' };
import type { TanimTuru } from '@defter/contract/tanim.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { tabloOf } from './tablo.ts';

const adlar = (liste: readonly string[]) => liste.map((adi, i) => ({ id: i + 1, adi }));
const ikili = <A extends string>(liste: readonly (readonly (string | number)[])[], alan: A) =>
  liste.map(([adi, deger], i) => ({ id: i + 1, adi, [alan]: deger }));

/** The lists of a new business. Ids below 1000 are the same in every bayi. */
const VARSAYILANLAR: { [T in TanimTuru]?: { id: number }[] } = {
  neredenDuydunuz: adlar(lookups.neredenDuydunuz),
  paketGrubu: adlar(lookups.paketGruplari),
  gelenAramaHizmeti: adlar(lookups.gelenAramaHizmetleri),
  gelenAramaSonucu: adlar(lookups.gelenAramaSonuclari),
  gelenAramaDurumu: adlar(lookups.gelenAramaDurumlari),
  gorusmeKonusu: adlar(lookups.gorusmeKonulari),
  ozelDurum: adlar(lookups.ozelDurumlar),
  anketor: adlar(lookups.anketorler),
  meslek: meslekler.meslekler.map(([id, adi]) => ({ id: Number(id), adi })),
  hastaTuru: ikili(lookups.hastaTurleri, 'iskonto'),
  taksitPlani: ikili(lookups.taksitPlanlari, 'taksit_sayisi'),
};

const INSERT_HEPSI = sql`with ${sql.join(
  Object.entries(VARSAYILANLAR).map(([ad, satirlar]) => {
    const tablo = tabloOf(ad as TanimTuru);
    const sutunlar = sql.join(Object.keys(satirlar[0]!).map((sutun) => sql.ref(sutun)));
    return sql`${sql.id(ad)} as (insert into ${tablo} (${sutunlar})
      select ${sutunlar} from json_populate_recordset(null::${tablo}, ${JSON.stringify(satirlar)}::json))`;
  }),
)} select`;

/** Gives a new bayi its lists, in one statement. */
export async function insertVarsayilanTanimlar(tx: Tx): Promise<void> {
  await INSERT_HEPSI.execute(tx);
}
