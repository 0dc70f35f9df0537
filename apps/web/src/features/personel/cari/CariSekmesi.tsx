import { personelCariCalls, type CariSatiri } from '@defter/contract/personel-cari.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { usePages } from '../../../app/data/use-pages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Figure, Figures } from '../../../ui/Figure.tsx';
import { PlusIcon } from 'lucide-react';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { MoreRows } from '../../../ui/MoreRows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import type { KayitSekmesiProps } from '../sekmeler.ts';
import { CariForm } from './CariForm.tsx';
import { CariTablosu } from './CariTablosu.tsx';
import type { IslemAdi } from './islemler.ts';

const SAYFA = 25;

type Acik = { islem: IslemAdi; satir?: CariSatiri };

/** The account of a colleague: earned, paid, owed, and all movements. */
export function CariSekmesi({ personel }: KayitSekmesiProps) {
  const { t } = useTranslation('personel');
  const [acik, setAcik] = useState<Acik>();
  const { data, pages, isLoadingError, error, refetch } = usePages(personelCariCalls.list, { params: { id: personel.id } }, SAYFA);

  // An open form stays, whatever happens to the list behind it.
  if (acik) return <CariForm personel={personel} {...acik} onClose={() => setAcik(undefined)} />;
  if (isLoadingError) return <NotLoaded reading={{ error, refetch }} />;
  const note = data && data.bakiye !== 0 ? t(data.bakiye > 0 ? 'cari.isletmeBorclu' : 'cari.personelBorclu') : undefined;

  return (
    <>
      <Figures>
        <Figure label={t('cari.bakiye')} note={note}>
          {data && <MoneyText tutar={data.bakiye} />}
        </Figure>
        <Figure label={t('cari.hakEdis')}>{data && <MoneyText tutar={data.hakEdis} />}</Figure>
        <Figure label={t('cari.odenen')}>{data && <MoneyText tutar={data.odenen} />}</Figure>
      </Figures>
      <Group gap="xs">
        <Button leftSection={<PlusIcon size={18} />} onClick={() => setAcik({ islem: 'odeme' })}>
          {t('cari.odemeYap')}
        </Button>
        <Button variant="default" onClick={() => setAcik({ islem: 'maas' })}>
          {t('cari.hakEdisEkle')}
        </Button>
      </Group>
      {!data ? (
        <RowsSkeleton rows={4} />
      ) : data.liste.length === 0 ? (
        <EmptyState title={t('cari.bosBaslik')} text={t('cari.bosAciklama')} />
      ) : (
        <CariTablosu satirlar={data.liste} onEdit={(satir, islem) => setAcik({ satir, islem })} />
      )}
      <MoreRows pages={pages} />
    </>
  );
}
