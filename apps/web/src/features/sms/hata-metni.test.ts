import { expect, it } from 'vitest';
import en from '../../texts/en/sms.json';
import tr from '../../texts/tr/sms.json';

/** The codes of each provider by its documents; `r` marks the later outcome of a message. */
const KODLAR = {
  netgsm: ['20', '30', '40', '50', '51', '70', '80', '85', '100', '101', 'r2', 'r3', 'r4', 'r11', 'r12', 'r13', 'r14', 'r15', 'r16', 'r17'],
  iletimerkezi: ['400', '401', '402', '404', '422', '450', '451', '452', '453', '454', '455', '456', '457', '458', '459', '460', '464', '466', '467', '468', '469', '470', '503', 'r112', 'r115'],
  whatsapp: [
    '0', '4', '10', '33', '100', '190', '200', '368', '80007', '130429', '130472', '131000', '131005', '131008', '131016',
    '131021', '131026', '131031', '131042', '131045', '131047', '131048', '131049', '131050', '131053', '131056', '131057', '132000', '132001',
    '132005', '132007', '132012', '132015', '132016', '133004', '133010',
  ],
} as const;
const HER_BIRI = Object.entries(KODLAR).flatMap(([saglayici, kodlar]) => kodlar.map((kod) => [saglayici as keyof typeof KODLAR, kod] as const));

it.each(HER_BIRI)('%s %s tells what has happened and, behind it, what to do', (saglayici, kod) => {
  for (const { hata } of [tr, en]) expect((hata[saglayici] as Record<string, string>)[kod]).toMatch(/^[^;]{5,}; [^;]{5,}[.;]/);
});
