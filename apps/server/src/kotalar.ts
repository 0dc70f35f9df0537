import { canOpenAyarlar } from '@defter/rules/paket.ts';
import type { Platform } from './platform/http/context.ts';
import { AppError } from './platform/errors/app-error.ts';
import { checkPersonelKotasi } from './modules/personel/check-kota.ts';
import { checkRandevuKotasi } from './modules/randevu/check-kota.ts';

/** The limits of the plans (spec 2§9); null in a plan means without limit. */
export const kotalar: Platform['kotalar'] = {
  personel: ({ tx, oturum }) => checkPersonelKotasi(tx, oturum),
  randevu: ({ tx, oturum, clock }) => checkRandevuKotasi(tx, oturum, clock.today()),
  satisModulu({ oturum: { paket } }) {
    if (!paket.satisModulu) throw new AppError('satisModuluYok');
  },
};

export const planlar: Platform['planlar'] = {
  ayarlar({ paket }) {
    if (!canOpenAyarlar(paket.adi)) throw new AppError('ayarPaketYok');
  },
};
