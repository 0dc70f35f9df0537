import { type Gonderim, type Webhook, webhookCalls } from '@defter/contract/webhook.ts';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { formatZaman } from '../../ui/format.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';
import classes from './EntegrasyonPage.module.css';
import { metinOf } from './WebhookForm.tsx';

const TONLAR = { bekliyor: 'amber', gonderildi: 'green', basarisiz: 'red' } as const;
const SON = { sayfa: 1, sayfaBoyutu: 50 };

/** The latest messages to an address, and their outcome. */
export function GonderimPaneli({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('entegrasyon');
  const { data, error, refetch } = useCall(webhookCalls.gonderimler, { params: { id: webhook.id }, query: SON }, { staleTime: 0, every: 10_000 });
  return (
    <SidePanel opened onClose={onClose} title={webhook.adi} description={webhook.url} size="md">
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={36} />} />
      ) : data.liste.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('gonderimYok')}
        </Text>
      ) : (
        data.liste.map((gonderim) => <Satir key={gonderim.id} gonderim={gonderim} />)
      )}
    </SidePanel>
  );
}

function Satir({ gonderim: { id, olay, durum, hata, httpKodu, deneme, olusturma } }: { gonderim: Gonderim }) {
  const { t } = useTranslation('entegrasyon');
  const tekrar = useSave(webhookCalls.yenidenGonder);
  const neden = hata && t(`hata.${hata}`, { kod: httpKodu });
  return (
    <div className={classes.sent}>
      <StatusBadge tone={TONLAR[durum]} label={t(`durum.${durum}`)} />
      <Text size="sm" flex="1 1 200px">
        {[t(`olay.${metinOf(olay)}`), formatZaman(olusturma), neden, deneme > 1 && t('deneme', { count: deneme })].filter(Boolean).join(' · ')}
      </Text>
      {/* A failed message need not wait for its next try. */}
      {(durum !== 'bekliyor' || hata !== null) && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={tekrar.isPending}
          aria-label={ofRow(t('yenidenGonder'), `${t(`olay.${metinOf(olay)}`)}, ${formatZaman(olusturma)}`)}
          onClick={() => tekrar.mutate({ body: { id } })}
        >
          {t('yenidenGonder')}
        </Button>
      )}
    </div>
  );
}
