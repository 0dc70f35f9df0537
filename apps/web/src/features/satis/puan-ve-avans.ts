import { avansCalls } from '@defter/contract/avans.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';

/** A customer's points and their worth in money; undefined if points are not in use, or not read yet. */
export function usePuan(musteriID: number | undefined): { puan: number; deger: Kurus } | undefined {
  const { satistaPuanKullanilsin } = useAyarlar();
  const { can } = useYetki();
  const { data } = useCall(
    puanCalls.hareketler,
    { params: { id: musteriID ?? 0 }, query: { sayfaBoyutu: 1 } },
    { enabled: satistaPuanKullanilsin && musteriID !== undefined && can(puanCalls.hareketler.yetki) },
  );
  return data && satistaPuanKullanilsin && musteriID !== undefined ? { puan: data.puan, deger: data.deger } : undefined;
}

/** The credit of a customer; nothing for people who may not set it off. */
export function useAvans(musteriID: number | undefined): Kurus {
  const { can } = useYetki();
  const enabled = musteriID !== undefined && can(avansCalls.mahsup.yetki);
  const { data } = useCall(avansCalls.get, { params: { id: musteriID ?? 0 } }, { enabled });
  return enabled ? (data?.kalan ?? ZERO) : ZERO;
}
