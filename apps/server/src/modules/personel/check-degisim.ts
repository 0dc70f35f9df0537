import type { BodyOf } from '@defter/contract/call.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { requireYetki } from '../../platform/auth/permission.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { allOf, hakDegisimi, type Haklar, isSameHak } from './choose-haklar.ts';
import type { Kisi } from './find-personel.ts';

type Kayit = Omit<BodyOf<typeof personelCalls.create>, 'surum' | 'yetkiler' | 'raporYetkileri'>;

/** Refuses a change of rights, or of a sign-in that leads to somebody's rights, by a person who may not give rights. */
export function refuseUnauthorised(oturum: Oturum, body: Kayit, { before, after }: { before: Kisi; after: Haklar }): void {
  if (oturum.yetkiler.has('yetkiVer')) return;
  // A role leads to rights too: it may be given more tomorrow.
  if (!isSameHak(hakDegisimi(before, after)) || body.rolID !== before.rol_id) throw new AppError('yetkiYok');
  // A higher discount than one's own is given away by nobody.
  if (body.iskontoYuzdesi !== before.iskonto_yuzdesi && body.iskontoYuzdesi > oturum.iskontoYuzdesi) {
    throw new AppError('yetkiYok', { alanlar: { iskontoYuzdesi: 'iskontoSinir' } });
  }
  // A person who sets a colleague's password, or the number that gets the code for a new one, can sign in as that colleague.
  if (hasMore(before, oturum) && changesGiris(body, before)) throw new AppError('yetkiYok');
}

const hasMore = (kisi: Kisi, oturum: Oturum): boolean =>
  kisi.iskonto_yuzdesi > oturum.iskontoYuzdesi || allOf(kisi).some((hak) => !(oturum.yetkiler as ReadonlySet<string>).has(hak));

const changesGiris = (body: Kayit, before: Kisi): boolean =>
  body.sifre !== null ||
  body.webKullanicisi !== before.web_kullanicisi ||
  body.kullaniciAdi !== before.kullanici_adi ||
  body.cepTelefonu !== before.cep_telefonu ||
  body.ePosta !== before.e_posta;

/** What it takes to give rights in the panel: to find a colleague, to open the record, to see the rights there and to give them. */
const YETKILI: readonly Yetki[] = ['personelGoruntule', 'personelDuzenle', 'yetkiGoruntule', 'yetkiVer'];

type Durum = Pick<Kisi, 'calisiyor_mu' | 'web_kullanicisi' | 'yetkiler'>;
const isYetkili = ({ calisiyor_mu, web_kullanicisi, yetkiler }: Durum) =>
  calisiyor_mu && web_kullanicisi && YETKILI.every((yetki) => yetkiler.includes(yetki));

/** Refuses to leave a bayi without anybody who can sign in and give rights (spec 2§6). Needs lockPersonel. */
export async function refuseSonKullanici(tx: Tx, id: number, { before, after }: { before: Durum; after: Durum }): Promise<void> {
  if (isYetkili(before) && !isYetkili(after)) await requireYetkili(tx, { except: id });
}

/** Throws sonKullanici when nobody but `except` can sign in and give rights. Needs lockPersonel. */
export async function requireYetkili(tx: Tx, { except = 0 }: { except?: number } = {}): Promise<void> {
  const found = await tx
    .selectFrom('personel')
    .where('id', '<>', except)
    .where('calisiyor_mu', '=', true)
    .where('web_kullanicisi', '=', true)
    .where('yetkiler', '@>', sql<string[]>`${YETKILI}::text[]`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new AppError('sonKullanici');
}

/**
 * Somebody who leaves: another than oneself, by one who may send people away. Whoever has more rights is sent away only by
 * those who may give rights: else the right to send away would lead to being the only one left.
 */
export function refuseLeaving(oturum: Oturum, id: number, before: Kisi): void {
  if (id === oturum.personelID) throw new AppError('kendiniSilemezsin');
  requireYetki(oturum, 'personelSil');
  if (!oturum.yetkiler.has('yetkiVer') && hasMore(before, oturum)) throw new AppError('yetkisiFazla');
}

type Prim = { hizmetPrim: number; urunPrim: number };

/**
 * The bonus rates to be saved. Whoever may not read them (spec 2§6) sends them back empty, which leaves them as they were, and
 * may not set others. Throws yetkiYok.
 */
export function keepPrim({ yetkiler }: Oturum, sent: Prim, before: Prim): Prim {
  const { hizmetPrim, urunPrim } = sent;
  if (yetkiler.has('personelPrim')) return { hizmetPrim, urunPrim };
  const isKept = (oran: number, eski: number) => oran === 0 || oran === eski;
  if (!isKept(hizmetPrim, before.hizmetPrim) || !isKept(urunPrim, before.urunPrim)) throw new AppError('yetkiYok');
  return { hizmetPrim: before.hizmetPrim, urunPrim: before.urunPrim };
}
