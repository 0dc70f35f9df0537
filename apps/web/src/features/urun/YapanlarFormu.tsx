import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { Box, Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { useLeaveGuard } from '../../app/drafts/use-leave-guard.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import type { Eklenen, YeniKayitProps } from '../../pickers/EklenebilirSecim.tsx';
import { YeniPersonel } from '../../pickers/YeniPersonel.tsx';
import { YeniSutun } from '../../pickers/YeniSutun.tsx';
import { PlusIcon } from 'lucide-react';

type Secenek = { id: number; adi: string };
type Kayitli = ReplyOf<typeof altUrunCalls.yapanlar>;
type YapanlarFormuProps = {
  altUrunID: number;
  kayitli: Kayitli;
  /** Undefined for people who may not see the staff. */
  personeller: Secenek[] | undefined;
  sutunlar: Secenek[];
};

const valuesOf = (altUrunID: number, { surum, ...yapanlar }: Kayitli) => ({ altUrunID, surum: surum as number | null, ...yapanlar });

/** Without a tick everybody performs the service, so a new colleague need not be added to every one. */
export function YapanlarFormu({ altUrunID, kayitli, personeller, sutunlar }: YapanlarFormuProps) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const form = useRecordForm({
    record: kayitli,
    read: () => readAnew(altUrunCalls.yapanlar, { params: { id: altUrunID } }),
    values: (record: Kayitli) => valuesOf(altUrunID, record),
    schema: altUrunCalls.saveYapanlar.body,
    call: altUrunCalls.saveYapanlar,
  });
  useLeaveGuard(form.isDirty);
  const { personelIDler, sutunIDler } = form.getValues();
  const isDirty = form.isDirty();

  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {t('yapanlarAciklama')}
      </Text>
      {personeller ? (
        <Secim ad={t('personeller')} herkes={t('herkesYapar')} secenekler={personeller} secili={personelIDler} onChange={(idler) => form.setFieldValue('personelIDler', idler)} yetki={personelCalls.create.yetki} yeni={YeniPersonel} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('personelGorunmez')}
        </Text>
      )}
      <Secim ad={t('sutunlar')} herkes={t('herYerde')} secenekler={sutunlar} secili={sutunIDler} onChange={(idler) => form.setFieldValue('sutunIDler', idler)} yetki={randevuCalls.saveBasliklar.yetki} yeni={YeniSutun} />
      <Group justify="flex-end" gap="xs">
        {isDirty && (
          <Button variant="default" onClick={form.reset}>
            {t('ortak:vazgec')}
          </Button>
        )}
        <YetkiButton
          yetki={altUrunCalls.saveYapanlar.yetki}
          reason={isDirty ? undefined : t('degisiklikYok')}
          loading={form.busy}
          onClick={() => form.submit()}
        >
          {t('ortak:kaydet')}
        </YetkiButton>
      </Group>
    </Stack>
  );
}

type SecimProps = {
  ad: string;
  herkes: string;
  secenekler: Secenek[];
  secili: number[];
  onChange: (idler: number[]) => void;
  yetki: AnyCall['yetki'];
  /** The form for a new one. */
  yeni: ComponentType<YeniKayitProps>;
};

function Secim({ ad, herkes, secenekler, secili, onChange, yetki, yeni: Yeni }: SecimProps) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const [ekleniyor, setEkleniyor] = useState(false);
  const add = ({ id }: Eklenen) => {
    setEkleniyor(false);
    onChange([...secili, id]);
  };
  return (
    <Checkbox.Group
      label={ad}
      description={secili.length === 0 ? herkes : undefined}
      value={secili.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
        {secenekler.map(({ id, adi }) => (
          <Checkbox key={id} value={String(id)} label={adi} />
        ))}
      </SimpleGrid>
      {ekleniyor && (
        <Box mt="md">
          <Yeni ad="" onSaved={add} onCancel={() => setEkleniyor(false)} />
        </Box>
      )}
      {!ekleniyor && can(yetki) && (
        <Button variant="subtle" size="compact-md" mt="xs" ml={-8} leftSection={<PlusIcon size={16} />} onClick={() => setEkleniyor(true)}>
          {t('yeniEkle')}
        </Button>
      )}
    </Checkbox.Group>
  );
}
