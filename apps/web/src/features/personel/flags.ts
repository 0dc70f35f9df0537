import { fold } from '@defter/rules/metin.ts';

/** Check boxes by name, as they go over the wire. */
export type Flags<Name extends string = string> = Readonly<Record<Name, boolean>>;
export type FlagGroup<Name extends string = string> = { id: string; title: string; flags: readonly { name: Name; label: string }[] };

/** The number of ticked boxes of a group. */
export const countOn = (group: FlagGroup, flags: Flags): number => group.flags.filter(({ name }) => flags[name]).length;

/** Ticks or clears every box of a group and leaves the others alone. */
export const setAll = <Name extends string>(group: FlagGroup<Name>, flags: Flags<Name>, on: boolean): Flags<Name> => ({
  ...flags,
  ...Object.fromEntries(group.flags.map(({ name }) => [name, on])),
});

/**
 * The groups with the boxes whose label holds every word, however it is spelled. A matching title keeps its whole
 * group.
 */
export function searchFlags<Name extends string>(groups: readonly FlagGroup<Name>[], text: string): FlagGroup<Name>[] {
  const words = fold(text).split(' ');
  const matches = (label: string) => words.every((word) => fold(label).includes(word));
  return groups
    .map((group) => (matches(group.title) ? group : { ...group, flags: group.flags.filter(({ label }) => matches(label)) }))
    .filter(({ flags }) => flags.length > 0);
}

/** Whether the same boxes are ticked. */
export const isSame = (a: Flags, b: Flags): boolean => countSapma(a, b) === 0;

/** The difference of a box from the role's: given in addition or taken away. Undefined without a role. */
export function sapmaOfFlag(own: boolean, rol: boolean | undefined): 'ek' | 'eksik' | undefined {
  if (rol === undefined || own === rol) return undefined;
  return own ? 'ek' : 'eksik';
}

/** The number of boxes that differ. */
export const countSapma = (a: Flags, b: Flags): number =>
  Object.keys({ ...a, ...b }).filter((name) => Boolean(a[name]) !== Boolean(b[name])).length;
