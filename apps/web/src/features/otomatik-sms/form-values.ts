import type { OtomatikServisi, OtomatikSms } from '@defter/contract/otomatik-sms.ts';
import { type OtomatikKanal, otomatikSaat } from '@defter/rules/otomatik-sms.ts';

type Sayi = number | string | null;

/** A rule as the form edits it. A new one begins as its service proposes. */
export const valuesOf = (servis: OtomatikServisi, kural: OtomatikSms | undefined) => ({
  id: kural?.id ?? 0,
  surum: kural?.surum ?? null,
  servisID: servis.id,
  smsBasligi: kural?.smsBasligi ?? null,
  mesaj: kural?.mesaj ?? servis.ilkMesaj,
  /** Null for a rule without an hour; empty while the hour is to be typed. */
  saat: (kural ? otomatikSaat(servis.kod, kural.saat) : servis.ilkSaat) as string | null,
  gun: (kural?.gun ?? servis.ilkGun) as Sayi,
  dakika: (kural?.dakika ?? servis.ilkDakika) as Sayi,
  gunler: kural?.gunler ?? [],
  haricGruplar: kural?.haricGruplar ?? [],
  hizmetler: kural?.hizmetler ?? [],
  aktifMi: kural?.aktifMi ?? true,
  kanallar: kural?.kanallar ?? (['sms'] as OtomatikKanal[]),
  wpSablonu: kural?.wpSablonu ?? null,
  wpAlanlari: kural?.wpAlanlari ?? [],
  beklemeDk: (kural?.beklemeDk ?? 30) as Sayi,
});
export type KuralDegerleri = ReturnType<typeof valuesOf>;
