import type { BodyOf } from '@defter/contract/call.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import type { Kurus } from '@defter/rules/para.ts';
import type { Selectable } from 'kysely';
import type { Personel } from '../../platform/db/types.ts';
import { kurusOf, liraOf } from '../../platform/db/lira.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { wireOf } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { keepPrim, refuseLeaving, refuseSonKullanici, refuseUnauthorised } from './check-degisim.ts';
import { checkPersonelKotasi } from './check-kota.ts';
import { chooseHaklar, hakDegisimi, tellHaklar } from './choose-haklar.ts';
import { findPersonel, YENI_KISI, lockPersonel } from './find-personel.ts';
import { leave } from './leave.ts';
import { refuseTaken } from './refuse-taken.ts';
import { hasGiris, saveGiris } from './save-giris.ts';
import type { PersonelTakvimi } from './takvim.ts';

type SaveContext = Context<typeof personelCalls.create>;
/** All of a colleague but the rights, which are given flag by flag. */
type Kayit = Omit<BodyOf<typeof personelCalls.create>, 'surum' | 'yetkiler' | 'raporYetkileri'>;

const PRIMSIZ = { hizmetPrim: 0, urunPrim: 0 };

/** A new colleague, with rights, sign-in and, so that the calendar works at once, a column. */
export const createPersonel = (takvim: PersonelTakvimi) => async ({ tx, body: sent, oturum, degisim }: SaveContext, parolaHash: string | undefined) => {
  requireNew(sent);
  const body = { ...sent, ...keepPrim(oturum, sent, PRIMSIZ) };
  const { bayiID } = oturum;
  // The role must not change between being read and being worn.
  lockPersonel(tx, bayiID);
  const haklar = await chooseHaklar(tx, body, YENI_KISI);
  refuseUnauthorised(oturum, body, { before: YENI_KISI, after: haklar });
  await refuseTaken(tx, body, { bayiID, personelID: 0 });
  const { id } = await tx
    .insertInto('personel')
    .values({ ...columnsOf(body), ...haklar })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveGiris(tx, body, { kim: { bayiID, personelID: id }, hadGiris: false, oturum, parolaHash });
  if (body.calisiyorMu) await takvim.show(tx, id, adSoyadOf(body));
  degisim(null, { ...wireOf(columnsOf(body)), maas: body.maas });
  tellHaklar(degisim, hakDegisimi(YENI_KISI, haklar));
  return { id };
};

/** Changes a colleague; one who stops working here leaves by the same rules as one who is deleted. */
export const updatePersonel = (takvim: PersonelTakvimi) => async ({ tx, body: sent, oturum, clock, degisim }: Context<typeof personelCalls.update>, parolaHash: string | undefined) => {
  const { id } = sent;
  const kim = { bayiID: oturum.bayiID, personelID: id };
  lockPersonel(tx, oturum.bayiID);
  if (sent.calisiyorMu === false) takvim.hold(tx, id);
  await raiseSurum(tx, { tablo: 'personel', id }, sent.surum);
  const [before, kayit] = await Promise.all([findPersonel(tx, id), tx.selectFrom('personel').selectAll().select(({ ref }) => kurusOf(ref('maas')).as('maas')).where('id', '=', id).executeTakeFirst()]);
  const { yetkiler, raporYetkileri, surum: _surum, ...said } = sent;
  const eski = kayitOf(kayit!);
  const yeni = withUnsaid<Kayit>(said, eski);
  const body = { ...yeni, ...keepPrim(oturum, yeni, eski) };
  const haklar = await chooseHaklar(tx, { rolID: body.rolID, yetkiler, raporYetkileri }, before);
  const values = { ...columnsOf(body), ...haklar };
  refuseUnauthorised(oturum, body, { before, after: haklar });
  await refuseSonKullanici(tx, id, { before, after: values });
  if (before.calisiyor_mu && !body.calisiyorMu) refuseLeaving(oturum, id, before);
  if (!before.calisiyor_mu && body.calisiyorMu) await checkPersonelKotasi(tx, oturum);
  await refuseTaken(tx, body, kim);

  await tx.updateTable('personel').set(values).where('id', '=', id).execute();
  await saveGiris(tx, body, { kim, hadGiris: before.web_kullanicisi, oturum, parolaHash });
  await takvim.rename(tx, id, { eski: adSoyadOf(before), yeni: adSoyadOf(body) });
  if (before.calisiyor_mu && !body.calisiyorMu) await leave(tx, takvim, kim, clock.wallClock());
  if (!before.calisiyor_mu && body.calisiyorMu) await takvim.show(tx, id, adSoyadOf(body));
  // The log tells that the password was changed, and never the password.
  degisim({ ...wireOf(kayit!), girisYenilendi: null }, { ...wireOf(columnsOf(body)), maas: body.maas, girisYenilendi: body.sifre === null ? null : true });
  tellHaklar(degisim, hakDegisimi(before, haklar));
  return { id };
};

const adSoyadOf = ({ ad, soyad }: { ad: string; soyad: string }) => `${ad} ${soyad}`;

/** A colleague that is saved, as it would be sent; the password is never read back. */
const kayitOf = (row: Omit<Selectable<Personel>, 'maas'> & { maas: Kurus }): Kayit => ({
  id: row.id,
  ad: row.ad,
  soyad: row.soyad,
  cepTelefonu: row.cep_telefonu,
  evTelefonu: row.ev_telefonu,
  ePosta: row.e_posta,
  adres: row.adres,
  tcKimlikNo: row.tc_kimlik_no,
  diplomaTescil: row.diploma_tescil,
  geldigiPoliklinik: row.geldigi_poliklinik,
  servis: row.servis,
  iskontoYuzdesi: row.iskonto_yuzdesi,
  hizmetPrim: row.hizmet_prim,
  urunPrim: row.urun_prim,
  maas: row.maas,
  katsayi: row.katsayi,
  isBaslangicTarihi: row.ise_baslangic_tarihi,
  calisiyorMu: row.calisiyor_mu,
  webKullanicisi: row.web_kullanicisi,
  kullaniciAdi: row.kullanici_adi,
  rolID: row.rol_id,
  sifre: null,
});

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
  maas: liraOf(body.maas),
  katsayi: body.katsayi,
  ise_baslangic_tarihi: body.isBaslangicTarihi,
  calisiyor_mu: body.calisiyorMu,
  web_kullanicisi: hasGiris(body),
  kullanici_adi: body.kullaniciAdi,
  rol_id: body.rolID,
});
