import { vardiyaCalls, type VardiyaSablon } from '@defter/contract/vardiya.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../app/api.ts';
import { queryKeyOf, tellFailure, useCall, useSave } from '../../app/query.ts';
import { notice } from '../../ui/notice.ts';
import { indexOf, inverseOf, withChanges, type Degisiklik } from './plan.ts';

type Plan = Answer<typeof vardiyaCalls.kayitlar>;
const NO_SABLONLAR: readonly VardiyaSablon[] = [];
/** What the server takes in one call. */
const EN_COK = 1000;

/** The plan of some days, and how to change it: at once on the screen, put back when it is refused. */
export function usePlan(gunler: readonly Tarih[]) {
  const { t } = useTranslation('vardiya');
  const client = useQueryClient();
  const input = { query: { baslangicTarihi: gunler[0]!, bitisTarihi: gunler.at(-1)! } };
  const key = queryKeyOf(vardiyaCalls.kayitlar, input);
  const kayitlar = useCall(vardiyaCalls.kayitlar, input, { keep: true });
  const sablonlar = useCall(vardiyaCalls.sablonlar, {}, { staleTime: 5 * 60_000 });
  const save = useSave(vardiyaCalls.saveKayitlar, { notice: false });
  const remove = useSave(vardiyaCalls.removeKayitlar, { notice: false });
  const liste = kayitlar.data?.liste;
  const plan = useMemo(() => indexOf(liste ?? []), [liste]);
  const bilinenler = sablonlar.data?.liste ?? NO_SABLONLAR;

  const send = async (degisiklikler: readonly Degisiklik[]) => {
    const before = client.getQueryData<Plan>(key);
    await client.cancelQueries({ queryKey: key });
    const seen = degisiklikler.filter(({ tarih }) => gunler.includes(tarih));
    client.setQueryData<Plan>(key, (shown) => shown && { ...shown, liste: withChanges(shown.liste, seen, bilinenler) });
    const gunleri = degisiklikler.map(({ personelID, tarih, sablonID }) => ({ personelID, tarih, vardiyaSablon: { id: sablonID } }));
    try {
      if (gunleri.every(({ vardiyaSablon }) => vardiyaSablon.id === null)) {
        await remove.mutateAsync({ body: { vardiyaRandevular: gunleri } });
        return;
      }
      for (let from = 0; from < gunleri.length; from += EN_COK) {
        await save.mutateAsync({ body: { vardiyaRandevular: gunleri.slice(from, from + EN_COK) } });
      }
    } catch (error) {
      client.setQueryData(key, before);
      void client.invalidateQueries({ queryKey: key });
      tellFailure(error);
    }
  };

  return {
    plan,
    liste: liste ?? [],
    izinler: kayitlar.data?.izinler ?? [],
    tatiller: kayitlar.data?.tatiller ?? [],
    personeller: kayitlar.data?.personeller ?? [],
    sablonlar: bilinenler,
    isPending: kayitlar.isPending || sablonlar.isPending,
    failed: kayitlar.isError || sablonlar.isError,
    refetch: () => void Promise.all([kayitlar.refetch(), sablonlar.refetch()]),
    /** Changes fields that are shown; it can be taken back. */
    async change(degisiklikler: readonly Degisiklik[]) {
      const wanted = degisiklikler.filter((degisiklik) => (plan.get(`${degisiklik.personelID} ${degisiklik.tarih}`)?.vardiyaSablon.id ?? null) !== degisiklik.sablonID);
      if (wanted.length === 0) return;
      const back = inverseOf(wanted, plan);
      await send(wanted).then(
        () => notice.undo(t('degisti', { count: wanted.length }), () => void send(back).catch(() => undefined), { of: 'vardiya' }),
        // Told already.
        () => undefined,
      );
    },
    /** Writes days beyond those that are shown. */
    async write(degisiklikler: readonly Degisiklik[]) {
      await send(degisiklikler).then(
        () => notice.info(t('kopyalandi', { count: degisiklikler.length })),
        () => undefined,
      );
    },
  };
}
