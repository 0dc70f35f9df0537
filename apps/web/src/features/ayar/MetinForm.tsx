import { ayarCalls } from '@defter/contract/ayar.ts';
import type { SozlesmeAlani } from '@defter/rules/sozlesme.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { readAnew } from '../../app/data/read-anew.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';

type Alan = 'kvkksmsMetni' | 'hizmetSatisSozlesmesi';
type MetinFormProps = {
  alan: Alan;
  call: typeof ayarCalls.save | typeof ayarCalls.saveSozlesme;
  ilk: string;
  surum: number;
  aciklama: string;
  /** The smallest number of visible lines. */
  satir: number;
  /** Placeholders that can be inserted at the cursor. */
  yerler?: readonly SozlesmeAlani[];
  /** Offers a sample text while there is none yet. */
  ornek?: () => Promise<string>;
};

/** A long text of the settings with its button. */
export function MetinForm({ alan, call, ilk, surum, aciklama, satir, yerler, ornek }: MetinFormProps) {
  const { t } = useTranslation(['ayar', 'ortak']);
  const form = useRecordForm({
    record: { surum, metin: ilk },
    read: async () => {
      const newest = await readAnew(ayarCalls.get);
      return { surum: newest.surum, metin: newest.ayarlar[alan] ?? '' };
    },
    values: (kayit: { surum: number; metin: string }): Record<string, string | number> => ({ surum: kayit.surum, [alan]: kayit.metin }),
    schema: z.object({ surum: ayarCalls.save.body.shape.surum, [alan]: ayarCalls.save.body.shape[alan] }),
    call,
    seconds: 2.5,
  });
  useLeaveGuard(form.isDirty);
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (yer: string) => {
    const { value = '', selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    form.setFieldValue(alan, `${value.slice(0, selectionStart)}{${yer}}${value.slice(selectionEnd)}`);
    area.current?.focus();
  };
  const [ornekKondu, setOrnekKondu] = useState(false);
  const putOrnek = async (load: () => Promise<string>) => {
    const metin = await load();
    form.setFieldValue(alan, [form.getValues()[alan], metin].filter(Boolean).join('\n\n'));
    setOrnekKondu(true);
    area.current?.focus();
  };
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack align="flex-start" mt="md">
        {ornek && ilk === '' && (
          <Group gap="sm">
            {!ornekKondu && (
              <Button variant="default" onClick={() => void putOrnek(ornek)}>
                {t('ornekMetin.koy')}
              </Button>
            )}
            <Text size="sm" c="dimmed" role="status">
              {t(ornekKondu ? 'ornekMetin.kondu' : 'ornekMetin.aciklama')}
            </Text>
          </Group>
        )}
        <GrowingTextarea ref={area} w="100%" label={t(`metin.${alan}`)} description={aciklama} minRows={satir} maxRows={24} key={form.key(alan)} {...form.getInputProps(alan)} />
        {yerler && (
          <Group gap={6} role="group" aria-label={t('yer.baslik')}>
            <Text size="sm" c="dimmed">
              {t('yer.baslik')}:
            </Text>
            {yerler.map((yer) => (
              <Button key={yer} size="compact-sm" variant="default" onClick={() => put(yer)}>
                {t(`yer.${yer}`)}
              </Button>
            ))}
          </Group>
        )}
        <Button type="submit" loading={form.busy}>
          {t('ortak:kaydet')}
        </Button>
      </Stack>
    </form>
  );
}
