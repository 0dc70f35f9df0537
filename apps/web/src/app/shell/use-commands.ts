import { musteriCalls, MUSTERI_SATIRI_ALANLARI } from '@defter/contract/musteri.ts';
import { fold } from '@defter/rules/metin.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { useTranslation } from 'react-i18next';
import { UsersIcon, type LucideIcon } from 'lucide-react';
import { paths } from '../routing/paths.ts';
import { useCall } from '../data/query.ts';
import { useYetki } from '../session/yetki.ts';
import { useMenu, type ShownEntry } from './use-menu.ts';

export type Command = { path: string; label: string; hint?: string; icon: LucideIcon };
export type CommandGroup = { title: string; commands: Command[] };

const CUSTOMERS = 6;
const SEARCH_FROM = 2;

/** The offers of the command bar for a text: screens and actions by name, customers by name, phone or file number. */
export function useCommands(text: string, search: string): { groups: CommandGroup[]; isSearching: boolean; hasFailed: boolean } {
  const { t } = useTranslation('panel');
  const { can } = useYetki();
  const { groups: menu, adds } = useMenu();
  const wanted = search.length >= SEARCH_FROM && can(musteriCalls.list.yetki);
  const found = useCall(musteriCalls.list, { query: { ara: search, durum: 'aktif', sirala: 'uygunluk', sayfaBoyutu: CUSTOMERS, alanlar: MUSTERI_SATIRI_ALANLARI } }, { enabled: wanted, keep: true });

  const words = fold(text).split(' ');
  const matching = (all: ShownEntry[]) => all.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const customers = (wanted ? (found.data?.liste ?? []) : []).map((musteri) => ({
    path: paths.musteri(musteri.id),
    label: musteri.adSoyad,
    hint: musteri.telefon ? formatTelefon(musteri.telefon) : undefined,
    icon: UsersIcon,
  }));

  const groups = [
    { title: t('komut.musteriler'), commands: customers },
    { title: t('komut.ekranlar'), commands: matching(menu.flatMap((group) => [group, ...group.screens])) },
    { title: t('komut.islemler'), commands: matching(adds) },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching: text.length >= SEARCH_FROM && can(musteriCalls.list.yetki) && (text !== search || found.isFetching),
    hasFailed: wanted && found.isLoadingError,
  };
}
