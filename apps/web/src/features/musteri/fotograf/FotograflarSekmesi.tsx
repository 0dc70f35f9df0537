import { fotografCalls, type Fotograf } from '@defter/contract/fotograf.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CameraIcon } from 'lucide-react';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { usePart } from '../../../ui/use-part.ts';
import type { MusteriSekmesiProps } from '../sekmeler.ts';
import { FotografEkle } from './FotografEkle.tsx';
import { Kucuk } from './Kucuk.tsx';
import { OnaySeridi } from './OnaySeridi.tsx';
import classes from './Fotograf.module.css';

const loadBuyuk = async () => (await import('./BuyukModal.tsx')).BuyukModal;
const loadKarsilastirma = async () => (await import('./KarsilastirmaModal.tsx')).KarsilastirmaModal;
const PAIR = 2;

/** Photos of a customer by day; two of them can be laid over each other. */
export function FotograflarSekmesi({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation('fotograf');
  const { data, error, refetch } = useCall(fotografCalls.list, { params: { id: musteri.id } });
  const [secilenler, setSecilenler] = useState<readonly number[]>([]);
  const [acik, setAcik] = useState<Fotograf>();
  const [karsilastiriliyor, setKarsilastiriliyor] = useState(false);
  const Buyuk = usePart(acik !== undefined, loadBuyuk);
  const Karsilastirma = usePart(karsilastiriliyor, loadKarsilastirma);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={120} />} />;

  const secili = data.liste.filter(({ id }) => secilenler.includes(id));
  // A third photo replaces the one that was chosen first.
  const toggle = (id: number) =>
    setSecilenler((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-PAIR)));
  const [sonra, once] = secili;

  return (
    <>
      {!musteri.anonimMi && <OnaySeridi musteri={musteri} />}
      <Group justify="space-between" align="end" mb="md">
        {musteri.anonimMi ? <span /> : <FotografEkle musteriID={musteri.id} />}
        {data.liste.length >= PAIR && (
          <Group gap="sm">
            <Text size="sm" c="dimmed" aria-live="polite">
              {t('secim', { sayi: secili.length })}
            </Text>
            <Button disabled={secili.length < PAIR} onClick={() => setKarsilastiriliyor(true)}>
              {t('karsilastir')}
            </Button>
          </Group>
        )}
      </Group>
      {data.liste.length === 0 && <EmptyState icon={CameraIcon} title={t('bos.baslik')} text={t('bos.aciklama')} />}
      {groupByTarih(data.liste).map(({ tarih, fotograflar }) => (
        <section key={tarih} aria-label={formatTarih(tarih)}>
          <h2 className={classes.day}>{formatTarih(tarih)}</h2>
          <ul className={classes.grid}>
            {fotograflar.map((fotograf, index) => (
              <Kucuk
                key={fotograf.id}
                fotograf={fotograf}
                sira={index + 1}
                secili={secilenler.includes(fotograf.id)}
                onToggle={() => toggle(fotograf.id)}
                onOpen={() => setAcik(fotograf)}
              />
            ))}
          </ul>
        </section>
      ))}
      {Buyuk && acik && <Buyuk fotograf={acik} onClose={() => setAcik(undefined)} />}
      {Karsilastirma && karsilastiriliyor && once && sonra && <Karsilastirma once={once} sonra={sonra} onClose={() => setKarsilastiriliyor(false)} />}
    </>
  );
}

/** The photos are ordered by day, so a day is a run of them. */
export function groupByTarih(fotograflar: readonly Fotograf[]): { tarih: string; fotograflar: Fotograf[] }[] {
  const gunler: { tarih: string; fotograflar: Fotograf[] }[] = [];
  for (const fotograf of fotograflar) {
    const last = gunler.at(-1);
    if (last?.tarih === fotograf.tarih) last.fotograflar.push(fotograf);
    else gunler.push({ tarih: fotograf.tarih, fotograflar: [fotograf] });
  }
  return gunler;
}
