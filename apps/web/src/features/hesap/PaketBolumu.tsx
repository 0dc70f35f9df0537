import { bayiCalls } from '@defter/contract/bayi.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { daysBetween, formatTarih } from '@defter/rules/tarih.ts';
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { type Paket, PaketKartlari, usePaketler } from '../../pickers/PaketKartlari.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { useToday } from '../../ui/today.ts';

/** The plan of the business: what it still allows, its end, and the plans to change to (spec 2§3.12). */
export function PaketBolumu() {
  const { t } = useTranslation('paket');
  const bugun = useToday();
  const info = useCall(infoCalls.get);
  const { paketler, error, refetch } = usePaketler();
  const change = useSave(bayiCalls.changePaket);
  const [secilen, setSecilen] = useState<Paket>();

  if (!info.data || !paketler) return <NotLoaded reading={[info, { data: paketler, error, refetch }]} skeleton={<FormSkeleton fields={4} />} />;
  const { paketID, paketBitis, secilenPaket, denemeBitis, kalanRandevu, kalanPersonel, satisModulu } = info.data;

  const choose = async ({ id, adi: paket }: Paket) => {
    const text = t(denemeBitis ? 'soruDeneme' : 'soruAciklama');
    if (!(await confirm({ title: t('soru', { paket }), text, yes: t('gec', { paket }) }))) return;
    change.mutate({ body: { paketID: id } }, { onSuccess: () => setSecilen(undefined) });
  };
  const facts = [
    [t('kalanRandevu'), kalanRandevu ?? t('sinirsiz')],
    [t('kalanPersonel'), kalanPersonel ?? t('sinirsiz')],
    [t('satis'), t(satisModulu ? 'var' : 'yok')],
  ] as const;

  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          {t('baslik')}
        </Text>
        <Title order={2} fz="lg">
          {denemeBitis ? t('deneme') : secilenPaket}
        </Title>
        <Text size="sm">
          {denemeBitis
            ? t('denemeAciklama', { tarih: formatTarih(denemeBitis), count: daysBetween(bugun, denemeBitis), paket: secilenPaket })
            : paketBitis
              ? t('bitis', { tarih: formatTarih(paketBitis) })
              : t('suresiz')}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, xs: 3 }} component="dl" m={0}>
        {facts.map(([ad, deger]) => (
          <div key={ad}>
            <Text component="dt" size="sm" c="dimmed">
              {ad}
            </Text>
            <Text component="dd" m={0} fw={600} className="tabular">
              {deger}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <div>
        <Title order={3} fz="md" mb={8} id="paketler">
          {t('sec')}
        </Title>
        <div role="radiogroup" aria-labelledby="paketler">
          <PaketKartlari paketler={paketler} paketID={secilen?.id ?? paketID} canChoose={({ aylik }) => aylik !== null} onChoose={setSecilen} />
        </div>
        <Text size="sm" c="dimmed" mt={8}>
          {t('kurumsal')}
        </Text>
      </div>
      {secilen && secilen.id !== paketID && (
        <YetkiButton yetki={bayiCalls.changePaket.yetki} w="fit-content" loading={change.isPending} onClick={() => void choose(secilen)}>
          {t('gec', { paket: secilen.adi })}
        </YetkiButton>
      )}
    </Stack>
  );
}
