import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls, YER_TURLERI } from '@defter/contract/randevu.ts';
import { Box, Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import type { Eklenen, YeniKayitProps } from '../../pickers/EklenebilirSecim.tsx';
import { YeniPersonel } from '../../pickers/YeniPersonel.tsx';
import { YeniSutun } from '../../pickers/YeniSutun.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { PlusIcon } from 'lucide-react';

const KISI_SAYILARI = [1, 2, 3, 4, 5] as const;

type Secenek = { id: number; adi: string };
type Kayitli = ReplyOf<typeof altUrunCalls.yapanlar>;
type YapanlarFormuProps = {
  altUrunID: number;
  kayitli: Kayitli;
  /** Undefined for people who may not see the staff. */
  personeller: Secenek[] | undefined;
  sutunlar: Secenek[];
  /** The rooms and devices of the calendar. */
  yerler: (Secenek & { yerTuru: (typeof YER_TURLERI)[number] | null })[];
};

const valuesOf = (altUrunID: number, { surum, ...yapanlar }: Kayitli) => ({ altUrunID, surum: surum as number | null, ...yapanlar });

/** Without a tick everybody performs the service, so a new colleague need not be added to every one. */
export function YapanlarFormu({ altUrunID, kayitli, personeller, sutunlar, yerler }: YapanlarFormuProps) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const form = useRecordForm({
    record: kayitli,
    read: () => readAnew(altUrunCalls.yapanlar, { params: { id: altUrunID } }),
    values: (record: Kayitli) => valuesOf(altUrunID, record),
    schema: altUrunCalls.saveYapanlar.body,
    call: altUrunCalls.saveYapanlar,
  });
  useLeaveGuard(form.isDirty);
  const { personelIDler, sutunIDler, yerIDler, personelSayisi } = form.getValues();
  const isDirty = form.isDirty();

  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {t('yapanlarAciklama')}
      </Text>
      {personeller ? (
        <Secim
          ad={t('personeller')}
          herkes={t('herkesYapar')}
          secenekler={personeller}
          secili={personelIDler}
          onChange={(idler) => form.setFieldValue('personelIDler', idler)}
          yetki={personelCalls.create.yetki}
          yeni={YeniPersonel}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('personelGorunmez')}
        </Text>
      )}
      <Secim
        ad={t('sutunlar')}
        herkes={t('herYerde')}
        secenekler={sutunlar}
        secili={sutunIDler}
        onChange={(idler) => form.setFieldValue('sutunIDler', idler)}
        yetki={randevuCalls.saveBasliklar.yetki}
        yeni={YeniSutun}
      />
      <SelectField
        label={t('personelSayisi')}
        searchable={false}
        maw={280}
        data={KISI_SAYILARI.map((sayi) => ({ value: sayi, label: t('kisi', { count: sayi }) }))}
        value={personelSayisi}
        onChange={(sayi) => sayi !== null && form.setFieldValue('personelSayisi', sayi)}
      />
      {yerler.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('yerYok')}
        </Text>
      ) : (
        YER_TURLERI.map((tur) => {
          const turdekiler = yerler.filter(({ yerTuru }) => yerTuru === tur);
          const idler = turdekiler.map(({ id }) => id);
          if (idler.length === 0) return null;
          return (
            <Secim
              key={tur}
              ad={t(`gereken.${tur}`)}
              herkes={t(`gerekmez.${tur}`)}
              secenekler={turdekiler}
              secili={yerIDler.filter((id) => idler.includes(id))}
              onChange={(secilen) => form.setFieldValue('yerIDler', [...yerIDler.filter((id) => !idler.includes(id)), ...secilen])}
            />
          );
        })
      )}
      <Group justify="flex-end" gap="xs">
        {isDirty && (
          <Button variant="default" onClick={form.reset}>
            {t('ortak:vazgec')}
          </Button>
        )}
        <YetkiButton yetki={altUrunCalls.saveYapanlar.yetki} reason={isDirty ? undefined : t('degisiklikYok')} loading={form.busy} onClick={() => form.submit()}>
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
  /** The form to add one, and the right to it; without a form none is added here. */
  yetki?: AnyCall['yetki'];
  yeni?: ComponentType<YeniKayitProps>;
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
      {ekleniyor && Yeni && (
        <Box mt="md">
          <Yeni ad="" onSaved={add} onCancel={() => setEkleniyor(false)} />
        </Box>
      )}
      {!ekleniyor && yetki && can(yetki) && (
        <Button variant="subtle" size="compact-md" mt="xs" ml={-8} leftSection={<PlusIcon size={16} />} onClick={() => setEkleniyor(true)}>
          {t('yeniEkle')}
        </Button>
      )}
    </Checkbox.Group>
  );
}
