import { formatTarih, isTarih } from '@defter/rules/tarih.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import i18next from 'i18next';

export type Notice = {
  id: string;
  tone: 'success' | 'failure' | 'info';
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

let shown: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

function put(next: readonly Notice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function show(notice: Omit<Notice, 'id'>, id = `notice-${(count += 1)}`): void {
  const isReplaced = (other: Notice) => other.id === id || (notice.of !== undefined && other.of === notice.of);
  put([...shown.filter((other) => !isReplaced(other)), { ...notice, id }].slice(-MOST));
}

/** What is told at the moment, for the host. */
export const noticeStore = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (id: string) => put(shown.filter((notice) => notice.id !== id)),
};

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

  /** Takes all notices away, as signing in does. */
  clear(): void {
    put([]);
  },
};
