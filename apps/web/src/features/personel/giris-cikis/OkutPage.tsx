import { girisCikisCalls, KOD_UZUNLUGU } from '@defter/contract/giris-cikis.ts';
import type { GirisCikisKodu } from '@defter/rules/giris-cikis.ts';
import { Button, Card, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import type { Answer } from '../../../app/data/api.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';

/** The next possible acts, the likeliest first. */
const SONRAKI: Record<GirisCikisKodu | 'yok', readonly GirisCikisKodu[]> = {
  yok: ['G'],
  G: ['C', 'M'],
  M: ['D', 'C'],
  D: ['C', 'M'],
  C: ['G'],
};

/** The page for a phone that has read the code at the door: one press to come or to go. */
export function OkutPage() {
  const { t } = useTranslation('girisCikis');
  // A longer text is no code, and is refused like any other wrong code.
  const kod = (useParams().id ?? '').slice(0, KOD_UZUNLUGU);
  const navigate = useNavigate();
  const durum = useCall(girisCikisCalls.durum, { query: { kod } }, { staleTime: 0 });
  const okut = useSave(girisCikisCalls.okut, { notice: false });
  const [tamam, setTamam] = useState<{ tip: GirisCikisKodu; saat: string }>();

  // A second press may come before the button knows about the first.
  const sent = useRef(false);
  const send = (islemTipi: GirisCikisKodu) => {
    if (sent.current) return;
    sent.current = true;
    okut.mutate(
      { body: { kod, islemTipi } },
      {
        onSuccess: ({ saat }) => setTamam({ tip: islemTipi, saat }),
        onError: () => {
          sent.current = false;
          void durum.refetch();
        },
      },
    );
  };
  return (
    <>
      <PageHeader title={t('baslik')} />
      <Card maw={420} mx="auto">
        {tamam && (
          <EmptyState icon={CheckIcon} title={t(`alindi.${tamam.tip}`, { saat: tamam.saat })} text={t('alindi.aciklama')}>
            <Button variant="default" onClick={() => void navigate(paths.bugun())}>
              {t('panele')}
            </Button>
          </EmptyState>
        )}
        {!tamam && !durum.data && <NotLoaded reading={durum} skeleton={<FormSkeleton fields={2} />} />}
        {!tamam && durum.data && <Durum durum={durum.data} loading={okut.isPending} onSend={send} />}
      </Card>
    </>
  );
}

type DurumProps = { durum: Answer<typeof girisCikisCalls.durum>; loading: boolean; onSend: (islemTipi: GirisCikisKodu) => void };

/** The acts that are possible now, unless the code is used or wrong. */
function Durum({ durum: { son, vardiyalar, kodKullanildiMi, kodGecerliMi }, loading, onSend }: DurumProps) {
  const { t } = useTranslation('girisCikis');
  const sonKayit = son && t('sonKayit', { tip: t(`tip.${son.islemTipi}`), saat: son.saat });
  if (kodKullanildiMi) return <EmptyState icon={CheckIcon} title={t('kodKullanildi.baslik')} text={[sonKayit, t('kodKullanildi.aciklama')].filter(Boolean).join('. ')} />;
  if (!kodGecerliMi) return <EmptyState icon={TriangleAlertIcon} title={t('kodGecersiz.baslik')} text={t('kodGecersiz.aciklama')} />;
  const saatler = vardiyalar.map(({ sablonAdi, baslangic, bitis }) => `${sablonAdi} ${baslangic.slice(11)}–${bitis.slice(11)}`).join(', ');
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" ta="center">
        {saatler ? t('vardiyaniz', { saatler }) : t('vardiyanizYok')}
      </Text>
      {sonKayit && (
        <Text size="sm" c="dimmed" ta="center">
          {sonKayit}
        </Text>
      )}
      {SONRAKI[son?.islemTipi ?? 'yok'].map((tip, index) => (
        <Button key={tip} size={index === 0 ? 'xl' : 'md'} variant={index === 0 ? 'filled' : 'default'} loading={loading} onClick={() => onSend(tip)}>
          {t(`yap.${tip}`)}
        </Button>
      ))}
    </Stack>
  );
}
