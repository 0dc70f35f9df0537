import { canOpenAyarlar } from '@defter/rules/paket.ts';
import type { Platform } from './platform/http/context.ts';
import { AppError } from './platform/errors/app-error.ts';
import { checkPersonelKotasi } from './modules/personel/check-kota.ts';
import { countRandevuOfMonth } from './modules/randevu/queries.ts';

/** The limits of the plans (spec 2§9); null in a plan means without limit. */
export const kotalar: Platform['kotalar'] = {
  personel: ({ tx, oturum }) => checkPersonelKotasi(tx, oturum),
  async randevu({ tx, oturum: { paket }, clock }) {
    if (paket.randevuSinir === null) return;
    if ((await countRandevuOfMonth(tx, clock.today())) >= paket.randevuSinir) throw new AppError('randevuHakkiBitti');
  },
  satisModulu({ oturum: { paket } }) {
    if (!paket.satisModulu) throw new AppError('satisModuluYok');
  },
};

export const planlar: Platform['planlar'] = {
  ayarlar({ paket }) {
    if (!canOpenAyarlar(paket.adi)) throw new AppError('ayarPaketYok');
  },
};
