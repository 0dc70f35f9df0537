import { ayarCalls } from '@defter/contract/ayar.ts';
import type { BodyInput } from '@defter/contract/call.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { notice } from '../../ui/notice.ts';

type Degisen = BodyInput<typeof ayarCalls.save>;

/**
 * Saves a setting and shows the new value at once. It can be undone for ten seconds, unless another desk has changed it
 * since.
 */
export function useAyarDegistir() {
  const { t } = useTranslation('ayar');
  const save = useSave(ayarCalls.save, { notice: false });
  const geriAl = useSave(ayarCalls.geriAl);
  const change = (ad: string, yeni: Degisen) =>
    save.mutate(
      { body: yeni },
      {
        onSuccess: ({ degisiklikID: id }) => {
          if (id !== null) notice.undo(t('degisti', { ad }), () => geriAl.mutate({ body: { id } }), { of: ad });
        },
      },
    );
  /** The value that is being saved and that the server has not confirmed yet. */
  const bekleyen = (save.isPending ? save.variables?.body : undefined) as Degisen | undefined;
  return { change, bekleyen };
}
