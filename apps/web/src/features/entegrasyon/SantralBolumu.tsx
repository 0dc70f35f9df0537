import { type Santral, santralCalls, SantralKaydi } from '@defter/contract/santral.ts';
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useZodForm } from '../../ui/form.ts';
import { formatZaman } from '../../ui/format.ts';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import classes from './EntegrasyonPage.module.css';
import { SirModal } from './SirModal.tsx';

/** Switchboards that report calls, each by an address that is its secret. */
export function SantralBolumu() {
  const { t } = useTranslation('entegrasyon');
  const { data, error, refetch } = useCall(santralCalls.list);
  const [ekleniyor, setEkleniyor] = useState(false);
  const [sir, setSir] = useState<string>();
  if (!data) return <NotLoaded reading={{ error, refetch }} />;
  return (
    <Stack component="section" gap="md" aria-labelledby="santral-baslik" mt="md">
      <Group justify="space-between">
        <Title order={2} fz="lg" id="santral-baslik">
          {t('santral.baslik')}
        </Title>
        <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={() => setEkleniyor(true)}>
          {t('santral.ekle')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" maw={680}>
        {t('santral.aciklama')}
      </Text>
      {data.liste.length > 0 && (
        <Card padding={0}>
          <Rows>
            {data.liste.map((santral) => (
              <Satir key={santral.id} santral={santral} />
            ))}
          </Rows>
        </Card>
      )}
      {ekleniyor && <SantralForm onClose={() => setEkleniyor(false)} onCreated={setSir} />}
      {sir !== undefined && <SirModal sir={sir} baslik={t('santral.adres')} metin={t('santral.adresMetin')} onClose={() => setSir(undefined)} />}
    </Stack>
  );
}

function Satir({ santral: { id, adi, sonBildirim } }: { santral: Santral }) {
  const { t } = useTranslation(['entegrasyon', 'ortak']);
  const sil = useSave(santralCalls.remove);
  const remove = async () => {
    if (await confirm({ title: t('santral.silinsinMi', { ad: adi }), text: t('santral.silMetin'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } });
  };
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <Text span fw={600}>
          {adi}
        </Text>
        <Text span size="sm" c="dimmed" ml={10}>
          {sonBildirim ? t('santral.sonBildirim', { zaman: formatZaman(sonBildirim) }) : t('santral.bildirimYok')}
        </Text>
      </div>
      <span />
      <ReasonIcon label={t('santral.sil', { ad: adi })} reason={undefined} loading={sil.isPending} onClick={() => void remove()}>
        <TrashIcon size={18} />
      </ReasonIcon>
    </li>
  );
}

function SantralForm({ onClose, onCreated }: { onClose: () => void; onCreated: (baglanti: string) => void }) {
  const { t } = useTranslation('entegrasyon');
  const save = useSave(santralCalls.create, { notice: false });
  const form = useZodForm({
    schema: SantralKaydi,
    initialValues: { adi: '' },
    save: async (body) => {
      const { baglanti } = await save.mutateAsync({ body });
      onClose();
      onCreated(baglanti);
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('santral.ekle')} form={form}>
      <TextInput label={t('adi')} placeholder={t('santral.ornek')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
    </SidePanel>
  );
}
