import { yeniOf } from '@defter/contract/degisen.ts';
import { contactOf, type Meaning, ownMeaning } from '@defter/contract/meaning.ts';
import { type Visitor, visitorOf } from '@defter/contract/visit.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import { isMaskeli, maskele } from '@defter/rules/maske.ts';
import type * as z from 'zod/mini';
import { wrongFields } from '../errors/app-error.ts';

/*
 * The shape of the reply, and nothing else, hides contact data that a person may not read (spec 2§6). Fields that are
 * marked in the contract are hidden in every list, profile, search and file alike (docs/adr/0023).
 */

/** The mark of contact data that not everybody may read. */
type Mark = Meaning & { yetki: Yetki };
type Change = (text: string, mark: Mark, record: object, path: string) => unknown;

type Rights = ReadonlySet<Yetki | RaporYetkisi>;

/**
 * Makes the function that hides the contact data in values of a shape for somebody with these rights; undefined when
 * there is nothing to hide. Use it for data that is no reply, such as a file.
 * @example const mask = maskerOf(z.array(Satir)); mask(oturum.yetkiler)?.(rows)
 */
export function maskerOf(schema: z.ZodMiniType): (rights: Rights) => Visitor | undefined {
  const asked = new Set<Yetki>();
  visitTexts(schema, ({ yetki }) => asked.add(yetki).has(yetki), String);
  const maskers = new Map<string, Visitor | undefined>();
  return (rights) => {
    const missing = [...asked].filter((yetki) => !rights.has(yetki));
    const key = missing.join();
    if (!maskers.has(key)) maskers.set(key, visitTexts(schema, ({ yetki }) => missing.includes(yetki), hide));
    return maskers.get(key);
  };
}

/** The visitor that changes those marked texts of a shape for which `asked` holds. */
function visitTexts(schema: z.ZodMiniType, asked: (mark: Mark) => boolean, change: Change): Visitor | undefined {
  const markOf = (part: z.ZodMiniType): Mark | undefined => {
    const meaning = ownMeaning(part);
    const mark = meaning?.yetki && { ...meaning, yetki: meaning.yetki };
    return mark && asked(mark) ? mark : undefined;
  };
  return visitorOf(schema, markOf, (value, mark, record, path) => (typeof value === 'string' ? change(value, mark, record, path) : value));
}

const hide: Change = (text, mark, record) => {
  const maske = maskeOf(mark, record);
  return maske ? maskele(maske, text) : text;
};
const maskeOf = (mark: Mark, record: object) => (mark.maskeOf ? mark.maskeOf(record) : contactOf(mark));

const isNamed = (record: object, name: string): boolean => Number((record as Record<string, unknown>)[name] ?? 0) > 0;

/**
 * Drops values from checked input that the client sent back in their hidden form; undefined leaves the stored value as
 * it was. A new record has no stored value: then it throws gizliKaydedilemez. Undefined when the shape has no contact
 * data.
 */
export const unmaskerOf = (schema: z.ZodMiniObject): Visitor | undefined => {
  // A change of what there is once, such as one's own data, has no id; records within it have theirs.
  const tek = yeniOf(schema) !== undefined && !('id' in schema.shape);
  return visitTexts(schema, () => true, (text, mark, record, path) => {
    const maske = maskeOf(mark, record);
    if (!maske || !isMaskeli(maske, text)) return text;
    if ((tek && !path.includes('.')) || ['id', ...(mark.sahipler ?? [])].some((name) => isNamed(record, name))) return undefined;
    throw wrongFields({ [path]: 'gizliKaydedilemez' });
  });
};
