import { type Talep, randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComing, useCall } from '../../../app/data/query.ts';
import { withTexts } from '../../../app/routing/with-texts.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { usePart } from '../../../ui/use-part.ts';
import { TALEP_DURUMU, type TakvimRandevusu } from '../calendar/types.ts';
import { adSoyadOf } from '../takvim-verisi.ts';
import type { Suzgec } from '../use-suzgec.ts';

const loadPanel = withTexts(['randevuTalep'], async () => (await import('./TalepPaneli.tsx')).TalepPaneli);
const NONE: readonly Talep[] = [];
export const yeniTalepSorusu = (aralik: Suzgec['aralik']) => ({ query: { ...aralik, durum: 'yeni' as const } });

export type TalepKatmani = {
  /** The requests of a column and day as blocks; their ids are below zero, so that none is an appointment's. */
  blocksOf: (tarih: string, idOf: (sutunID: number) => number | undefined) => TakvimRandevusu[];
  /** Opens the request of a block; false where the block is an appointment. */
  open: (id: number) => boolean;
  /** The requests that no column shows, and the panel of the open one. */
  parts: ReactNode;
  isPending: boolean;
};

/** New requests in the calendar: they take no time, and are answered where the desk sees what else happens then. */
export function useTalepKatmani({ gorunum, aralik }: Suzgec, basliklar: readonly RandevuBasligi[] | undefined): TalepKatmani {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const [acik, setAcik] = useState<Talep>();
  const Panel = usePart(acik !== undefined, loadPanel);
  const isShown = gorunum === 'gun' || gorunum === 'hafta';
  const soru = useCall(randevuTalepCalls.list, yeniTalepSorusu(aralik), { enabled: isShown && can(randevuTalepCalls.list.yetki), keep: true });
  const talepler = (isShown ? soru.data?.liste : undefined) ?? NONE;

  const bySutun = useMemo(() => {
    const ofPerson = new Map(basliklar?.map(({ personelID, id }) => [personelID, id]));
    const gorunen = new Set(basliklar?.map(({ id }) => id));
    return talepler.map((talep) => {
      const id = talep.randevuSutunBaslikID ?? (talep.uygulayanPersonelID === null ? undefined : ofPerson.get(talep.uygulayanPersonelID));
      return { talep, sutunID: id !== undefined && gorunen.has(id) ? id : undefined };
    });
  }, [talepler, basliklar]);
  const durum = t('takvim.talep');
  const blocks = useMemo(() => bySutun.map((one) => ({ ...one, block: blockOf(one.talep, durum) })), [bySutun, durum]);
  const yersiz = bySutun.filter(({ sutunID }) => sutunID === undefined);

  return {
    isPending: isComing(soru),
    blocksOf: (tarih, idOf) =>
      blocks.flatMap(({ talep, sutunID, block }) => {
        const id = sutunID === undefined || talep.randevuTarihi !== tarih ? undefined : idOf(sutunID);
        return id === undefined ? [] : [{ ...block, sutunID: id }];
      }),
    open: (id) => {
      const talep = talepler.find((one) => one.id === -id);
      if (talep) setAcik(talep);
      return talep !== undefined;
    },
    parts: (
      <>
        {yersiz.length > 0 && (
          <Group gap={6} mb={8} role="group" aria-label={t('takvim.talepSeridi')}>
            {yersiz.map(({ talep }) => (
              <Button key={talep.id} size="compact-md" variant="light" onClick={() => setAcik(talep)}>
                {t('takvim.talepDugmesi', { ad: adSoyadOf(talep), gun: formatTarih(talep.randevuTarihi).slice(0, 5), saat: talep.baslangicSaat })}
              </Button>
            ))}
          </Group>
        )}
        {Panel && acik && <Panel key={acik.id} talep={acik} onClose={() => setAcik(undefined)} />}
      </>
    ),
  };
}

const blockOf = (talep: Talep, durumSozu: string): TakvimRandevusu => ({
  id: -talep.id,
  sutunID: 0,
  baslangic: toDakika(talep.baslangicSaat),
  bitis: toDakika(talep.bitisSaat),
  durum: TALEP_DURUMU,
  baslik: adSoyadOf(talep),
  altBaslik: [durumSozu, talep.hizmetler].filter(Boolean).join(', '),
});
