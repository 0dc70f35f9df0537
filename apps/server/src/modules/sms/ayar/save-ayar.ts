import { withUnsaid } from '@defter/contract/degisen.ts';
import { type smsCalls, SMS_FIRMALARI, type SmsFirmaID } from '@defter/contract/sms.ts';
import { TICARI_EN_ERKEN, TICARI_EN_GEC } from '@defter/rules/ileti.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { type Selectable, sql } from 'kysely';
import { raiseSurum } from '../../../platform/db/surum.ts';
import type { DB } from '../../../platform/db/types.ts';
import { wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Secrets } from '../../../platform/secret.ts';
import { firmaIDOf } from './get-ayar.ts';

type Call = typeof smsCalls.createAyar | typeof smsCalls.updateAyar;

const KOLONLAR = ['saglayici', 'kullanici_adi', 'sifre', 'baslik', 'turkce', 'ticari_baslangic', 'ticari_bitis', 'kapali_gunler', 'ara_saat', 'uyari_siniri'] as const;
type Ayar = Pick<Selectable<DB['sms_ayari']>, (typeof KOLONLAR)[number]>;

/** Saves the account and the rules. A password that is left empty stays; with another provider or user it is asked for anew. */
export async function saveSmsAyari({ tx, body, oturum, degisim }: Context<Call>, secrets: Secrets) {
  await raiseSurum(tx, { tablo: 'sms_ayari' }, body.surum ?? null);
  const { ticari_baslangic, ticari_bitis, ...mevcut } = await tx.selectFrom('sms_ayari').select(KOLONLAR).executeTakeFirstOrThrow();
  const before: Ayar = { ...mevcut, ticari_baslangic: ticari_baslangic.slice(0, 5), ticari_bitis: ticari_bitis.slice(0, 5) };
  const said = withUnsaid<Ayar>({
    saglayici: body.smsFirmaID === undefined ? undefined : SMS_FIRMALARI[body.smsFirmaID as SmsFirmaID],
    kullanici_adi: body.kullaniciAdi,
    baslik: body.kanalKodu,
    turkce: body.turkceKarakter,
    ticari_baslangic: body.ticariBaslangic,
    ticari_bitis: body.ticariBitis,
    kapali_gunler: body.kapaliGunler && [...new Set(body.kapaliGunler)].toSorted((gun, other) => gun - other),
    ara_saat: body.araSaat,
    uyari_siniri: body.uyariSiniri,
  }, before);
  const isSame = said.saglayici === before.saglayici && said.kullanici_adi === before.kullanici_adi;
  const sifre = body.sifre ? secrets.encrypt(body.sifre) : isSame ? before.sifre : null;
  const after = withAccount({ ...said, sifre });
  checkHours(after.ticari_baslangic, after.ticari_bitis);
  await tx.updateTable('sms_ayari').set(after).where('bayi_id', '=', oturum.bayiID).execute();
  // Replies of another account are asked for from now on.
  if (!isSame) await sql`update sms_ayari set yanit_zamani = now()`.execute(tx);
  degisim(toldOf(before), { ...toldOf(after), ...(body.sifre && { sifreDegisti: true }) });
  return { id: oturum.bayiID };
}

/** The settings with the account that belongs to their provider: none of its own for that of Defter, a whole one for any other. */
function withAccount(ayar: Ayar): Ayar {
  if (ayar.saglayici === 'ev') return { ...ayar, kullanici_adi: null, sifre: null };
  if (ayar.kullanici_adi === null) throw wrongFields({ kullaniciAdi: 'zorunluAlan' });
  if (ayar.sifre === null) throw wrongFields({ sifre: 'zorunluAlan' });
  return ayar;
}

/** The hours lie within those that the law leaves open. */
function checkHours(baslangic: string, bitis: string): void {
  const [from, to] = [toDakika(baslangic), toDakika(bitis)];
  if (from < TICARI_EN_ERKEN) throw wrongFields({ ticariBaslangic: 'ticariSaatYasak' });
  if (to > TICARI_EN_GEC || to <= from) throw wrongFields({ ticariBitis: 'ticariSaatYasak' });
}

const toldOf = ({ saglayici, kullanici_adi, baslik, turkce, ticari_baslangic, ticari_bitis, kapali_gunler, ara_saat, uyari_siniri }: Ayar) => ({
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
