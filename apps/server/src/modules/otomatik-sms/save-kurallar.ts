import type { otomatikSmsCalls, OtomatikSmsKaydi } from '@defter/contract/otomatik-sms.ts';
import { findServis, servisOf } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { whole } from '../../platform/db/lines.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type KuralSatiri, readKurallar } from './kurallar.ts';

/** Saves the rules that are sent; the others stay as they are. */
export async function saveKurallar({ tx, body: { model }, degisim }: Context<typeof otomatikSmsCalls.save>) {
  const mevcut = await readKurallar(tx, { kilitle: true });
  for (const { id, surum } of model) {
    const before = id === 0 ? undefined : found(mevcut.find((kural) => kural.id === id));
    if (before && surum != null && surum !== before.surum) throw new AppError('kayitDegismis');
  }
  const kurallar = whole<Omit<OtomatikSmsKaydi, 'surum'>>(model.map(({ surum: _surum, ...kural }) => kural), mevcut).map(settled);
  await refuseUnknown(tx, kurallar);
  const eskiler = kurallar.flatMap(({ id }) => mevcut.find((kural) => kural.id === id) ?? []);
  const idler = await writeKurallar(tx, kurallar);
  degisim(eskiler.length > 0 ? toldOf(eskiler) : null, toldOf(kurallar));
  return { idler };
}

type Kural = Omit<KuralSatiri, 'surum'>;

/** A rule with what its service starts with, where nothing else was said. With a time of day minutes say nothing. */
function settled({ gun, dakika, saat, gunler, ...kural }: Omit<OtomatikSmsKaydi, 'surum'>, index: number): Kural {
  const servis = findServis(kural.servisID);
  if (!servis) throw new AppError('alanlarHatali', { alanlar: { [`model.${index}.servisID`]: 'secimGecersiz' } });
  const { yon, ilk } = servisOf(servis);
  if (yon === 'olay') return { ...kural, gun: 0, dakika: 0, saat: null, gunler: [] };
  const saatli = gun === null && dakika === null && saat === null ? ilk.saat : saat;
  return {
    ...kural,
    gun: gun ?? (dakika === null ? ilk.gun : 0),
    dakika: saatli === null ? (dakika ?? (gun === null ? ilk.dakika : 0)) : 0,
    saat: saatli,
    gunler: saatli === null ? [] : [...new Set(gunler)].toSorted((a, b) => a - b),
  };
}

/** A list of ids is no foreign key, so what it names is looked for. */
async function refuseUnknown(tx: Tx, kurallar: readonly Kural[]): Promise<void> {
  const gruplar = new Set(kurallar.flatMap(({ haricGruplar }) => haricGruplar));
  const hizmetler = new Set(kurallar.flatMap(({ hizmetler: idler }) => idler));
  const { rows } = await sql<{ tamam: boolean }>`
    select (select count(*) from musteri_grubu where id = any(${[...gruplar]}::bigint[])) = ${gruplar.size}
      and (select count(*) from alt_urun_ozet where id = any(${[...hizmetler]}::bigint[])) = ${hizmetler.size} as tamam`.execute(tx);
  if (!rows[0]!.tamam) throw new AppError('bulunamadi');
}

async function writeKurallar(tx: Tx, kurallar: readonly Kural[]): Promise<number[]> {
  const satirlar = kurallar.map(({ servisID, ...kural }, sira) => ({ ...kural, sira, servis: findServis(servisID) }));
  const model = sql`json_to_recordset(${JSON.stringify(satirlar)}::json) as y (id bigint, sira int, servis text, "smsBasligi" text, mesaj text, gun int, dakika int, saat time,
    gunler json, "haricGruplar" json, hizmetler json, "aktifMi" boolean)`;
  const idsOf = (column: string) => sql`array(select value::bigint from json_array_elements_text(${sql.ref(column)}))`;
  await sql`
    update otomatik_sms k set surum = k.surum + 1, servis = y.servis, sms_basligi = y."smsBasligi", mesaj = y.mesaj, gun = y.gun, dakika = y.dakika, saat = y.saat,
      gunler = ${idsOf('y.gunler')}::int[], haric_gruplar = ${idsOf('y.haricGruplar')}, hizmetler = ${idsOf('y.hizmetler')}, aktif_mi = y."aktifMi"
    from ${model} where k.id = y.id`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into otomatik_sms (servis, sms_basligi, mesaj, gun, dakika, saat, gunler, haric_gruplar, hizmetler, aktif_mi)
    select y.servis, y."smsBasligi", y.mesaj, y.gun, y.dakika, y.saat, ${idsOf('y.gunler')}::int[], ${idsOf('y.haricGruplar')}, ${idsOf('y.hizmetler')}, y."aktifMi"
    from ${model} where y.id = 0 order by y.sira returning id`.execute(tx);
  const yeniler = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  return kurallar.map(({ id }) => (id === 0 ? yeniler.shift()! : id));
}

/** As the record log tells it: of each field the values of the rules, in their order. */
const toldOf = (kurallar: readonly Kural[]) => ({
  servisID: kurallar.map(({ servisID }) => servisID),
  smsBasligi: kurallar.flatMap(({ smsBasligi }) => smsBasligi ?? []),
  mesaj: kurallar.map(({ mesaj }) => mesaj),
  saat: kurallar.flatMap(({ saat }) => saat ?? []),
  gun: kurallar.map(({ gun }) => gun),
  dakikaFarki: kurallar.map(({ dakika }) => dakika),
  gunler: kurallar.flatMap(({ gunler }) => gunler),
  haricGruplar: kurallar.flatMap(({ haricGruplar }) => haricGruplar),
  hizmetler: kurallar.flatMap(({ hizmetler }) => hizmetler),
  aktifMi: kurallar.map(({ aktifMi }) => aktifMi),
});
