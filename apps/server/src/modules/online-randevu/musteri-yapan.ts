import type { Yapan } from '../../platform/auth/oturum.ts';

/** The customer who acts by the page or the own link: nobody of the team, with the rights that these acts need of the calendar. */
export const MUSTERI_YAPAN: Yapan = { personelID: null, yetkiler: new Set(['randevuDuzenle', 'randevuTumunuGor']) };
