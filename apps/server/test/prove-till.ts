import { prove, type Sonuc } from '../src/modules/mutabakat/prove.ts';
import type { TestServer } from './server.ts';

/** The differences that the proof of the till finds in a bayi now. */
export const proveTill = ({ platform }: TestServer, bayiID: number): Promise<Sonuc> => platform.database.write({ bayiID }, (tx) => prove(tx, 10_000));
