import type { stokCalls } from '@defter/contract/stok.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { lastOf, lockStoklar } from './lock-stoklar.ts';

/** Says how much there is of products and what is kept of their stock. A difference is a movement, as if it had been counted. */
export async function saveStokMiktarlari({ tx, body, oturum, clock, degisim }: Context<typeof stokCalls.saveMiktarlar>) {
  const model = lastOf(body.model);
  const eski = await lockStoklar(tx, model.map(({ altUrunID }) => altUrunID));
  const rows = JSON.stringify(model.map((satir) => ({ ...satir, said: Object.entries(satir).flatMap(([alan, deger]) => (deger === undefined ? [] : [alan])) })));
  const g = sql`json_to_recordset(${rows}::json) as g ("altUrunID" bigint, miktar numeric, kritik numeric, "tedarikGun" int, "acikGun" int, "tedarikciID" bigint, neden text, said jsonb)`;
  await sql`
    update stok_urun s set surum = s.surum + 1,
      kritik = case when g.said ? 'kritik' then g.kritik else s.kritik end, tedarik_gun = case when g.said ? 'tedarikGun' then g."tedarikGun" else s.tedarik_gun end,
      acik_gun = case when g.said ? 'acikGun' then g."acikGun" else s.acik_gun end, tedarikci_id = case when g.said ? 'tedarikciID' then g."tedarikciID" else s.tedarikci_id end
    from ${g} where s.alt_urun_id = g."altUrunID"`.execute(tx);
  await sql`
    insert into stok_hareketi (alt_urun_id, tur, miktar, tarih, neden, personel_id)
    select s.alt_urun_id, 'sayim', g.miktar - s.miktar, ${clock.today()}::date, g.neden, ${oturum.personelID}::bigint
    from ${g} join stok_urun s on s.alt_urun_id = g."altUrunID" where g.miktar <> s.miktar order by s.alt_urun_id`.execute(tx);
  for (const { altUrunID, miktar, kritik, tedarikGun, acikGun, tedarikciID } of model) {
    const once = eski.get(altUrunID)!;
    const sonra = { miktar: miktar ?? undefined, kritik, tedarikGun, acikGun, tedarikciID };
    for (const [alan, deger] of Object.entries(sonra)) degisim({ [`${alan}:${once.adi}`]: once[alan as keyof typeof sonra] }, { [`${alan}:${once.adi}`]: deger });
  }
  return { sayi: model.length };
}

/** Takes goods out that are not sold: thrown away, or back to whom they came from. */
export async function takeOutStok(context: Context<typeof stokCalls.cikis>) {
  const { tx, body, oturum, degisim } = context;
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  const urunler = await lockStoklar(tx, body.model.map(({ altUrunID }) => altUrunID));
  await sql`
    insert into stok_hareketi (alt_urun_id, tur, miktar, tarih, neden, personel_id)
    select g."altUrunID", ${body.tur}, -g.miktar, ${tarih}::date, ${body.neden}, ${oturum.personelID}::bigint
    from json_to_recordset(${JSON.stringify(body.model)}::json) as g ("altUrunID" bigint, miktar numeric) order by 1`.execute(tx);
  // A product that is named twice is taken out by the sum of both.
  for (const [altUrunID, satirlar] of Map.groupBy(body.model, (satir) => satir.altUrunID)) {
    degisim(null, { [`miktar:${urunler.get(altUrunID)!.adi}`]: -satirlar.reduce((toplam, { miktar }) => toplam + miktar, 0) });
  }
  degisim(null, { tur: body.tur, neden: body.neden });
  return { sayi: body.model.length };
}
