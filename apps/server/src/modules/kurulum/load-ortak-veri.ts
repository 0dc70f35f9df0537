import ilIlce from '../../../data/il-ilce.json' with { type: 'json' };
import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import uyruklar from '../../../data/uyruklar.json' with { type: 'json' };
import type { Database } from '../../platform/db/database.ts';

/** Brings what every bayi shares up to the data of this program: provinces, districts, nationalities, sectors, plans. */
export async function loadOrtakVeri(database: Database): Promise<void> {
  await database.system(async (tx) => {
    const iller = ilIlce.iller.map(({ id, ad }) => ({ id, ad }));
    const ilceler = ilIlce.iller.flatMap(({ id: il_id, ilceler }) =>
      ilceler.map(([id, ad]) => ({ id: Number(id), il_id, ad: String(ad) })),
    );
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
      aylik: paket.aylik,
      yillik: paket.yillik,
    }));
    // Numbered as they stand in the file, which is only ever added to.
    const uyruklarVeKodlari = uyruklar.uyruklar.map(([kod = '', adi = ''], i) => ({ id: i + 1, kod, adi }));
    const gorusmeSekilleri = lookups.gorusmeSekilleri.map(([id, adi]) => ({ id: Number(id), adi: String(adi) }));
    await tx.insertInto('uyruk').values(uyruklarVeKodlari).onConflict((c) => c.column('id').doUpdateSet((eb) => ({ adi: eb.ref('excluded.adi') }))).execute();
    await tx.insertInto('gorusme_sekli').values(gorusmeSekilleri).onConflict((c) => c.column('id').doUpdateSet((eb) => ({ adi: eb.ref('excluded.adi') }))).execute();
    await tx.insertInto('il').values(iller).onConflict((c) => c.column('id').doNothing()).execute();
    await tx.insertInto('ilce').values(ilceler).onConflict((c) => c.column('id').doNothing()).execute();
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
  });
}
