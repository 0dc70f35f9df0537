import { ilCalls } from '@defter/contract/il.ts';
import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { tanimCalls, type TanimTuru } from '@defter/contract/tanim.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownIn } from '../../ui/conflict.ts';
import { alanMetni, formatDeger, hakMetni } from '../gecmis/format-deger.ts';
import { useCall } from '../data/query.ts';
import { useYetki } from '../session/yetki.ts';

/** Of which list the number in a field is. */
const TANIMLAR: Readonly<Record<string, TanimTuru>> = {
  grupID: 'musteriGrubu',
  uyrukID: 'uyruk',
  meslekID: 'meslek',
  neredenDuydunuzID: 'neredenDuydunuz',
  ozelDurumID: 'ozelDurum',
  hastaTuruID: 'hastaTuru',
  birimID: 'birim',
  kategoriID: 'kategori',
  anlasmaliKurumID: 'kurum',
};
const KISILER = new Set(['personelID', 'uygulayanPersonelID', 'kayitEdenPersonelID', 'personelIDler']);
const SUTUNLAR = new Set(['randevuSutunBaslikID', 'sutunIDler']);

/** What a field is called: a right by its own name. */
export function fieldText(field: string): string {
  const name = nameOf(field);
  if (/^(yetkiler|raporYetkileri)\./.test(field)) return hakMetni(name);
  const own = `cakisma:alan.${name}`;
  return i18next.exists(own) ? i18next.t(own as 'ortak:kaydet') : alanMetni(name);
}

const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);
const valueAt = (values: object, field: string): unknown => field.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], values);

/** Values in the words of the screen: numbers by the names that the lists of the panel have for them. */
export function useValueText(): (field: string, values: object) => ReactNode {
  const { t } = useTranslation('kayitGunlugu');
  const { can } = useYetki();
  const tanimlar = useCall(tanimCalls.hepsi).data?.tanimlar as Record<string, readonly { id: number; adi: string }[]> | undefined;
  const ekip = useCall(personelBayiCalls.ekip).data?.liste;
  const sutunlar = useCall(randevuCalls.basliklar, { query: { tumu: true } }).data?.liste;
  const roller = useCall(rolCalls.list, {}, { enabled: can(rolCalls.list.yetki) }).data?.liste;
  const iller = useCall(ilCalls.list, {}, { staleTime: Infinity }).data?.liste;

  const findName = (name: string, id: number): string | undefined => {
    const tur = TANIMLAR[name];
    if (tur) return tanimlar?.[tur]?.find((one) => one.id === id)?.adi;
    if (KISILER.has(name)) return ekip?.find((one) => one.id === id)?.adSoyad;
    if (SUTUNLAR.has(name)) return sutunlar?.find((one) => one.id === id)?.adi;
    if (name === 'rolID') return roller?.find((one) => one.id === id)?.adi;
    return name === 'ilID' ? iller?.find((one) => one.id === id)?.ad : undefined;
  };
  const wordOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('bosDeger');
    if (typeof value === 'object') return titleOf(value);
    if (!/ID(ler)?$/.test(name)) return isLong(value) ? String(value) : formatDeger(t, name, String(value));
    return findName(name, Number(value)) ?? i18next.t('cakisma:baskaSecim');
  };

  return (field, values) => {
    const name = nameOf(field);
    const value = valueAt(values, field);
    const shown = shownIn(values, field);
    if (shown !== undefined) return shown;
    if (name === 'sifre' && value) return '••••••';
    if (!Array.isArray(value)) return wordOf(name, value);
    return value.length === 0 ? t('bosDeger') : value.map((one) => wordOf(name, one)).join(', ');
  };
}

/** Longer texts are cut in the log; here they are what it is about. */
const isLong = (value: unknown) => typeof value === 'string' && value.length > 120;

/** A row of a list by what it is called, and how much of it there is. */
function titleOf(row: object): string {
  const { adi, telefon, baslik, adres, miktar } = row as Record<string, unknown>;
  return [adi ?? telefon ?? baslik, adres, miktar].filter((part) => part !== undefined && part !== null && part !== '').join(' · ');
}
