import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { bos, ePosta, gizli, gizliMetin, gizliOrNull, telefon } from './fields.ts';
import { ownMeaning } from './meaning.ts';

/** Names of fields that hold contact data or identify a person. */
const CONTACT = /telefon(u|no|lar)?$|^e-?(mail|posta)$|^adres$|tckimlikno$|^pasaportno$/i;

/** Fields that everybody who may make the call may read, and the reason. */
const OPEN: Readonly<Record<string, string>> = {
  'auth.giris': 'one’s own',
  'auth.kayitOl': 'one’s own',
  'personel.kisiselBilgiler': 'one’s own',
  'ayar.get': 'of the company',
  'bayi.get': 'of the company',
  'satis.kagit satis.firma.telefon': 'of the company, printed on every receipt',
  'satis.kagit satis.firma.adres': 'of the company, printed on every receipt',
  'satis.tahsilatKagidi tahsilat.firma.telefon': 'of the company, printed on every receipt',
  'satis.tahsilatKagidi tahsilat.firma.adres': 'of the company, printed on every receipt',
  'gunSonu.kagit firma.telefon': 'of the company, printed on every closed day',
  'gunSonu.kagit firma.adres': 'of the company, printed on every closed day',
  'cari.kart firma.telefon': 'of the company, printed on every statement',
  'cari.kart firma.adres': 'of the company, printed on every statement',
  'sozlesme.ofSatis sozlesme.firma.telefon': 'of the company, printed on every agreement',
  'sozlesme.ofSatis sozlesme.firma.adres': 'of the company, printed on every agreement',
  'sozlesme.ofMusteri sozlesme.firma.telefon': 'of the company, printed on every agreement',
  'sozlesme.ofMusteri sozlesme.firma.adres': 'of the company, printed on every agreement',
  'sozlesme.belge belge.degerler.firma.telefon': 'of the company, printed on every contract',
  'sozlesme.belge belge.degerler.firma.adres': 'of the company, printed on every contract',
  'sozlesme.belge belge.degerler.firma.ePosta': 'of the company, printed on every contract',
  'dashboard.temelBilgiler ePosta': 'of the company, asked for by who may edit it',
  'dashboard.bugun temelBilgiler.ePosta': 'of the company, asked for by who may edit it',
  'girisCikis.adres adres': 'of the panel on the web',
  'onlineRandevu.ayarlar adres': 'of the page on the web',
  'sayfa.get telefon': 'of the company, which shows it at its door',
  'sayfa.get adres': 'of the company, which shows it at its door',
  'sayfa.randevularim telefon': 'of the company, which shows it at its door',
  'sayfa.randevularim adres': 'of the company, which shows it at its door',
  'onlineRandevu.createBaglanti adres': 'of the page on the web',
  'takvimAboneligi.create adres': 'of the calendar on the web',
};

type Definition = {
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};

/** The paths to the text fields of a shape that are named like contact data and are not marked. */
function openFields(schema: z.ZodMiniType, path: string, name: string): string[] {
  if (ownMeaning(schema)?.yetki) return [];
  const { innerType, out, shape, element, options } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? out ?? element;
  if (inner) return openFields(inner, path, name);
  if (options) return options.flatMap((option) => openFields(option, path, name));
  if (shape) return Object.entries(shape).flatMap(([key, field]) => openFields(field, path === '' ? key : `${path}.${key}`, key));
  return CONTACT.test(name) && schema._zod.def.type === 'string' ? [path] : [];
}

const all = Object.entries(calls).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, call]) => [`${noun}.${verb}`, call] as const));

it.each(all)('%s marks the contact data of its answer', (name, { reply }) => {
  const open = openFields(reply, '', '').filter((path) => !(name in OPEN) && !(`${name} ${path}` in OPEN));
  expect(open).toEqual([]);
});

describe('a marked field', () => {
  const shape = z.object({ telefon: gizli('telefon', telefon()), email: gizliOrNull('ePosta', ePosta()) });

  it('is checked in the same way as without the mark', () => {
    expect(z.parse(shape, { telefon: '0532 123 45 67', email: null })).toEqual({ telefon: '+905321234567', email: null });
    const { error } = z.safeParse(shape, { telefon: '123', email: 'yok' });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['telefon', 'telefonGecersiz'],
      ['email', 'ePostaGecersiz'],
    ]);
    expect(z.safeParse(shape, {}).error?.issues[0]?.message).toBe('zorunluAlan');
  });

  it('takes a hidden value that is sent back, unchanged', () => {
    const hidden = { telefon: '0(5••) ••• •• 67', email: 'a•••@•••' };
    expect(z.parse(shape, hidden)).toEqual(hidden);
  });

  it('keeps its mark inside an optional field', () => {
    expect(openFields(z.object({ telefon: bos(gizliMetin('telefon')), adres: bos(z.string()) }), '', '')).toEqual(['adres']);
  });
});
