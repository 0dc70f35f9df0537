import type { BodyOf } from '@defter/contract/call.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import { fromFlags } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import { requireYetki } from '../../platform/auth/permission.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockYetkiler, requireAuthorised } from './authorised.ts';
import { countPersonel } from './queries.ts';
import { type Giris, saveGiris } from './save-giris.ts';

type Kayit = BodyOf<typeof personelCalls.create>;
type SaveContext = Context<typeof personelCalls.create>;

/** Creates or changes a colleague with rights and sign-in. */
export async function savePersonel(context: SaveContext) {
  const { tx, body, oturum } = context;
  await lockYetkiler(tx, oturum.bayiID);
  const before = body.id > 0 ? found(await findBefore(tx, body.id)) : undefined;
  const yetkiler = rightsOf(context, before);
  const values = { ...columnsOf(body), ...yetkiler };
  if (before && !before.calisiyor_mu && body.calisiyorMu) await requireRoom(context);

  const { id } = before
    ? await tx.updateTable('personel').set(values).where('id', '=', body.id).returning('id').executeTakeFirstOrThrow()
    : await tx.insertInto('personel').values(values).returning('id').executeTakeFirstOrThrow();
  await saveGiris(context, id, before);
  if (before) await requireAuthorised(tx);
  else await addSutun(tx, id, `${body.ad} ${body.soyad}`);
  return { id };
}

type Before = Giris & { calisiyor_mu: boolean; yetkiler: string[]; rapor_yetkileri: string[] };

const findBefore = (tx: Tx, id: number): Promise<Before | undefined> =>
  tx
    .selectFrom('personel')
    .where('id', '=', id)
    .select(['calisiyor_mu', 'web_kullanicisi', 'kullanici_adi', 'cep_telefonu', 'e_posta', 'yetkiler', 'rapor_yetkileri'])
    .forUpdate()
    .executeTakeFirst();

/** The rights to be written; who may not give rights may save everything else, but change none. */
function rightsOf({ body, oturum }: SaveContext, before: Before | undefined) {
  const eski = { yetkiler: before?.yetkiler ?? [], rapor_yetkileri: before?.rapor_yetkileri ?? [] };
  const yeni = {
    yetkiler: body.yetkiler ? fromFlags(body.yetkiler) : eski.yetkiler,
    rapor_yetkileri: body.raporYetkileri ? fromFlags(body.raporYetkileri) : eski.rapor_yetkileri,
  };
  const changed = !sameSet(yeni.yetkiler, eski.yetkiler) || !sameSet(yeni.rapor_yetkileri, eski.rapor_yetkileri);
  if (changed) requireYetki(oturum, 'yetkiVer');
  return yeni;
}

const sameSet = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((item) => b.includes(item));

async function requireRoom({ tx, oturum }: SaveContext): Promise<void> {
  const { personelSinir } = oturum.paket;
  if (personelSinir !== null && (await countPersonel(tx)) >= personelSinir) throw new Hata('paketSinir');
}

/** A new colleague has a column in the calendar at once; the settings can hide it. */
async function addSutun(tx: Tx, personelID: number, adi: string): Promise<void> {
  await sql`
    insert into randevu_basligi (sira_no, sutun_baslik_tipi, personel_id, adi)
    select coalesce(max(sira_no), 0) + 1, 1, ${personelID}::bigint, left(${adi}, 60) from randevu_basligi`.execute(tx);
}

const columnsOf = (body: Kayit) => ({
  ad: body.ad,
  soyad: body.soyad,
  cep_telefonu: body.cepTelefonu,
  ev_telefonu: body.evTelefonu,
  e_posta: body.ePosta,
  adres: body.adres,
  tc_kimlik_no: body.tcKimlikNo,
  diploma_tescil: body.diplomaTescil,
  geldigi_poliklinik: body.geldigiPoliklinik,
  servis: body.servis,
  iskonto_yuzdesi: body.iskontoYuzdesi,
  hizmet_prim: body.hizmetPrim,
  urun_prim: body.urunPrim,
  maas: body.maas,
  katsayi: body.katsayi,
  ise_baslangic_tarihi: body.isBaslangicTarihi,
  calisiyor_mu: body.calisiyorMu,
  web_kullanicisi: body.webKullanicisi && body.calisiyorMu,
  kullanici_adi: body.kullaniciAdi,
  rol_id: body.rolID,
});
