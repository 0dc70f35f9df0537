import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { izinCalls } from '@defter/contract/izin.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { useSave } from '../../app/data/query.ts';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { notice } from '../../ui/notice.ts';

type KayitAltiProps = {
  form: { busy: boolean; isDirty: () => boolean };
  onClose: () => void;
  /** Undefined for a new record, which has no history and cannot be deleted. */
  kayit: { id: number; personelID: number } | undefined;
  nesne: 'girisCikis' | 'izin';
  calls: typeof girisCikisCalls | typeof izinCalls;
  /** The text after deleting, beside the undo. */
  silindi: string;
};

/** The end of the form of a colleague's sub-record: save, delete with undo, and its history. */
export function KayitAlti({ form, onClose, kayit, nesne, calls, silindi }: KayitAltiProps) {
  const { t } = useTranslation();
  const remove = useSave(calls.remove, { notice: false });
  const restore = useSave(calls.geriAl, { notice: false });
  const takeAway = (id: number) =>
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          notice.undo(silindi, () => restore.mutate({ body: { id } }));
          onClose();
        },
      },
    );

  return (
    <>
      <FormButtons
        busy={form.busy}
        isDirty={form.isDirty}
        onCancel={onClose}
        extra={
          kayit && (
            <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => takeAway(kayit.id)}>
              {t('sil')}
            </Button>
          )
        }
      />
      {kayit && <GecmisBolumu menu="personel" kayitID={kayit.personelID} nesne={nesne} parcaID={kayit.id} />}
    </>
  );
}
