import { bilinmeyenYer } from '@defter/rules/sms.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';

/**
 * Refuses a text with a place that nothing fills: it would reach people with its brackets. The text is looked at before it is filled, for
 * a name may have brackets of its own.
 * @param alan where the text stands in the body
 * @throws AppError smsYeriBilinmiyor
 */
export function requireYerler(mesaj: string, yerler: readonly string[], alan = 'mesaj'): void {
  const yer = bilinmeyenYer(mesaj, yerler);
  if (yer !== undefined) throw refusalAt(alan, 'smsYeriBilinmiyor', { yer, yerler: yerler.map((ad) => `[${ad}]`).join(', ') });
}
