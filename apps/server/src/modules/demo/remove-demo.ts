import type { demoCalls } from '@defter/contract/demo.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** What the demo filled, each after everything that points to it; between the two, the columns of the calendar. */
const KAYITLAR = [
  'personel_hakedis',
  'personel_bayi',
  'personel_izin',
  'personel_giris_cikis',
  'vardiya',
  'kasa',
  'cari_hareket',
  'satis_odeme',
  'satis_icerik',
  'satis',
  'randevu_hizmet',
  'randevu',
  'kvkk_riza',
  'kvkk_onay_kodu',
  'kvkk_talep',
  'kvkk_telefon_silme',
  'fotograf',
  'musteri_telefon',
  'musteri_adres',
  'musteri',
] as const;
const KATALOG = ['alt_urun', 'ana_urun'] as const;

/** Empties the demo salon, so that its owner can begin with the own book. Refused in every other business. */
export async function removeDemo({ tx, oturum }: Context<typeof demoCalls.kaldir>) {
  const changed = await asOwner(tx, () =>
    tx.updateTable('bayi').set({ demo: false }).where('id', '=', oturum.bayiID).where('demo', '=', true).executeTakeFirst(),
  );
  if (changed.numUpdatedRows === 0n) throw new Hata('bulunamadi');
  // An appointment and its sale point to each other.
  await tx.updateTable('randevu').set({ satis_id: null }).where('satis_id', 'is not', null).execute();
  for (const table of KAYITLAR) await tx.deleteFrom(table).execute();
  await tx.updateTable('personel').set({ izinler: '{}' }).execute();
  // A column of a service or of somebody who goes has lost its meaning.
  const gidenler = tx.selectFrom('personel').where('web_kullanicisi', '=', false).select('id');
  await tx
    .deleteFrom('randevu_basligi')
    .where((eb) => eb.or([eb('alt_urun_id', 'is not', null), eb('personel_id', 'in', gidenler)]))
    .execute();
  for (const table of KATALOG) await tx.deleteFrom(table).execute();
  await tx.updateTable('randevu_basligi').set({ randevuda_goster: true }).execute();
  await tx.deleteFrom('personel').where('web_kullanicisi', '=', false).execute();
  return {};
}
