import type { AnyCall } from '@defter/contract/call.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { useZodForm } from '../ui/form.ts';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';
import { YeniKayit } from './YeniKayit.tsx';

type YeniAdliProps = YeniKayitProps & {
  create: AnyCall;
  /** The fields besides its name. */
  yeni: Record<string, unknown>;
  aciklama?: string;
};

/** The form of a new record that needs only a name: a definition, a role. */
export function YeniAdli({ create, yeni, aciklama, ad, onSaved, onCancel }: YeniAdliProps) {
  const { t } = useTranslation(['ortak', 'panel']);
  const save = useSave(create);
  const form = useZodForm({
    schema: create.body,
    initialValues: { ...yeni, adi: ad },
    save: async (body) => {
      const answer = (await save.mutateAsync({ body })) as { id?: unknown };
      onSaved({ id: Number(answer.id), adi: String((body as { adi?: unknown }).adi) });
    },
  });

  return (
    <YeniKayit baslik={t('yeniEkle')} form={form} onCancel={onCancel}>
      <TextInput label={t('panel:yeniKayit.adi')} description={aciklama} autoFocus autoComplete="off" key={form.key('adi')} {...form.getInputProps('adi')} required />
    </YeniKayit>
  );
}
