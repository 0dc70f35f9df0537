import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import type { Lira } from '../../platform/db/lira.ts';

/** Brings sectors and plans up to the data of this program. */
export async function loadPaketler(tx: Tx): Promise<void> {
  const sektorler = lookups.sektorler.map(([id, adi]) => ({ id: Number(id), adi: String(adi) }));
  const paketler = lookups.paketler.map((paket) => ({
    id: paket.id,
    kod: paket.kod,
    adi: paket.adi,
    gun: paket.gun ?? null,
    personel_sinir: paket.personelSinir,
    randevu_sinir: paket.randevuSinir,
    satis_modulu: paket.satisModulu,
    sms_hediye: paket.smsHediye,
    // The file has lira, as the columns.
    aylik: paket.aylik as Lira | null,
    yillik: paket.yillik as Lira | null,
  }));
  await tx
    .insertInto('sektor')
    .values(sektorler)
    .onConflict((c) => c.column('id').doUpdateSet((eb) => ({ adi: eb.ref('excluded.adi') })))
    .execute();
  await tx
    .insertInto('paket')
    .values(paketler)
    .onConflict((c) =>
      c.column('id').doUpdateSet((eb) => ({
        adi: eb.ref('excluded.adi'),
        personel_sinir: eb.ref('excluded.personel_sinir'),
        randevu_sinir: eb.ref('excluded.randevu_sinir'),
        satis_modulu: eb.ref('excluded.satis_modulu'),
        aylik: eb.ref('excluded.aylik'),
        yillik: eb.ref('excluded.yillik'),
      })),
    )
    .execute();
}
