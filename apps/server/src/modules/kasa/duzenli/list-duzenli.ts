import type { BekleyenGider, duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { bekleyenVadeler } from '@defter/rules/duzenli-gider.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { addMonths, daysBetween, type Tarih } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AnyCall } from '@defter/contract/call.ts';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import { kurusOf } from '../../../platform/db/lira.ts';
import type { Context } from '../../../platform/http/context.ts';

/** How far back something that nobody has booked is proposed. */
const AYLAR = 12;

type Gider = {
  id: number;
  surum: number;
  adi: string;
  tutar: Kurus;
  odemeSekliID: number;
  kategoriID: number | null;
  altKategoriID: number | null;
  personelID: number | null;
  periyot: 'ay' | 'hafta';
  gun: number;
  baslangic: Tarih;
  bitis: Tarih | null;
  odemeSekliAdi: string;
  kategoriAdi: string | null;
  personelAdi: string | null;
  /** The due days that were booked or left out. */
  bitenler: Tarih[];
};

/** Whether a person sees a cost `d`: without kasaTumHesaplar the cash account alone (spec 2§6). */
const gorulen = ({ yetkiler }: Oturum): RawBuilder<boolean> => (yetkiler.has('kasaTumHesaplar') ? sql`true` : sql`d.odeme_sekli_id = ${NAKIT_ID}`);

/** A due day whose movement was taken back is open again. */
const SAYILAN_VADE = sql`not exists (select from kasa i where i.bayi_id = v.bayi_id and i.iptal_edilen_id = v.kasa_id)`;

/** The costs that the person sees, or the one of them. */
export async function readGiderler({ tx, oturum }: Pick<Context<AnyCall>, 'tx' | 'oturum'>, id?: number): Promise<Gider[]> {
  const { rows } = await sql<Gider>`
    select d.id, d.surum, d.adi, ${kurusOf(sql<number>`d.tutar`)} as tutar, d.odeme_sekli_id as "odemeSekliID", d.kategori_id as "kategoriID", d.alt_kategori_id as "altKategoriID",
      d.personel_id as "personelID", d.periyot, d.gun, d.baslangic, d.bitis, o.adi as "odemeSekliAdi", g.adi as "kategoriAdi", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi",
      (select coalesce(json_agg(v.vade), '[]') from duzenli_gider_vadesi v where v.bayi_id = d.bayi_id and v.gider_id = d.id and ${SAYILAN_VADE}) as bitenler
    from duzenli_gider d
    join odeme_sekli o on o.bayi_id = d.bayi_id and o.id = d.odeme_sekli_id
    left join kategori g on g.bayi_id = d.bayi_id and g.id = d.kategori_id
    left join personel_ozet p on p.bayi_id = d.bayi_id and p.id = d.personel_id
    where d.silindi is null and ${gorulen(oturum)} ${id === undefined ? sql`` : sql`and d.id = ${id}`}
    order by d.adi, d.id`.execute(tx);
  return rows;
}

/** The days on which a cost is due and was neither booked nor left out. */
export const bekleyenlerOf = ({ bitenler, ...gider }: Gider, bugun: Tarih): Tarih[] => bekleyenVadeler(gider, { bas: addMonths(bugun, -AYLAR), son: bugun }, bitenler);

/** The costs that come again, and what of them is due. Nothing is booked by itself. */
export async function listDuzenli(context: Context<typeof duzenliGiderCalls.list>) {
  const bugun = context.clock.today();
  const giderler = await readGiderler(context);
  const bekleyenler = giderler.flatMap((gider) =>
    bekleyenlerOf(gider, bugun).map((vade): BekleyenGider => ({ giderID: gider.id, adi: gider.adi, tutar: gider.tutar, odemeSekliAdi: gider.odemeSekliAdi, vade, gecikenGun: daysBetween(vade, bugun) })),
  );
  return { liste: giderler.map(({ bitenler: _bitenler, ...gider }) => gider), bekleyenler: bekleyenler.toSorted((a, b) => a.vade.localeCompare(b.vade) || a.giderID - b.giderID) };
}
