import type { smsCalls } from '@defter/contract/sms.ts';
import { kurus } from '@defter/rules/para.ts';
import paketler from '../../../../data/sms-paketleri.json' with { type: 'json' };
import type { Context } from '../../../platform/http/context.ts';

/** The packages of credits, KDV included. */
export const listPaketler = async (_context: Context<typeof smsCalls.paketler>) => ({
  liste: paketler.map(({ id, adi, adet, fiyat }) => ({ id, adi, adet, fiyat: kurus(fiyat * 100), birimFiyat: kurus(Math.round((fiyat * 100) / adet)) })),
});
