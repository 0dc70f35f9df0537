import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { removeAll } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/http/context.ts';
import { updateArama } from '../musteri/update-arama.ts';
import { lockMusteri } from './save-rizalar.ts';

/** What says nothing of a person any more but still carries its sums: appointments, sales, payments, the account. */
const TEMIZLIK: readonly ((id: number) => RawBuilder<unknown>)[] = [
  (id) => sql`delete from musteri_telefon where musteri_id = ${id}`,
  (id) => sql`delete from musteri_adres where musteri_id = ${id}`,
  (id) => sql`delete from kvkk_onay_kodu where musteri_id = ${id}`,
  (id) => sql`update randevu set randevu_notu = null, silme_nedeni = null where musteri_id = ${id}`,
  (id) => sql`update kasa k set aciklama = null from satis s where s.bayi_id = k.bayi_id and s.id = k.satis_id and s.musteri_id = ${id}`,
  (id) => sql`update satis_odeme o set aciklama = null from satis s where s.bayi_id = o.bayi_id and s.id = o.satis_id and s.musteri_id = ${id}`,
  (id) => sql`update satis set aciklama = null where musteri_id = ${id}`,
  (id) => sql`update cari_hareket set aciklama = null where musteri_id = ${id}`,
  // That a request was made and answered in time has to be shown later; what was written in it has not.
  (id) => sql`update kvkk_talep set aciklama = null, cevap = null where musteri_id = ${id}`,
  // That something was changed stays in the record log; from what to what does not.
  (id) => sql`select kayit_degisimi_sil(${id})`,
  // What a merge could bring back, and the rows of a file that it came from.
  (id) => sql`update musteri_birlestirme set yedek = null, giden_adi = 'Anonim Müşteri' where kalan_id = ${id} or giden_id = ${id}`,
  (id) => sql`update musteri_aktarim_satiri set ad = null, soyad = null, telefon = null, dosya_no = null, tc_kimlik_no = null, adres = null, email = null,
    onceki = null where musteri_id = ${id}`,
];

/**
 * Makes a person unrecognisable (KVKK art. 7): name, contacts, notes, photos and signatures go, and what was kept of
 * them elsewhere. Sales, till, balances and counts stay as they are, for a nameless customer.
 */
export async function anonymiseMusteri({ tx, body: { id }, oturum, files, afterCommit }: Context<typeof kvkkCalls.anonimlestir>) {
  await lockMusteri(tx, id);
  const izler = await findIzler(tx, id);
  await forgetOutside(tx, oturum.bayiID, izler);
  const [fotograflar, imzalar] = await Promise.all([removeFotograflar(tx, id), endRizalar(tx, id, oturum.personelID)]);
  await Promise.all(TEMIZLIK.map((clean) => clean(id).execute(tx)));
  await sql`
    update musteri set ad = 'Anonim Müşteri', soyad = '#' || id, email = null, tc_kimlik_no = null, pasaport_no = null, firma = null,
      firma_musteri_no = null, vergi_dairesi = null, vergi_no = null, dosya_no = null, kart_no = null, ozel_kod = null, musteri_no = null,
      bayi_musteri_id = null, aciklama = null, diger_aciklama = null, baba_adi = null, dogum_tarihi = null, evlilik_yil_donumu = null,
      medeni_hali = null, uyruk_id = null, meslek_id = null, ozel_durum_id = null, hasta_turu_id = null, aktif_mi = false,
      anonim_zamani = now(), surum = surum + 1
    where id = ${id}`.execute(tx);
  await updateArama(tx, id);
  // A file that stays behind is reached by nobody: the row that named it is gone.
  afterCommit(() => removeAll(files, [...fotograflar, ...imzalar]));
  return { id };
}

type Izler = { adSoyad: string; telefonlar: string[] };

/** By what the person could be found in texts that name no customer. */
async function findIzler(tx: Tx, id: number): Promise<Izler> {
  const { rows } = await sql<Izler>`
    select concat_ws(' ', m.ad, m.soyad) as "adSoyad", array(select t.telefon from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id
      union select r.telefon from kvkk_riza r where r.bayi_id = m.bayi_id and r.musteri_id = m.id and r.telefon is not null) as telefonlar
    from musteri m where m.id = ${id}`.execute(tx);
  return rows[0]!;
}

/** Texts that have left, will never leave or name the person, and answers that are kept for a repeated request. */
async function forgetOutside(tx: Tx, bayiID: number, { adSoyad, telefonlar }: Izler): Promise<void> {
  await sql`
    delete from tekrar_anahtari
    where exists (select from unnest(${[adSoyad, ...telefonlar]}::text[]) iz where strpos(yanit, iz) > 0)`.execute(tx);
  await asOwner(tx, () =>
    sql`
      delete from giden_sms where telefon = any(${telefonlar}::text[]) and coalesce(bayi_id, ${bayiID}) = ${bayiID}
        and (durum <> 'bekliyor' or gecerlilik < now() or strpos(mesaj, ${adSoyad}) > 0)`.execute(tx),
  );
}

async function removeFotograflar(tx: Tx, id: number): Promise<string[]> {
  const gone = await tx.deleteFrom('fotograf').where('musteri_id', '=', id).returning(['buyuk', 'kucuk']).execute();
  return gone.flatMap(({ buyuk, kucuk }) => [buyuk, kucuk]);
}

/** Ends what is still agreed to. That there was consent, to what and when, stays; who it was does not. */
async function endRizalar(tx: Tx, id: number, personelID: number): Promise<string[]> {
  const imzalar = await sql<{ imza: string }>`select distinct imza from kvkk_riza where musteri_id = ${id} and imza is not null`.execute(tx);
  await sql`
    update kvkk_riza set imza = null, telefon = null, bitis_nedeni = null, bitis_zamani = coalesce(bitis_zamani, now()),
      bitis_turu = coalesce(bitis_turu, 'anonim'), bitiren_personel_id = coalesce(bitiren_personel_id, ${personelID})
    where musteri_id = ${id}`.execute(tx);
  return imzalar.rows.map(({ imza }) => imza);
}
