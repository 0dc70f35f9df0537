import { ayarCalls } from '@defter/contract/ayar.ts';
import { Button, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../app/query.ts';
import { useZodForm } from '../../ui/form.ts';

type Alan = 'kvkksmsMetni' | 'hizmetSatisSozlesmesi';
type MetinFormProps = {
  alan: Alan;
  call: typeof ayarCalls.save | typeof ayarCalls.saveSozlesme;
  ilk: string;
  aciklama: string;
  /** Lines that are shown at least. */
  satir: number;
};

/** A long text of the settings with its button. */
export function MetinForm({ alan, call, ilk, aciklama, satir }: MetinFormProps) {
  const { t } = useTranslation(['ayar', 'ortak']);
  const save = useSave(call, { seconds: 2.5 });
  const form = useZodForm({
    schema: z.object({ [alan]: ayarCalls.save.body.shape[alan] }),
    initialValues: { [alan]: ilk },
    save: async (body) => {
      await save.mutateAsync({ body });
      form.resetDirty();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack align="flex-start" mt="md">
        <Textarea w="100%" label={t(`metin.${alan}`)} description={aciklama} autosize minRows={satir} maxRows={24} key={form.key(alan)} {...form.getInputProps(alan)} />
        <Button type="submit" loading={form.busy}>
          {t('ortak:kaydet')}
        </Button>
      </Stack>
    </form>
  );
}
