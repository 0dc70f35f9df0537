import type { ayarCalls } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { allowedAddressesOf, freeOturum, isAllowed } from '../../platform/auth/allowed-addresses.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from './change-bolum.ts';
import { ipBolumu } from './ip-bolumu.ts';

export async function listIpAdresleri({ tx, client }: Context<typeof ayarCalls.ipAdresleri>) {
  const liste = await tx.selectFrom('ip_adresi').select(['id', 'bayi_id as bayiID', 'ip']).orderBy('ip').execute();
  return { liste, kendiIp: client.ip };
}

export async function saveIpAdresi(context: Context<typeof ayarCalls.saveIpAdresi>) {
  const { tx, body, note } = context;
  const ipler = await readIpler(context);
  const onceki = body.id > 0 ? await findIp(tx, body.id) : null;
  const ip = body.ip === undefined ? found(onceki ?? undefined) : await normalizeIp(tx, body.ip);
  if (ip !== onceki && ipler.includes(ip)) throw refusalAt('ip', 'ipAdresiVar');
  await write(context, [...ipler.filter((biri) => biri !== onceki), ip]);
  if (ip !== onceki) note(ip);
  return tx.selectFrom('ip_adresi').select('id').where('ip', '=', ip).executeTakeFirstOrThrow();
}

export async function removeIpAdresi(context: Context<typeof ayarCalls.removeIpAdresi>) {
  const { tx, body, note } = context;
  const ipler = await readIpler(context);
  const ip = await findIp(tx, body.id);
  await write(context, ipler.filter((biri) => biri !== ip));
  note(ip);
  return { id: body.id };
}

type SaveContext = Context<typeof ayarCalls.saveIpAdresi> | Context<typeof ayarCalls.removeIpAdresi>;

/** Others who change the list wait from here on: what is found after it is still there. */
const readIpler = async (context: SaveContext) => (await ipBolumu.read(context)).ipAdresleri as string[];
async function write(context: SaveContext, ipAdresleri: string[]): Promise<void> {
  const { tx, oturum, client, body: { onay } } = context;
  const degisiklikID = await changeBolum(context, ipBolumu, { ipAdresleri: ipAdresleri.toSorted() }, { onay: onay ?? true });
  if (onay != null || degisiklikID === null) return;
  context.note('kendi adresi sorulmadan');
  if (!isAllowed(allowedAddressesOf(ipAdresleri), client.ip)) await asOwner(tx, () => freeOturum(tx, oturum.id));
}

const findIp = async (tx: Tx, id: number): Promise<string> =>
  found(await tx.selectFrom('ip_adresi').select('ip').where('id', '=', id).executeTakeFirst()).ip;

/** The one way in which the database writes an address, so that each is there once. */
async function normalizeIp(tx: Tx, ip: string): Promise<string> {
  const { rows } = await sql<{ ip: string }>`select ${ip}::inet as ip`.execute(tx);
  return rows[0]!.ip;
}
