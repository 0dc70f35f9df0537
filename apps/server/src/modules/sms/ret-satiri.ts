import { randomInt } from 'node:crypto';
import type { Config } from '../../config.ts';

/** People copy a code from a phone by hand, so it has no letters and digits that look alike (0 and O, 1 and I). */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 9;

/** A code by which the reader of one message refuses further ones. */
export const newRetKodu = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** The line that every commercial text ends with. */
export const retSatiri = ({ publicUrl }: Pick<Config, 'publicUrl'>, retKodu: string): string => `Ret: ${publicUrl}/r/r#${retKodu}`;

/** The same for a text that is only counted. */
export const ORNEK_RET_KODU = 'A'.repeat(LENGTH);
