import { primCalls, type PrimKurali } from '@defter/contract/prim.ts';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { Rows } from '../../ui/Rows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useToday } from '../../ui/today.ts';
import { PrimKuraliForm } from './PrimKuraliForm.tsx';
import { KuralSatiri } from './KuralSatiri.tsx';
import { SonucTablosu } from './SonucTablosu.tsx';

/** Tries other rules on the last three months: it begins with those of today, and saves nothing. */
export function DenemeSekmesi() {
  const { t } = useTranslation('prim');
  const bugun = useToday();
  const { data, error, refetch } = useCall(primCalls.kurallar);
  const [degisen, setDegisen] = useState<PrimKurali[]>();
  const [acik, setAcik] = useState<PrimKurali | 'yeni'>();
  const [denenen, setDenenen] = useState<PrimKurali[]>();
  const sonuc = useCall(primCalls.dene, { body: { kurallar: denenen ?? [] } }, { enabled: denenen !== undefined, keep: true });

  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={52} />} />;
  const kurallar = degisen ?? data.liste.filter(({ bitis }) => bitis === null || bitis >= bugun);
  const put = (kural: PrimKurali) => {
    const rest = kurallar.map((biri) => (biri.id === kural.id ? kural : biri));
    setDegisen(rest.includes(kural) ? rest : [...rest, { ...kural, id: Math.min(0, ...rest.map(({ id }) => id)) - 1 }]);
    setAcik(undefined);
  };
  const remove = ({ id }: PrimKurali) => {
    setDegisen(kurallar.filter((biri) => biri.id !== id));
    setAcik(undefined);
  };

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw={820}>
        {t('deneme.aciklama')}
      </Text>
      {kurallar.length > 0 && (
        <Card padding={0}>
          <Rows>
            {kurallar.map((kural) => (
              <KuralSatiri key={kural.id} kural={kural} onEdit={() => setAcik(kural)} />
            ))}
          </Rows>
        </Card>
      )}
      <Group gap="xs">
        <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={() => setAcik('yeni')}>
          {t('kural.yeni')}
        </Button>
        <Button loading={sonuc.isFetching} onClick={() => setDenenen(kurallar)}>
          {t('deneme.hesapla')}
        </Button>
        {degisen && (
          <Button variant="subtle" color="gray" onClick={() => setDegisen(undefined)}>
            {t('deneme.bastan')}
          </Button>
        )}
      </Group>
      {sonuc.data ? <SonucTablosu sonuc={sonuc.data} /> : <NotLoaded reading={sonuc} />}
      {acik && (
        <PrimKuraliForm
          kural={acik === 'yeni' ? undefined : acik}
          kapali={false}
          onClose={() => setAcik(undefined)}
          onTry={put}
          onTryRemove={acik === 'yeni' ? undefined : () => remove(acik)}
        />
      )}
    </Stack>
  );
}
