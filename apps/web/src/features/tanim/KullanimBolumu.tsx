import { tanimCalls, type TanimTuru } from '@defter/contract/tanim.ts';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { KullanimListesi } from './KullanimListesi.tsx';

type KullanimBolumuProps = { tur: TanimTuru; id: number; onMerge?: () => void };

/** The places where an entry is used, and the button to merge it into another one. */
export function KullanimBolumu({ tur, id, onMerge }: KullanimBolumuProps) {
  const { t } = useTranslation('tanim');
  const { data, error, refetch } = useCall(tanimCalls.kullanim, { params: { tur, id } }, { once: true });
  return (
    <FormSection legend={t('kullanim.baslik')}>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={1} height={20} />} />}
      {data && data.toplam > 0 && <KullanimListesi kullanim={data.kullanim} />}
      {data && data.toplam === 0 && (
        <Text size="sm" c="dimmed">
          {t(onMerge ? 'kullanim.yok' : 'kullanim.kilitli')}
        </Text>
      )}
      {onMerge && (
        <Group mt="sm">
          <Button variant="default" size="compact-md" onClick={onMerge}>
            {t('birlestir.ac')}
          </Button>
        </Group>
      )}
    </FormSection>
  );
}
