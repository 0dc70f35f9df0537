import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, evetHayir, kimlikBody, kimlikOrZero, kimlikReply, metin, surumOrNull } from './fields.ts';
import { means } from './meaning.ts';
import { RaporYetkileri, type Yetki, YETKILER, Yetkiler } from './yetkiler.ts';

const duzYetkiler = Object.fromEntries(YETKILER.map((yetki) => [yetki, z.optional(z.nullable(means({ tur: 'hak' }, z.boolean())))])) as Record<Yetki, DuzYetki>;
type DuzYetki = z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean>>;

/** The flags that stand beside the name. */
export const duzYetkilerOf = (body: Partial<Record<Yetki, boolean | null>>): Partial<Record<Yetki, boolean>> =>
  Object.fromEntries(YETKILER.flatMap((yetki) => (body[yetki] === undefined ? [] : [[yetki, body[yetki] ?? false]])));

/** A role in a body. Rights that are not sent stay as they are; a new role does not have them. */
const RolKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  adi: metin(60),
  yetkiler: bos(Yetkiler),
  raporYetkileri: bos(RaporYetkileri),
  /** Ours: its members begin nothing new before the appointments of the days before are settled. */
  dunKapansin: evetHayir(false),
  // The specification sends the flags of permissions beside the name (2§3.5); those within `yetkiler` count before them.
  ...duzYetkiler,
});

const Rol = z.object({
  id: z.int(),
  surum: z.int(),
  adi: z.string(),
  yetkiler: Yetkiler,
  raporYetkileri: RaporYetkileri,
  dunKapansin: z.boolean(),
  /** The number of working colleagues who have it. */
  kisiSayisi: z.int(),
});
export type Rol = z.output<typeof Rol>;

const konular = ['oturum'] as const;

/** A change of a role changes the rights of everybody who has it, so it needs the right to give rights. */
export const rolCalls = {
  list: call.get('/personel/roller', { reply: z.object({ liste: z.array(Rol) }), yetki: 'personelGoruntule' }),
  create: call.post('/personel/rol', {
    body: RolKaydi,
    reply: kimlikReply,
    yetki: 'yetkiVer',
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'rol' },
    konular,
  }),
  update: call.put('/personel/rol', {
    body: degisen(RolKaydi),
    reply: kimlikReply,
    yetki: 'yetkiVer',
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'rol' },
    konular,
  }),
  /** Refused with the names of the colleagues who have it. */
  remove: call.delete('/personel/rol', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'yetkiVer',
    kayit: { menu: 'personel', islem: 'silme', nesne: 'rol' },
    konular,
  }),
};
