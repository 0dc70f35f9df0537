import { primCalls, type PersonelPrimi } from '@defter/contract/prim.ts';
import { startOfMonth } from '@defter/rules/tarih.ts';
import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { ArrowLeftIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExcelButton } from '../../app/data/ExcelButton.tsx';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { AySecimi } from '../../pickers/AySecimi.tsx';
import { PrimSatirlari } from '../../pickers/PrimSatirlari.tsx';
import { useAy } from '../../pickers/use-ay.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { formatAy, formatZaman } from '../../ui/format.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useToday } from '../../ui/today.ts';
import { KisiTablosu } from './KisiTablosu.tsx';

/** A month: the commission of each colleague, and its closing; or the lines of one colleague. */
export function AySekmesi() {
  const { t } = useTranslation('prim');
  const bugun = useToday();
  const { ay, personelID, setAy, setPersonel } = useAy();
  const { data, isLoadingError, error, isPlaceholderData, refetch } = useCall(primCalls.ay, { query: { ay } }, { keep: true });
  const kapat = useSave(primCalls.kapat);
  const kisi: PersonelPrimi | undefined = data?.liste.find((biri) => biri.personelID === personelID);

  const close = async () => {
    const yes = await confirm({ title: t('ay.kapatilsinMi', { ay: formatAy(ay) }), text: t('ay.kapatAciklama'), yes: t('ay.kapat') });
    if (yes) kapat.mutate({ body: { ay } });
  };

  if (isLoadingError) return <NotLoaded reading={{ error, refetch }} />;
  const isClosed = data !== undefined && data.kapanisZamani !== null;
  /** When the month was closed, or why it cannot be closed yet. */
  const noteOf = ({ ay: gorulen, kapatanAdi, kapanisZamani, siradaki, kapanabilir }: NonNullable<typeof data>) => {
    if (kapanisZamani !== null) return t('ay.kapatan', { kim: kapatanAdi, zaman: formatZaman(kapanisZamani) });
    if (siradaki !== null && siradaki < gorulen) return t('ay.once', { ay: formatAy(siradaki) });
    return kapanabilir || gorulen < startOfMonth(bugun) ? undefined : t('ay.surer');
  };

  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <AySecimi ay={ay} onChange={setAy} />
        <Group gap="xs">
          <ExcelButton call={primCalls.satirlar} list={{ search: '', sort: undefined, filter: { ay, personelID } }} />
          {data?.kapanabilir && !isPlaceholderData && (
            <YetkiButton yetki={primCalls.kapat.yetki} loading={kapat.isPending} onClick={() => void close()}>
              {t('ay.kapat')}
            </YetkiButton>
          )}
        </Group>
      </Group>
      <Figures mb="md" isStale={isPlaceholderData}>
        <Figure label={t('ay.toplam')}>{data && <MoneyText tutar={data.prim} />}</Figure>
        <Figure label={t('ay.tutar')}>{data && <MoneyText tutar={data.esas} />}</Figure>
        <Figure label={t('ay.durum')} note={data && noteOf(data)}>
          {data && <StatusBadge tone={isClosed ? 'gray' : 'green'} label={t(isClosed ? 'ay.kapali' : 'ay.acik')} />}
        </Figure>
      </Figures>
      {personelID !== undefined ? (
        <>
          <Group gap="xs" mb="sm">
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('hepsi')} onClick={() => setPersonel(undefined)}>
              <ArrowLeftIcon size={18} />
            </ActionIcon>
            <Title order={2} size="h4">
              {kisi?.adSoyad ?? t('sutun.personel')}
            </Title>
          </Group>
          <PrimSatirlari key={personelID} personelID={personelID} />
        </>
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : (
        <KisiTablosu liste={data.liste} onOpen={setPersonel} />
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {t('ay.aciklama')}
      </Text>
    </>
  );
}
