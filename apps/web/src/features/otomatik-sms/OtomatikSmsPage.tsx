import { otomatikSmsCalls, type OtomatikServisi, type OtomatikSms } from '@defter/contract/otomatik-sms.ts';
import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { OtomatikSmsForm } from './OtomatikSmsForm.tsx';
import { Onizleme } from './Onizleme.tsx';
import { ServisKarti } from './ServisKarti.tsx';

type Acik = { servis: OtomatikServisi; kural?: OtomatikSms };

/** The automatic messages: their rules, and those of the next days. */
export function OtomatikSmsPage() {
  const { t } = useTranslation('otomatikSms');
  const [bolum, setBolum] = useState<'kurallar' | 'onizleme'>('kurallar');
  return (
    <>
      <PageHeader title={t('baslik')}>
        <SegmentedControl
          aria-label={t('baslik')}
          value={bolum}
          onChange={setBolum}
          data={[
            { value: 'kurallar', label: t('kurallar') },
            { value: 'onizleme', label: t('onizleme.baslik') },
          ]}
        />
      </PageHeader>
      {bolum === 'kurallar' ? <Kurallar /> : <Onizleme />}
    </>
  );
}

function Kurallar() {
  const { t } = useTranslation('otomatikSms');
  const kategoriler = useCall(otomatikSmsCalls.kategoriler);
  const kurallar = useCall(otomatikSmsCalls.list);
  const [acik, setAcik] = useState<Acik>();
  if (!kategoriler.data || !kurallar.data) return <NotLoaded reading={[kategoriler, kurallar]} skeleton={<RowsSkeleton rows={8} height={56} />} />;
  const { liste } = kurallar.data;
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed" maw={760}>
        {t('aciklama')}
      </Text>
      {kategoriler.data.liste.map(({ id, kod, servisler }) => (
        <section key={id} aria-label={t(`kategori.${kod}`)}>
          <Title order={2} size="h4" mb="xs">
            {t(`kategori.${kod}`)}
          </Title>
          <Stack gap="xs">
            {servisler.map((servis) => (
              <ServisKarti key={servis.id} servis={servis} kurallar={liste.filter(({ servisID }) => servisID === servis.id)} onOpen={(kural) => setAcik({ servis, kural })} />
            ))}
          </Stack>
        </section>
      ))}
      {acik && <OtomatikSmsForm key={`${acik.servis.id} ${acik.kural?.id ?? 0}`} {...acik} onClose={() => setAcik(undefined)} />}
    </Stack>
  );
}
