import { type Aktarim, aktarimCalls } from '@defter/contract/aktarim.ts';
import { Button, Group, Progress, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { Undo2Icon } from 'lucide-react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { SonucSatirlari } from './SonucSatirlari.tsx';

const YOKLAMA_MS = 1500;
const TONLAR: Record<Aktarim['durum'], Tone> = { hazir: 'gray', suruyor: 'blue', bitti: 'green', durdu: 'amber', geriAliniyor: 'blue', geriAlindi: 'gray' };
const isBusy = ({ durum }: Aktarim) => durum === 'suruyor' || durum === 'geriAliniyor';

/** Earlier imports: their progress, and how to undo them. */
export function GecmisAktarimlar() {
  const { t } = useTranslation('aktarim');
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useCall(aktarimCalls.aktarimlar, { query: { sayfaBoyutu: 10 } }, { every: busy ? YOKLAMA_MS : undefined, staleTime: 0 });
  const nowBusy = data?.liste.some(isBusy) ?? false;
  if (nowBusy !== busy) setBusy(nowBusy);

  return (
    <Stack gap="sm">
      <Title order={3} fz="md">
        {t('gecmis.baslik')}
      </Title>
      {!data && <NotLoaded reading={{ error, refetch }} />}
      {data?.liste.length === 0 && <Text c="dimmed">{t('gecmis.yok')}</Text>}
      {data?.liste.map((aktarim) => <GecmisAktarim key={aktarim.id} aktarim={aktarim} />)}
    </Stack>
  );
}

function GecmisAktarim({ aktarim }: { aktarim: Aktarim }) {
  const { t } = useTranslation('aktarim');
  const [opened, setOpened] = useState(false);
  const start = useSave(aktarimCalls.import);
  const undo = useSave(aktarimCalls.geriAl);
  const reason = useReason(aktarimCalls.geriAl.yetki);
  const { id, durum, dosyaAdi, yapan, kayitZamani, yeni, degisen, toplam, hatali, islenen, geriAlinan, kalan } = aktarim;

  const ask = async () => {
    const yes = await confirm({ title: t('gecmis.geriAlinsinMi'), text: t('gecmis.geriAlAciklama'), yes: t('gecmis.geriAl'), danger: true });
    if (yes) undo.mutate({ body: { id } });
  };

  return (
    <div>
      <Group gap="xs" justify="space-between">
        <div>
          <Group gap="xs">
            <Text fw={600}>{dosyaAdi ?? t('gecmis.adsiz')}</Text>
            <StatusBadge tone={TONLAR[durum]} label={t(`durum.${durum}`)} />
          </Group>
          <Text size="sm" c="dimmed">
            {`${formatZaman(kayitZamani)} · ${yapan} · ${t('gecmis.ozet', aktarim)}`}
          </Text>
        </div>
        <Group gap="xs">
          {durum === 'durdu' && (
            <Button variant="default" size="compact-md" loading={start.isPending} onClick={() => start.mutate({ body: { aktarimID: id } })}>
              {t('surdur')}
            </Button>
          )}
          {aktarim.geriAlinabilir && (
            <ReasonButton variant="default" size="compact-md" reason={reason} leftSection={<Undo2Icon size={17} />} loading={undo.isPending} onClick={() => void ask()}>
              {t('gecmis.geriAl')}
            </ReasonButton>
          )}
        </Group>
      </Group>
      {durum === 'suruyor' && <Progress value={(100 * islenen) / (toplam - hatali || 1)} aria-label={t('durum.suruyor')} mt={6} />}
      {durum === 'geriAliniyor' && <Progress value={(100 * (geriAlinan + kalan)) / (yeni + degisen || 1)} aria-label={t('durum.geriAliniyor')} mt={6} />}
      {kalan > 0 && (
        <UnstyledButton onClick={() => setOpened(!opened)} aria-expanded={opened} fz="sm" td="underline">
          {t('gecmis.birakilan', { count: kalan })}
        </UnstyledButton>
      )}
      {opened && <SonucSatirlari id={id} query={{ geriAlinmayan: true }} />}
    </div>
  );
}
