import { type VeriPaketi, veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { Alert, Button, Card, Group, List, PasswordInput, Progress, Stack, Text, Title } from '@mantine/core';
import { CircleCheckIcon, DownloadIcon, TriangleAlertIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { tell, useCall, useSave } from '../../../app/data/query.ts';
import { formatMiktar, formatYuzde, formatZaman } from '../../../ui/format.ts';
import { useZodForm } from '../../../ui/form.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';

/** The interval in which the page asks while the file is made. */
const EVERY = 2000;
const ICINDEKILER = ['kayitlar', 'json', 'dosyalar', 'oku', 'yok'] as const;

/** Everything that the business has, as one file to take along. */
export function VeriPaketiPage() {
  const { t } = useTranslation('veriPaketi');
  const { data, error, refetch } = useCall(veriPaketiCalls.get);
  const paket = data?.paket ?? null;
  const suruyor = paket?.durum === 'hazirlaniyor';
  useCall(veriPaketiCalls.get, {}, { enabled: suruyor, every: EVERY });

  return (
    <>
      <PageHeader title={t('baslik')} aside={t('altBaslik')} />
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} />} />}
      {data && (
        <Stack gap="sm" maw={720}>
          {paket && <Durum paket={paket} />}
          {!suruyor && <Iste yeniden={paket?.durum === 'hazir'} onAsked={() => void refetch()} />}
          <Icindekiler />
        </Stack>
      )}
    </>
  );
}

/** The progress of the last file, and the link to it. */
function Durum({ paket: { durum, yuzde, istendi, isteyenAdi, boyut, gecerlilik } }: { paket: VeriPaketi }) {
  const { t } = useTranslation('veriPaketi');
  const baglanti = useSave(veriPaketiCalls.baglanti, { notice: false });
  if (durum === 'silindi') {
    return (
      <Alert color="gray" p="xs" role="status">
        {t('silindi', { zaman: formatZaman(istendi) })}
      </Alert>
    );
  }
  if (durum === 'hata') {
    return (
      <Alert color="yellow" p="xs" role="alert" icon={<TriangleAlertIcon size={18} />}>
        {t('hata')}
      </Alert>
    );
  }
  const take = async () => {
    const { yol } = await baglanti.mutateAsync({});
    // The browser downloads a large file by its address, without holding it in memory.
    Object.assign(document.createElement('a'), { href: yol, download: '' }).click();
  };
  return (
    <Card component="section" padding="sm" aria-label={t('durum')}>
      <Stack gap="xs">
        {durum === 'hazirlaniyor' ? (
          <>
            <Group justify="space-between" gap="xs">
              <Text size="sm">{t('hazirlaniyor')}</Text>
              <Text size="sm" className="tabular">
                {formatYuzde(yuzde)}
              </Text>
            </Group>
            <Progress value={yuzde} aria-label={t('ilerleme')} size="lg" animated />
            <Text size="sm" c="dimmed">
              {t('bekleme')}
            </Text>
          </>
        ) : (
          <Group justify="space-between" gap="sm">
            <Stack gap={2} flex="1 1 220px">
              <Group gap={6} wrap="nowrap">
                <CircleCheckIcon size={18} aria-hidden />
                <Text fw={600}>{t('hazir', { boyut: boyutOf(boyut ?? 0) })}</Text>
              </Group>
              <Text size="sm" c="dimmed">
                {t('gecerlilik', { zaman: gecerlilik && formatZaman(gecerlilik) })}
              </Text>
            </Stack>
            <Button leftSection={<DownloadIcon size={18} />} loading={baglanti.isPending} onClick={() => void take().catch(tell)}>
              {t('indir')}
            </Button>
          </Group>
        )}
        <Text size="xs" c="dimmed">
          {t('isteyen', { ad: isteyenAdi ?? '', zaman: formatZaman(istendi) })}
        </Text>
      </Stack>
    </Card>
  );
}

/** Asks for the file, with the password again. */
function Iste({ yeniden, onAsked }: { yeniden: boolean; onAsked: () => void }) {
  const { t } = useTranslation('veriPaketi');
  const iste = useSave(veriPaketiCalls.iste);
  const form = useZodForm({
    schema: veriPaketiCalls.iste.body,
    initialValues: { sifre: '' },
    save: async (body) => {
      await iste.mutateAsync({ body });
      form.reset();
      onAsked();
    },
  });
  return (
    <Card component="section" padding="sm" aria-label={t('hazirla')}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap="sm" maw={360}>
          <PasswordInput label={t('parola')} description={t('parolaAciklama')} autoComplete="current-password" key={form.key('sifre')} {...form.getInputProps('sifre')} />
          <Button type="submit" w="fit-content" variant={yeniden ? 'default' : 'filled'} loading={form.busy}>
            {t(yeniden ? 'yenidenHazirla' : 'hazirla')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function Icindekiler() {
  const { t } = useTranslation('veriPaketi');
  return (
    <Card component="section" padding="sm" aria-label={t('icinde')}>
      <Title order={2} fz="md" mb={4}>
        {t('icinde')}
      </Title>
      <List size="sm" spacing={4}>
        {ICINDEKILER.map((parca) => (
          <List.Item key={parca}>{t(`icindekiler.${parca}`)}</List.Item>
        ))}
      </List>
    </Card>
  );
}

/** A size as people say it. */
function boyutOf(bytes: number): string {
  const mb = bytes / 1_000_000;
  return mb >= 1000 ? `${formatMiktar(Math.round(mb / 100) / 10)} GB` : `${formatMiktar(Math.max(0.1, Math.round(mb * 10) / 10))} MB`;
}
