import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { type ZorunluAd, type ZorunluAlan, zorunluAdlar, zorunluAlanlar } from '@defter/contract/zorunlu-alanlar.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';

type Kayit = BodyOf<typeof musteriCalls.create>;

/**
 * Refuses a customer without what the business asks for (spec 2§5), each missing field by name. What is not sent of
 * an existing customer stays as it is, so it counts as it is kept.
 * @returns the settings that were read for it.
 */
export async function checkZorunluAlanlar(tx: Tx, kayit: Kayit): Promise<Ayarlar> {
  const [ayarlar, kayitli] = await Promise.all([loadAyarlar(tx), readKayitli(tx, kayit)]);
  const { musteri, digerBilgiler, adresler, musteriTelefon } = kayit;
  const dolu: Readonly<Record<ZorunluAlan, boolean>> = {
    'musteri.soyad': musteri.soyad !== null,
    // Contact data that the person does not see comes back as undefined: as it was.
    'musteri.email': (musteri.email === undefined ? kayitli?.email : musteri.email) != null,
    // Who comes from abroad has a passport instead.
    'musteri.tcKimlikNo': [
      musteri.tcKimlikNo === undefined ? kayitli?.tcKimlikNo : musteri.tcKimlikNo,
      musteri.pasaportNo === undefined ? kayitli?.pasaportNo : musteri.pasaportNo,
    ].some((no) => no != null),
    'digerBilgiler.neredenDuydunuzID': (digerBilgiler ? digerBilgiler.neredenDuydunuzID : kayitli?.neredenDuydunuzID) != null,
    'musteriTelefon.0.telefon': musteriTelefon ? musteriTelefon.length > 0 : (kayitli?.telefonVar ?? false),
    'adresler.0.adres': adresler ? adresler.length > 0 : (kayitli?.adresVar ?? false),
  };
  refuse(zorunluAlanlar(ayarlar).filter((alan) => !dolu[alan]));
  return ayarlar;
}

/** The same for a new customer in a short form, whose fields have their bare names. */
export async function checkZorunluAdlar(tx: Tx, kayit: Readonly<Record<ZorunluAd, unknown>>): Promise<void> {
  const istenen = zorunluAdlar(await loadAyarlar(tx));
  refuse(istenen.filter((ad) => kayit[ad] === null));
}

function refuse(eksik: readonly string[]): void {
  if (eksik.length > 0) throw new AppError('alanlarHatali', { alanlar: Object.fromEntries(eksik.map((alan) => [alan, 'zorunluAlan'])) });
}

type Kayitli = {
  email: string | null;
  tcKimlikNo: string | null;
  pasaportNo: string | null;
  neredenDuydunuzID: number | null;
  telefonVar: boolean;
  adresVar: boolean;
};

async function readKayitli(tx: Tx, { musteri: { id } }: Kayit): Promise<Kayitli | undefined> {
  if (id === 0) return undefined;
  const { rows } = await sql<Kayitli>`
    select email, tc_kimlik_no as "tcKimlikNo", pasaport_no as "pasaportNo", nereden_duydunuz_id as "neredenDuydunuzID",
      exists (select from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id) as "telefonVar",
      exists (select from musteri_adres a where a.bayi_id = m.bayi_id and a.musteri_id = m.id) as "adresVar"
    from musteri m where id = ${id}`.execute(tx);
  return rows[0];
}
