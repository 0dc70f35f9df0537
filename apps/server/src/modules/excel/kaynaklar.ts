import type { AnyCall } from '@defter/contract/call.ts';
import type { ExportTipi } from '@defter/contract/excel.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JsonOf, RawJson } from '../../platform/http/reply.ts';
import { listMusteriler } from '../musteri/list-musteriler.ts';
import { listAltUrunler } from '../urun/list-urunler.ts';

export type Kaynak = {
  /** The call whose list it is: its filters, its right, its contact data, its columns. */
  call: AnyCall;
  list: (context: Context<AnyCall>) => Promise<RawJson>;
};

function kaynak<C extends AnyCall>(call: C, list: (context: Context<C>) => Promise<RawJson<JsonOf<C>>>): Kaynak {
  return { call, list: list as unknown as Kaynak['list'] };
}

/** The lists that can be taken out; each is what its screen shows. */
export const KAYNAKLAR: Record<ExportTipi, Kaynak> = {
  musteriler: kaynak(musteriCalls.list, listMusteriler),
  urunler: kaynak(urunCalls.listAltUrunler, listAltUrunler),
};
