/** The states of a request (spec 2§4): new, another time offered, approved, rejected. */
export const TALEP_DURUMLARI = ['yeni', 'onerildi', 'onaylandi', 'reddedildi'] as const;
export type TalepDurumu = (typeof TALEP_DURUMLARI)[number];

/** The origin of a request: the desk, or the customer on the salon's page. */
export const TALEP_KAYNAKLARI = ['masa', 'sayfa'] as const;
export type TalepKaynagi = (typeof TALEP_KAYNAKLARI)[number];

/** Whether it waits for an answer. A rejected one can still be approved, if the customer calls again. */
export const isTalepAcik = (durum: TalepDurumu): boolean => durum === 'yeni' || durum === 'onerildi';

/** The states that the customer sees: open requests and rejections. An approved request is an appointment. */
export const SAYFA_TALEP_DURUMLARI = ['yeni', 'onerildi', 'reddedildi'] as const satisfies readonly TalepDurumu[];
