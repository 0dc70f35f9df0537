import type { Tx } from '../../platform/db/connection.ts';
import type { Client } from '../../platform/http/client.ts';

export type BaglantiSahibi = { bayiID: number; musteriID: number; /** The last day that the link is made for. */ sonGun: string };

/** Makes a customer's own link and answers its address; it comes from the module above, which keeps the links. */
export type MakeBaglanti = (tx: Tx, kim: BaglantiSahibi, client: Client) => Promise<string>;
