import { writeFileSync } from 'node:fs';
import { FULL, seed } from './seed.ts';

/*
 * Fills an empty database of yours for the load: `node bench/load/prepare.ts DATABASE_URL SEED_JSON [PART]`.
 * PART below 1 makes a smaller one, for trying the bench itself. About two minutes for the whole.
 */
const [url, file, part = '1'] = process.argv.slice(2);
const scaled = (n: number) => Math.round(n * Number(part));
const sizes = { bayi: Math.max(2, scaled(FULL.bayi)), musteri: FULL.musteri, randevu: FULL.randevu, satis: FULL.satis };
const seeded = await seed(url!, sizes, (text) => process.stderr.write(`${text}\n`));
writeFileSync(file!, JSON.stringify({ url, ...seeded }));
