import type { demoCalls } from '@defter/contract/demo.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { removeAll } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/http/context.ts';
import { BOLUNMUS_SABLONLAR } from './calisma.ts';

/** What the demo filled, each after everything that points to it; between the two, the columns of the calendar. */
const KAYITLAR = [
  'personel_hakedis',
  'personel_bayi',
  'personel_izin',
  'personel_giris_cikis',
  'vardiya',
  'kasa',
  'cari_hareket',
  'puan_hareket',
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
  'musteri_farkli',
  'musteri_birlestirme',
  'musteri_aktarim_satiri',
  'musteri_aktarimi',
  'musteri_telefon',
  'musteri_adres',
  'musteri',
] as const;
const KATALOG = ['alt_urun', 'ana_urun'] as const;

/** Empties the demo salon, so that its owner can begin with the own book. Refused in every other business. */
export async function removeDemo({ tx, oturum, files, afterCommit }: Context<typeof demoCalls.kaldir>) {
  const changed = await asOwner(tx, () =>
    tx.updateTable('bayi').set({ demo: false }).where('id', '=', oturum.bayiID).where('demo', '=', true).executeTakeFirst(),
  );
  if (changed.numUpdatedRows === 0n) throw new AppError('bulunamadi');
  // An appointment and its sale point to each other.
  await tx.updateTable('randevu').set({ satis_id: null }).where('satis_id', 'is not', null).execute();
  const dosyalar = await listDosyalar(tx);
  for (const table of KAYITLAR) await tx.deleteFrom(table).execute();
  await tx.updateTable('personel').set({ izinler: '{}' }).execute();
  await tx.deleteFrom('vardiya_sablon').where('sablon_adi', 'in', BOLUNMUS_SABLONLAR.map(({ sablon_adi }) => sablon_adi)).execute();
  await sql`update ayar set degerler = degerler - 'vardiyaKullanilsin'`.execute(tx);
  // A column of a service or of somebody who goes has lost its meaning.
  const gidenler = tx.selectFrom('personel').where('web_kullanicisi', '=', false).select('id');
  await tx
    .deleteFrom('randevu_basligi')
    .where((eb) => eb.or([eb('alt_urun_id', 'is not', null), eb('personel_id', 'in', gidenler)]))
    .execute();
  for (const table of KATALOG) await tx.deleteFrom(table).execute();
  await tx.updateTable('randevu_basligi').set({ randevuda_goster: true }).execute();
  await tx.deleteFrom('personel').where('web_kullanicisi', '=', false).execute();
  // A file that stays behind is reached by nobody: the row that named it is gone.
  afterCommit(() => removeAll(files, dosyalar));
  return {};
}

/** Keys of the photos and signatures of customers. */
async function listDosyalar(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ dosya: string }>`
    select buyuk as dosya from fotograf union select kucuk from fotograf union select imza from kvkk_riza where imza is not null`.execute(tx);
  return rows.map(({ dosya }) => dosya);
}
