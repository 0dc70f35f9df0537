import { seriCalls } from '@defter/contract/seri.ts';
import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tell, useSave } from '../../../app/data/query.ts';
import { notice, refusalText } from '../../../ui/notice.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { KuralAlanlari } from './KuralAlanlari.tsx';
import { SeriGunleri } from './SeriGunleri.tsx';
import { type Tekrarlanan, useSeri } from './use-seri.ts';

type SeriPaneliProps = {
  randevu: Tekrarlanan;
  /** The customer and the services. */
  ozet: string;
  /** The sessions that are left for the repeated services; 0 or infinite if no package says so. */
  kalanSeans: number;
  onBack: () => void;
  onSaved: () => void;
};

/** An appointment that is repeated: its rule, and each of its days with what stands in the way. */
export function SeriPaneli({ randevu, ozet, kalanSeans, onBack, onSaved }: SeriPaneliProps) {
  const { t } = useTranslation(['seri', 'ortak']);
  const kalan = Number.isFinite(kalanSeans) && kalanSeans > 1 ? kalanSeans : undefined;
  const geriAl = useSave(seriCalls.undo);
  const seri = useSeri({ ...randevu, kalanSeans: kalan }, (idler) => {
    const takeBack = () => void geriAl.mutateAsync({ body: { idler, silmeNedeni: t('geriAlindi') } }).catch(tell);
    notice.undo(t('kaydedildi', { count: idler.length }), takeBack);
    onSaved();
  });
  const { satirlar, alinanlar, hata, isPending } = seri;
  const dolu = satirlar.filter(({ engel }) => engel !== null).length;

  return (
    <SidePanel
      opened
      beside
      onClose={onBack}
      isDirty={seri.isDirty}
      title={t('baslik')}
      description={ozet}
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {t('ortak:geri')}
          </Button>
          <Button ml="auto" disabled={isPending || alinanlar.length === 0} loading={seri.busy} onClick={seri.save}>
            {t('kaydet', { count: alinanlar.length })}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <KuralAlanlari kural={seri.kural} onChange={seri.setKural} />
        {kalan !== undefined && (
          <Text size="sm" c="dimmed">
            {t('kalanSeans', { count: kalan })}
          </Text>
        )}
        {hata ? (
          <Alert color="yellow" role="alert" p="xs">
            {refusalText(hata)}
          </Alert>
        ) : (
          <Text size="sm" role="status" fw={550}>
            {isPending ? <Loader size={16} aria-label={t('bakiliyor')} /> : dolu > 0 ? t('ozetDolu', { count: satirlar.length, dolu }) : t('ozet', { count: satirlar.length })}
          </Text>
        )}
        <SeriGunleri satirlar={satirlar} setAlinsin={seri.setAlinsin} take={seri.take} reset={seri.reset} ask={seri.ask} />
      </Stack>
    </SidePanel>
  );
}
