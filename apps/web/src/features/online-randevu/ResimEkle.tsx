import { onlineRandevuCalls, type SAYFA_RESMI_TURLERI } from '@defter/contract/online-randevu.ts';
import { Button } from '@mantine/core';
import { UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { ApiHatasi } from '../../app/data/api.ts';
import { useSave } from '../../app/data/query.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { notice } from '../../ui/notice.ts';
import { shrinkFile } from '../../ui/shrink-file.ts';

const KINDS = 'image/jpeg,image/png,image/webp';

/** Chooses a picture, makes it smaller on the device and sends it. */
export function ResimEkle({ tur, etiket }: { tur: (typeof SAYFA_RESMI_TURLERI)[number]; etiket: string }) {
  const [busy, setBusy] = useState(false);
  const create = useSave(onlineRandevuCalls.createResim, { seconds: 2.5, notice: false });
  const upload = async (file: File) => {
    setBusy(true);
    try {
      await create.mutateAsync({ body: { tur, aciklama: null, file: await shrinkFile(file) } });
    } catch (error) {
      if (!(error instanceof ApiHatasi)) throw error;
      notice.failure(error.alanlar.file ?? error.kod, error.veri);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileButton accept={KINDS} onChange={(file) => file && void upload(file)}>
      {(props) => (
        <Button {...props} variant="default" w="fit-content" leftSection={<UploadIcon size={18} />} loading={busy}>
          {etiket}
        </Button>
      )}
    </FileButton>
  );
}
