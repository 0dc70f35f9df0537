import { type smsCalls, SMS_FIRMALARI, type SmsFirmaID } from '@defter/contract/sms.ts';
import { TICARI_EN_ERKEN, TICARI_EN_GEC } from '@defter/rules/ileti.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import { raiseSurum } from '../../../platform/db/surum.ts';
import { wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Secrets } from '../../../platform/secret.ts';
import { firmaIDOf } from './get-ayar.ts';

type Call = typeof smsCalls.createAyar | typeof smsCalls.updateAyar;

/** Saves the account and the rules. A password that is left empty stays; with another provider or user it is asked for anew. */
export async function saveSmsAyari({ tx, body, oturum, degisim }: Context<Call>, secrets: Secrets) {
  await raiseSurum(tx, { tablo: 'sms_ayari' }, body.surum ?? null);
  const before = await tx.selectFrom('sms_ayari').selectAll().executeTakeFirstOrThrow();
  const saglayici = body.smsFirmaID === undefined ? before.saglayici : SMS_FIRMALARI[body.smsFirmaID as SmsFirmaID];
  const kullaniciAdi = body.kullaniciAdi === undefined ? before.kullanici_adi : body.kullaniciAdi;
  const isSame = saglayici === before.saglayici && kullaniciAdi === before.kullanici_adi;
  const sifre = saglayici === 'ev' ? null : body.sifre ? secrets.encrypt(body.sifre) : isSame ? before.sifre : null;
  if (saglayici !== 'ev' && kullaniciAdi === null) throw wrongFields({ kullaniciAdi: 'zorunluAlan' });
  if (saglayici !== 'ev' && sifre === null) throw wrongFields({ sifre: 'zorunluAlan' });
  const after = {
    saglayici,
    kullanici_adi: saglayici === 'ev' ? null : kullaniciAdi,
    sifre,
    baslik: body.kanalKodu === undefined ? before.baslik : body.kanalKodu,
    turkce: body.turkceKarakter ?? before.turkce,
    ticari_baslangic: body.ticariBaslangic ?? before.ticari_baslangic.slice(0, 5),
    ticari_bitis: body.ticariBitis ?? before.ticari_bitis.slice(0, 5),
    kapali_gunler: body.kapaliGunler === undefined ? before.kapali_gunler : [...new Set(body.kapaliGunler)].toSorted((gun, other) => gun - other),
    ara_saat: body.araSaat ?? before.ara_saat,
    uyari_siniri: body.uyariSiniri ?? before.uyari_siniri,
  };
  checkHours(after.ticari_baslangic, after.ticari_bitis);
  await tx.updateTable('sms_ayari').set(after).where('bayi_id', '=', oturum.bayiID).execute();
  // Replies of another account are asked for from now on.
  if (!isSame) await sql`update sms_ayari set yanit_zamani = now()`.execute(tx);
  degisim(toldOf({ ...before, ticari_baslangic: before.ticari_baslangic.slice(0, 5), ticari_bitis: before.ticari_bitis.slice(0, 5) }), { ...toldOf(after), ...(body.sifre && { sifreDegisti: true }) });
  return { id: oturum.bayiID };
}

/** The hours lie within those that the law leaves open. */
function checkHours(baslangic: string, bitis: string): void {
  const [from, to] = [toDakika(baslangic), toDakika(bitis)];
  if (from < TICARI_EN_ERKEN) throw wrongFields({ ticariBaslangic: 'ticariSaatYasak' });
  if (to > TICARI_EN_GEC || to <= from) throw wrongFields({ ticariBitis: 'ticariSaatYasak' });
}

type Kolonlar = { saglayici: string; kullanici_adi: string | null; baslik: string | null; turkce: boolean; ticari_baslangic: string; ticari_bitis: string; kapali_gunler: number[]; ara_saat: number; uyari_siniri: number };
const toldOf = ({ saglayici, kullanici_adi, baslik, turkce, ticari_baslangic, ticari_bitis, kapali_gunler, ara_saat, uyari_siniri }: Kolonlar) => ({
  smsFirmaID: firmaIDOf(saglayici),
  kullaniciAdi: kullanici_adi,
  kanalKodu: baslik,
  turkceKarakter: turkce,
  ticariBaslangic: ticari_baslangic,
  ticariBitis: ticari_bitis,
  kapaliGunler: kapali_gunler,
  araSaat: ara_saat,
  uyariSiniri: uyari_siniri,
});
