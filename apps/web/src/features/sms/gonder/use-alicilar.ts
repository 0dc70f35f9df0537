import type { ReplyOf } from '@defter/contract/call.ts';
import { type AliciSuzgeci, smsCalls } from '@defter/contract/sms.ts';
import type { IletiTuru } from '@defter/rules/ileti.ts';
import { useDebouncedValue } from '@mantine/hooks';
import type { ApiHatasi } from '../../../app/data/api.ts';
import { useCall } from '../../../app/data/query.ts';
import type { Kisi } from './secim.ts';

type Soru = { gonderilecekler: Kisi[]; suzgec: AliciSuzgeci | null; tur: IletiTuru };

export type Alicilar = {
  veri: ReplyOf<typeof smsCalls.alicilar> | undefined;
  gidecek: number;
  /** The number belongs to the present choice. Until then nothing may be sent, because it would reach others than those who were shown. */
  isCounted: boolean;
  isLoadingError: boolean;
  error: ApiHatasi | null;
  refetch: () => unknown;
};

const TYPING = 300;

/** The recipients of a message, counted while they are chosen. */
export function useAlicilar(kanal: 'sms' | 'whatsapp' | 'bildirim', soru: Soru): Alicilar {
  const secilen = JSON.stringify(soru);
  const [sorulan] = useDebouncedValue(secilen, TYPING);
  const { data, isFetching, isLoadingError, error, refetch } = useCall(smsCalls.alicilar, { body: { kanal, ...(JSON.parse(sorulan) as Soru) } }, { keep: true });
  return { veri: data, gidecek: data?.sayilar.gidecek ?? 0, isCounted: data !== undefined && !isFetching && sorulan === secilen, isLoadingError, error, refetch };
}
