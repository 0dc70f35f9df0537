import { GERI_ALMA_SN } from '@defter/rules/geri-alma.ts';
import { formatTarih, isTarih } from '@defter/rules/tarih.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import i18next from 'i18next';
import { CheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react';
import { createElement } from 'react';
import { Undoable } from './Undoable.tsx';

type Notice = {
  tone: keyof typeof TONES;
  title?: string;
  text: string;
  /** Undefined keeps it until it is closed. */
  seconds?: number;
  /** Offers to undo the act, or the next step after a refusal. */
  way?: Way;
  /** Notices with the same `of` replace each other. */
  of?: string;
};

/** A button of a notice; without a label it undoes. */
type Way = { label?: string; run: () => void };

const MOST = 4;
const ICON = 18;
const TONES = {
  success: { color: 'defter', role: 'status', icon: createElement(CheckIcon, { size: ICON }) },
  failure: { color: 'red', role: 'alert', icon: createElement(TriangleAlertIcon, { size: ICON }) },
  warning: { color: 'yellow', role: 'alert', icon: createElement(TriangleAlertIcon, { size: ICON }) },
  info: { color: 'defter', role: 'status', icon: createElement(InfoIcon, { size: ICON }) },
};

let count = 0;

function show({ tone, title, text, seconds, way, of }: Notice, id = `notice-${(count += 1)}`): void {
  const autoClose = seconds === undefined ? false : seconds * 1000;
  const hold = (held: boolean) => notifications.update({ id, autoClose: held ? false : autoClose, message });
  const message = way ? createElement(Undoable, { id, text, ...way }) : text;
  const isReplaced = (other: NotificationData) => other.id === id || (of !== undefined && other['data-of'] === of);
  const shown: NotificationData = {
    id,
    ...TONES[tone],
    title,
    message,
    autoClose,
    withBorder: true,
    'data-of': of,
    // Focus inside a notice holds it too, for people who undo by keyboard; the library does the same for the pointer.
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
  notifications.updateState(notificationsStore, (all) => [...all.filter((other) => !isReplaced(other)), shown].slice(-MOST));
}

/** Values that a text names besides its key, such as the customer who already has the number. */
type MessageData = Readonly<Record<string, string | number>>;

/** Fetches the texts of the server's answers. They come after the first page, which does not wait for them; a notice does. */
export const loadAnswerTexts = (): Promise<void> => i18next.loadNamespaces(['mesaj']);

/** The catalogue with the text of a key: the answers to signing in come with the start, all others behind the first page. */
const findCatalogue = (kod: string) => (['temelMesaj', 'mesaj'] as const).find((catalogue) => i18next.exists(`${catalogue}:swal.text.${kod}`));

/** Whether a key has a text. Every key of the contract has one; shipping their list would cost more than this check. */
export const isTold = (kod: string): kod is HataKodu => findCatalogue(kod) !== undefined;

/** The text of a key of the contract, with days as people write them (spec 1§8). */
export function messageText(kod: HataKodu, data: MessageData = {}): string {
  const words = Object.entries(data).map(([name, value]) => [name, typeof value === 'string' && isTarih(value) ? formatTarih(value) : value]);
  const catalogue = findCatalogue(kod);
  // The catalogue of a key is known only at run time; one key stands here for the type of all.
  const key = (catalogue ? `${catalogue}:swal.text.${kod}` : 'temelMesaj:swal.text.hataOlustu') as 'temelMesaj:swal.text.hataOlustu';
  return i18next.t(key, Object.fromEntries(words) as MessageData);
}

/** The part of a server's refusal that people are told of. */
type Refusal = { kod?: HataKodu; alanlar?: Record<string, HataKodu>; veri?: MessageData };
export const refusalOf = (error: unknown): Refusal => error ?? {};

/** Why something was refused, in words: what is said of its first field, and otherwise of the whole. */
export function refusalText(error: unknown): string {
  const { kod, alanlar = {}, veri } = refusalOf(error);
  return messageText(Object.values(alanlar)[0] ?? kod ?? 'hataOlustu', veri);
}

/**
 * The only way to tell people what happened. The text of a key is `swal.text.{key}` of the catalogues `mesaj` and `temelMesaj`. Success
 * closes by itself after 2 seconds unless the specification says 2.5 or 5; a failure stays until it is closed (spec
 * 1§8, 2§8).
 */
export const notice = {
  /** `notice.success('kayitBasarili')`; `notice.success(answer.message, { seconds: 5 })` */
  success(kod: HataKodu, { seconds = 2 }: { seconds?: 2 | 2.5 | 5 } = {}): void {
    show({ tone: 'success', title: i18next.t('temelMesaj:swal.title.info'), text: messageText(kod), seconds });
  },

  /** `notice.failure(error.kod, error.veri)`; a repeated failure is shown only once. `way` is the next step that it offers. */
  failure(kod: HataKodu, data?: MessageData, way?: Way): void {
    show({ tone: 'failure', title: i18next.t('temelMesaj:swal.title.warning'), text: messageText(kod, data), way }, kod);
  },

  /** Text of the screen's own catalogue that is neither success nor failure. */
  info(text: string, { seconds = 2.5 }: { seconds?: number } = {}): void {
    show({ tone: 'info', text, seconds });
  },

  /** Tells a side of an act that people should know of. It stays until it is closed, or withdrawn because it is no longer true. */
  warning(text: string, { of }: { of: string }): void {
    show({ tone: 'warning', text, of });
  },

  /**
   * Tells of an act and offers to undo it for 10 seconds: `notice.undo(t('tasindi'), () => move.mutate(before))`. Of consecutive changes with the
   * same `of`, only the last one is offered.
   */
  undo(text: string, takeBack: () => void, { of }: { of?: string } = {}): void {
    show({ tone: 'success', text, seconds: GERI_ALMA_SN, way: { run: takeBack }, of });
  },

  /**
   * Withdraws the offer to undo when the next change of the same `of` begins, because a later undo would revert that one too. Withdraws a warning
   * that no longer holds.
   */
  withdraw(of: string): void {
    notifications.updateState(notificationsStore, (all) => all.filter((other) => other['data-of'] !== of));
  },

  /** Closes the notice of a key. */
  close(kod: string): void {
    notifications.hide(kod);
  },

  /** Closes all notices, as signing in does. */
  clear(): void {
    notifications.clean();
  },
};
