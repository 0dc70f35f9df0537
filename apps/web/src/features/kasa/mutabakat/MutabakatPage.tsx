import { type Mutabakat, mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { Alert, Button, Card, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { CircleCheckIcon, ScaleIcon, TriangleAlertIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { paths } from '../../../app/routing/paths.ts';
import { YetkiLinkButton } from '../../../app/session/YetkiLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMiktar, formatZaman } from '../../../ui/format.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Row, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Farklar } from './Farklar.tsx';
import { Kanitlar } from './Kanitlar.tsx';

/** The interval in which the page asks while a check is made, in case the notice of its end is lost. */
const EVERY = 3000;

/** Whether all bookings agree: the last check, the differences, and a new check at a press. */
export function MutabakatPage() {
  const { t } = useTranslation('mutabakat');
  const { data, error, refetch } = useCall(mutabakatCalls.get);
  const iste = useSave(mutabakatCalls.iste, { notice: false });
  const suruyor = data?.suruyor === true;
  useCall(mutabakatCalls.get, {}, { enabled: suruyor, every: EVERY });
  const son = data?.liste.find(({ bitis }) => bitis !== null);

  return (
    <>
      <PageHeader title={t('baslik')} aside={t('altBaslik')}>
        <YetkiLinkButton to={paths.kasa()} variant="default">
          {t('kasa')}
        </YetkiLinkButton>
        <Button leftSection={<ScaleIcon size={18} />} loading={iste.isPending || suruyor} disabled={!data} onClick={() => iste.mutate({})}>
          {t('kontrolEt')}
        </Button>
      </PageHeader>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} />} />}
      {data && (
        <Stack gap="sm" maw={900}>
          {suruyor && (
            <Alert color="defter" p="xs" role="status" icon={<Loader size={18} />}>
              {t('suruyor')}
            </Alert>
          )}
          {son && <Sonuc kontrol={son} />}
          {!son && !suruyor && <EmptyState title={t('bos.baslik')} text={t('bos.aciklama')} />}
          {son && son.fark > 0 && <Farklar id={son.id} />}
          {data.kanitlar.some(({ bakilan }) => bakilan > 0) && <Kanitlar kanitlar={data.kanitlar} />}
          {data.liste.length > 0 && <Gecmis liste={data.liste} />}
        </Stack>
      )}
    </>
  );
}

/** The result of the last check, in one sentence. */
function Sonuc({ kontrol: { bakilan, fark, hata, sureMs, bitis } }: { kontrol: Mutabakat }) {
  const { t } = useTranslation('mutabakat');
  const sayilar = { bakilan: formatMiktar(bakilan), saniye: formatMiktar(Math.round((sureMs ?? 0) / 100) / 10), zaman: bitis && formatZaman(bitis), count: fark };
  if (hata !== null) {
    return (
      <Alert color="yellow" p="xs" role="alert" icon={<TriangleAlertIcon size={18} />}>
        {t(`hata.${hata}`)}
      </Alert>
    );
  }
  return fark === 0 ? (
    <Alert color="green" p="xs" role="status" icon={<CircleCheckIcon size={18} />}>
      {t('tutuyor', sayilar)}
    </Alert>
  ) : (
    <Alert color="red" p="xs" role="alert" icon={<TriangleAlertIcon size={18} />}>
      {t('tutmuyor', sayilar)}
    </Alert>
  );
}

function Gecmis({ liste }: { liste: readonly Mutabakat[] }) {
  const { t } = useTranslation('mutabakat');
  return (
    <Card component="section" padding="sm" aria-label={t('gecmis')}>
      <Title order={2} fz="md" mb={4}>
        {t('gecmis')}
      </Title>
      <Rows>
        {liste.map(({ id, istendi, bitis, isteyenAdi, bakilan, fark, hata }) => (
          <Row key={id}>
            <Text size="sm" className="tabular">
              {formatZaman(istendi)}
            </Text>
            <Text size="sm" c="dimmed" flex="1 1 140px">
              {isteyenAdi ?? t('gece')}
            </Text>
            <Group gap="xs">
              <Text size="sm" className="tabular" c={fark > 0 || hata ? 'var(--defter-danger)' : undefined}>
                {bitis === null ? t('yapiliyor') : hata ? t('bitmedi') : fark > 0 ? t('farkSayisi', { count: fark }) : t('tamam', { bakilan: formatMiktar(bakilan) })}
              </Text>
            </Group>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
