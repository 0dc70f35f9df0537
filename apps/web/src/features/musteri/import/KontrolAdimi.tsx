import { aktarimCalls, SATIR_SONUCLARI, type SatirSonucu } from '@defter/contract/aktarim.ts';
import { Alert, Button, Group, Progress, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { Figure } from '../../../ui/Figure.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { SonucSatirlari } from './SonucSatirlari.tsx';

const YOKLAMA_MS = 700;

type KontrolAdimiProps = { id: number; onBack: () => void; onDone: () => void };

/** Shows what the import would do with the rows; then runs it and shows the progress. */
export function KontrolAdimi({ id, onBack, onDone }: KontrolAdimiProps) {
  const { t } = useTranslation('aktarim');
  const [gorulen, setGorulen] = useState<SatirSonucu>();
  const [basladi, setBasladi] = useState(false);
  const { data, error, refetch } = useCall(aktarimCalls.aktarim, { params: { id } }, { every: basladi ? YOKLAMA_MS : undefined, staleTime: 0 });
  const start = useSave(aktarimCalls.import, { notice: false });
  const vazgec = useSave(aktarimCalls.vazgec, { notice: false });
  const aktarim = data?.aktarim;
  const bitti = aktarim?.durum === 'bitti';

  // The dialog closes when the import is done (spec 2§4). The list of imports shows its result.
  useEffect(() => {
    if (basladi && bitti) onDone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once an import; onDone is another function on every render
  }, [basladi, bitti]);

  if (!aktarim) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={4} />} />;
  const { toplam, yeni, degisen, ayni, hatali, islenen, durum } = aktarim;
  const sayilar = { yeni, degisen, ayni, hatali };
  const secilen = gorulen ?? (hatali > 0 ? 'hatali' : yeni > 0 ? 'yeni' : degisen > 0 ? 'degisen' : 'ayni');
  const run = () => start.mutate({ body: { aktarimID: id } }, { onSuccess: () => setBasladi(true) });
  const leave = () => {
    vazgec.mutate({ body: { id } });
    onBack();
  };

  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="xs">
        {SATIR_SONUCLARI.map((sonuc) => (
          <Figure key={sonuc} label={t(`sonuc.${sonuc}`)}>
            {sayilar[sonuc].toLocaleString('tr')}
          </Figure>
        ))}
      </SimpleGrid>
      {durum === 'durdu' && <Alert color="yellow">{t('durdu')}</Alert>}
      {basladi && durum === 'suruyor' ? (
        <div role="status">
          <Progress value={(100 * islenen) / (toplam - hatali || 1)} aria-label={t('durum.suruyor')} mb={6} />
          <Text size="sm">{t('suruyor', { islenen, toplam: toplam - hatali })}</Text>
        </div>
      ) : (
        <Group gap="xs" justify="flex-end">
          {durum === 'hazir' && (
            <Button variant="default" onClick={leave}>
              {t('baskaDosya')}
            </Button>
          )}
          {yeni + degisen > 0 ? (
            <Button loading={start.isPending || (basladi && !bitti && durum === 'hazir')} onClick={run}>
              {durum === 'durdu' ? t('surdur') : t('basla', { count: yeni + degisen })}
            </Button>
          ) : (
            <Text size="sm">{t('degisiklikYok')}</Text>
          )}
        </Group>
      )}
      <SegmentedControl
        aria-label={t('satirlar')}
        value={secilen}
        onChange={(sonuc) => setGorulen(sonuc as SatirSonucu)}
        data={SATIR_SONUCLARI.map((sonuc) => ({ value: sonuc, label: t(`sonuc.${sonuc}`) }))}
      />
      <SonucSatirlari key={secilen} id={id} query={{ sonuc: secilen }} />
    </Stack>
  );
}
