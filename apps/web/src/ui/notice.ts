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
  /** Stays until it is closed when undefined. */
  seconds?: number;
  /** Offers to take back what was done. */
  takeBack?: () => void;
  /** What it is of: a newer one takes its place. */
  of?: string;
};

const UNDO_SECONDS = 10;
const MOST = 4;
const ICON = 18;
const TONES = {
  success: { color: 'defter', role: 'status', icon: createElement(CheckIcon, { size: ICON }) },
  failure: { color: 'red', role: 'alert', icon: createElement(TriangleAlertIcon, { size: ICON }) },
  info: { color: 'defter', role: 'status', icon: createElement(InfoIcon, { size: ICON }) },
};

let count = 0;

function show({ tone, title, text, seconds, takeBack, of }: Notice, id = `notice-${(count += 1)}`): void {
  const autoClose = seconds === undefined ? false : seconds * 1000;
  const hold = (held: boolean) => notifications.update({ id, autoClose: held ? false : autoClose, message });
  const message = takeBack ? createElement(Undoable, { id, text, takeBack }) : text;
  const isReplaced = (other: NotificationData) => other.id === id || (of !== undefined && other['data-of'] === of);
  const shown: NotificationData = {
    id,
    ...TONES[tone],
    title,
    message,
    autoClose,
    withBorder: true,
    'data-of': of,
    // Who is about to take something back by keys is not hurried either; the pointer is waited for by the library.
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
  notifications.updateState(notificationsStore, (all) => [...all.filter((other) => !isReplaced(other)), shown].slice(-MOST));
}

/** What a text names beside its key, such as the customer who has the number already. */
export type MessageData = Readonly<Record<string, string | number>>;

/** Whether there is a text for it: every key of the contract has one, and their list would weigh more than this question. */
export const isTold = (kod: string): kod is HataKodu => i18next.exists(`mesaj:swal.text.${kod}`);

/** What a key of the contract says to people, with days as people write them (spec 1§8). */
export function messageText(kod: HataKodu, data: MessageData = {}): string {
  const words = Object.entries(data).map(([name, value]) => [name, typeof value === 'string' && isTarih(value) ? formatTarih(value) : value]);
  return i18next.t(`mesaj:swal.text.${kod}`, Object.fromEntries(words) as MessageData);
}

/**
 * The one door for telling people what happened. The text of a key is `swal.text.{key}` of the catalogue `mesaj`.
 * Success closes by itself after 2 seconds unless the specification says 2.5 or 5; a failure stays until it is closed
 * (spec 1§8, 2§8).
 */
export const notice = {
  /** `notice.success('kayitBasarili')`; `notice.success(answer.message, { seconds: 5 })` */
  success(kod: HataKodu, { seconds = 2 }: { seconds?: 2 | 2.5 | 5 } = {}): void {
    show({ tone: 'success', title: i18next.t('mesaj:swal.title.info'), text: messageText(kod), seconds });
  },

  /** `notice.failure(error.kod, error.veri)`; the same failure is told once, however often it happens. */
  failure(kod: HataKodu, data?: MessageData): void {
    show({ tone: 'failure', title: i18next.t('mesaj:swal.title.warning'), text: messageText(kod, data) }, kod);
  },

  /** Text of the screen's own catalogue that is neither success nor failure. */
  info(text: string, { seconds = 2.5 }: { seconds?: number } = {}): void {
    show({ tone: 'info', text, seconds });
  },

  /**
   * Says what was done and offers 10 seconds to take it back: `notice.undo(t('tasindi'), () => move.mutate(before))`.
   * Where one change follows the other, only the last one `of` something is offered.
   */
  undo(text: string, takeBack: () => void, { of }: { of?: string } = {}): void {
    show({ tone: 'success', text, seconds: UNDO_SECONDS, takeBack, of });
  },

  /** Takes one away by the key that it told of. */
  close(kod: string): void {
    notifications.hide(kod);
  },

  /** Takes all notices away, as signing in does. */
  clear(): void {
    notifications.clean();
  },
};
