import type { Personel, PersonelKaydi } from '@defter/contract/personel.ts';
import { RAPOR_YETKILERI, toFlags, YETKILER, type RaporYetkisi, type Yetki } from '@defter/contract/yetkiler.ts';
import { checkParola } from '@defter/rules/parola.ts';
import type * as z from 'zod/mini';
import { messageText } from '../../ui/notice.ts';
import { isSame, type Flags } from './flags.ts';

type Sayi = number | string | null;

/** The rights at the start of the form. They are undefined for people who may not see them, and then stay unchanged. */
export type Haklar = { yetkiler: Flags<Yetki>; raporYetkileri: Flags<RaporYetkisi> };
export const NO_RIGHTS: Haklar = { yetkiler: toFlags(YETKILER, []), raporYetkileri: toFlags(RAPOR_YETKILERI, []) };

/** A colleague as the form edits it. For a new one `personel` is undefined; they start today. */
export function valuesOf(personel: Personel | undefined, haklar: Haklar | undefined, bugun: string) {
  return {
    id: personel?.id ?? 0,
    surum: personel?.surum ?? null,
    ad: personel?.ad ?? '',
    soyad: personel?.soyad ?? '',
    cepTelefonu: personel?.cepTelefonu ?? '',
    evTelefonu: personel?.evTelefonu ?? '',
    ePosta: personel?.ePosta ?? '',
    adres: personel?.adres ?? '',
    tcKimlikNo: personel?.tcKimlikNo ?? '',
    diplomaTescil: personel?.diplomaTescil ?? '',
    geldigiPoliklinik: personel?.geldigiPoliklinik ?? '',
    servis: personel?.servis ?? '',
    iskontoYuzdesi: (personel?.iskontoYuzdesi ?? 0) as Sayi,
    hizmetPrim: (personel?.hizmetPrim ?? 0) as Sayi,
    urunPrim: (personel?.urunPrim ?? 0) as Sayi,
    maas: (personel?.maas ?? 0) as Sayi,
    katsayi: personel?.katsayi ?? 1,
    isBaslangicTarihi: personel ? personel.isBaslangicTarihi : bugun,
    calisiyorMu: personel?.calisiyorMu ?? true,
    webKullanicisi: personel?.webKullanicisi ?? false,
    kullaniciAdi: personel?.kullaniciAdi ?? '',
    sifre: '',
    rolID: personel?.rolID ?? null,
    yetkiler: haklar?.yetkiler ?? null,
    raporYetkileri: haklar?.raporYetkileri ?? null,
  };
}
export type PersonelDegerleri = ReturnType<typeof valuesOf>;

/** Rules of signing in besides the shape: a password the first time, and some kind of name. */
export function checkGiris(values: PersonelDegerleri, before: Personel | undefined): Record<string, string> {
  if (!values.webKullanicisi) return {};
  const errors: Record<string, string> = {};
  const isFirst = !before?.webKullanicisi;
  const neden = values.sifre ? checkParola(values.sifre) : isFirst ? 'zorunluAlan' : undefined;
  if (neden) errors.sifre = messageText(neden);
  if (!values.kullaniciAdi && !values.cepTelefonu && !values.ePosta) errors.kullaniciAdi = messageText('girisAdiGerekli');
  return errors;
}

/** Untouched rights are not sent, because somebody may have changed the role since the form was opened. */
export function withoutUntouched(body: z.output<typeof PersonelKaydi>, begun: PersonelDegerleri) {
  const { rolID, yetkiler, raporYetkileri } = body;
  const untouched =
    begun.id > 0 && begun.yetkiler && begun.raporYetkileri && rolID === begun.rolID && isSame(begun.yetkiler, yetkiler ?? {}) && isSame(begun.raporYetkileri, raporYetkileri ?? {});
  return untouched ? { ...body, yetkiler: null, raporYetkileri: null } : body;
}
