import { personelCalls } from '@defter/contract/personel.ts';
import { useTranslation } from 'react-i18next';
import { useOturum } from '../../app/session/oturum.ts';
import { useSave } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';

type Kisi = { id: number; adSoyad: string };
export type PasifEt = ReturnType<typeof usePasifEt>;

/** Deactivates a colleague after a question, because an undo could not bring back the ended sign-in. */
export function usePasifEt() {
  const { t } = useTranslation('personel');
  const oturum = useOturum();
  const missing = useReason(personelCalls.remove.yetki);
  const remove = useSave(personelCalls.remove);

  const run = async ({ id, adSoyad }: Kisi, onDone?: () => void) => {
    const yes = await confirm({
      title: t('pasifSoru.baslik', { ad: adSoyad }),
      text: t('pasifSoru.aciklama'),
      yes: t('islem.pasifEt'),
      danger: true,
    });
    if (yes) remove.mutate({ body: { id } }, { onSuccess: onDone });
  };

  return {
    run,
    isPending: remove.isPending,
    reasonFor: ({ id }: Kisi) => missing ?? (id === oturum?.id ? t('kendiniz') : undefined),
  };
}
