import { ilCalls } from '@defter/contract/il.ts';
import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { fieldAt, isPara, meaningOf, type Noun } from '@defter/contract/meaning.ts';
import { tanimCalls } from '@defter/contract/tanim.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { type ConflictQuestion, shownIn } from '../../ui/conflict.ts';
import { alanMetni, formatDeger, hakMetni } from '../gecmis/format-deger.ts';
import { useCall } from '../data/query.ts';
import { useYetki } from '../session/yetki.ts';

/** The name of a field; a right has its own name. */
export function fieldText({ schema }: ConflictQuestion, field: string): string {
  const name = nameOf(field);
  return meaningAt(schema, field)?.tur === 'hak' ? hakMetni(name) : alanMetni(name);
}

const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);
const meaningAt = (schema: z.ZodMiniType, field: string) => {
  const found = fieldAt(schema, field.split('.'));
  return found && meaningOf(found);
};
const valueAt = (values: object, field: string): unknown => field.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], values);

/** Values in the words of the screen. Numbers are shown by the names that the lists of the panel give them. */
export function useValueText({ schema }: ConflictQuestion): (field: string, values: object) => ReactNode {
  const { can } = useYetki();
  const tanimlar = useCall(tanimCalls.hepsi).data?.tanimlar as Record<string, readonly { id: number; adi: string }[]> | undefined;
  const ekip = useCall(personelBayiCalls.ekip).data?.liste;
  const sutunlar = useCall(randevuCalls.basliklar, { query: { tumu: true } }).data?.liste;
  const roller = useCall(rolCalls.list, {}, { enabled: can(rolCalls.list.yetki) }).data?.liste;
  const iller = useCall(ilCalls.list, {}, { staleTime: Infinity }).data?.liste;

  const findName = (nesne: Noun | undefined, id: number): string | undefined => {
    if (nesne === 'personel') return ekip?.find((one) => one.id === id)?.adSoyad;
    if (nesne === 'sutun') return sutunlar?.find((one) => one.id === id)?.adi;
    if (nesne === 'rol') return roller?.find((one) => one.id === id)?.adi;
    if (nesne === 'il') return iller?.find((one) => one.id === id)?.ad;
    return nesne && tanimlar?.[nesne]?.find((one) => one.id === id)?.adi;
  };
  /** The word for one value; undefined for a number that no list of the panel names. */
  const wordOf = (field: string, value: unknown, record: object): string | undefined => {
    if (isEmpty(value)) return i18next.t('alan:bos');
    if (typeof value === 'object') return titleOf(field, value!);
    const meaning = meaningAt(schema, field);
    if (meaning && typeof value === 'number' && isPara(meaning, record)) return formatTL(kurus(value));
    const { tur = null, nesne, sozler } = meaning ?? {};
    if (tur === 'kayit') return findName(nesne, Number(value));
    // The log cuts longer texts, but here people have to read them in full.
    return tur === 'metin' ? String(value) : formatDeger({ alan: nameOf(field), tur, sozler }, String(value));
  };
  /** The part by which people recognise a row of a list. */
  const titleOf = (field: string, row: object): string =>
    Object.entries(row)
      .filter(([name, value]) => !isEmpty(value) && !UNTOLD.has(meaningAt(schema, `${field}.${name}`)?.tur))
      .flatMap(([name, value]) => wordOf(`${field}.${name}`, value, row) ?? [])
      .join(' · ');

  return (field, values) => {
    const value = valueAt(values, field);
    const shown = shownIn(values, field);
    if (shown !== undefined) return shown;
    const record = (valueAt(values, field.slice(0, Math.max(0, field.lastIndexOf('.')))) ?? values) as object;
    const baska = i18next.t('cakisma:baskaSecim');
    if (!Array.isArray(value)) return wordOf(field, value, record) ?? baska;
    return value.length === 0 ? i18next.t('alan:bos') : value.map((one) => wordOf(`${field}.0`, one, record) ?? baska).join(', ');
  };
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
/** Values of a row that mean nothing to a reader. */
const UNTOLD: ReadonlySet<string | undefined> = new Set([undefined, 'no', 'sir', 'evetHayir', 'dosya']);
