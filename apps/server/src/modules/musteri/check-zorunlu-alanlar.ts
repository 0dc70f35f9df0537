import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { type ZorunluAd, type ZorunluAlan, zorunluAdlar, zorunluAlanlar } from '@defter/contract/zorunlu-alanlar.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';

type Kayit = BodyOf<typeof musteriCalls.create> | BodyOf<typeof musteriCalls.update>;

/**
 * Refuses a customer without the mandatory fields of the business (spec 2§5), each by its name. A field that a change does
 * not send counts with its saved value.
 * @returns the settings that were read for it.
 */
export async function checkZorunluAlanlar(tx: Tx, kayit: Kayit): Promise<Ayarlar> {
  const [ayarlar, kayitli] = await Promise.all([loadAyarlar(tx), readKayitli(tx, kayit.musteri.id)]);
  const { musteri, digerBilgiler, adresler, musteriTelefon } = kayit;
  const dolu: Readonly<Record<ZorunluAlan, boolean>> = {
    'musteri.soyad': orKept(musteri.soyad, kayitli?.soyad) != null,
    'musteri.email': orKept(musteri.email, kayitli?.email) != null,
    // A customer from abroad has a passport instead of the national id.
    'musteri.tcKimlikNo': [orKept(musteri.tcKimlikNo, kayitli?.tcKimlikNo), orKept(musteri.pasaportNo, kayitli?.pasaportNo)].some((no) => no != null),
    'digerBilgiler.neredenDuydunuzID': orKept(digerBilgiler?.neredenDuydunuzID, kayitli?.neredenDuydunuzID) != null,
    'musteriTelefon.0.telefon': musteriTelefon ? musteriTelefon.length > 0 : (kayitli?.telefonVar ?? false),
    'adresler.0.adres': adresler ? adresler.length > 0 : (kayitli?.adresVar ?? false),
  };
  refuse(zorunluAlanlar(ayarlar).filter((alan) => !dolu[alan]));
  return ayarlar;
}

/** The lists of a customer of which a business may want one entry at least, by the field of its first. */
type ZorunluListe = Extract<ZorunluAlan, 'musteriTelefon.0.telefon' | 'adresler.0.adres'>;

/** Refuses a customer who has lost the last entry of a list that the business wants (spec 2§5). */
export async function checkKalan(tx: Tx, id: number, alan: ZorunluListe): Promise<void> {
  if (!zorunluAlanlar(await loadAyarlar(tx)).includes(alan)) return;
  const kayitli = await readKayitli(tx, id);
  const hasOne = alan === 'adresler.0.adres' ? kayitli?.adresVar : kayitli?.telefonVar;
  if (!hasOne) refuse([alan]);
}

const orKept = <T>(sent: T | undefined, kept: T | undefined) => (sent === undefined ? kept : sent);

/** The same for a new customer in a short form, whose fields have no path before their names. */
export async function checkZorunluAdlar(tx: Tx, kayit: Readonly<Record<ZorunluAd, unknown>>): Promise<void> {
  const istenen = zorunluAdlar(await loadAyarlar(tx));
  refuse(istenen.filter((ad) => kayit[ad] === null));
}

function refuse(eksik: readonly string[]): void {
  if (eksik.length > 0) throw wrongFields(Object.fromEntries(eksik.map((alan) => [alan, 'zorunluAlan'])));
}

type Kayitli = {
  soyad: string | null;
  email: string | null;
  tcKimlikNo: string | null;
  pasaportNo: string | null;
  neredenDuydunuzID: number | null;
  telefonVar: boolean;
  adresVar: boolean;
};

async function readKayitli(tx: Tx, id: number): Promise<Kayitli | undefined> {
  if (id === 0) return undefined;
  const { rows } = await sql<Kayitli>`
    select soyad, email, tc_kimlik_no as "tcKimlikNo", pasaport_no as "pasaportNo", nereden_duydunuz_id as "neredenDuydunuzID",
      exists (select from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id) as "telefonVar",
      exists (select from musteri_adres a where a.bayi_id = m.bayi_id and a.musteri_id = m.id) as "adresVar"
    from musteri m where id = ${id}`.execute(tx);
  return rows[0];
}
