import { fotografCalls } from '@defter/contract/fotograf.ts';
import { Button, Group, Text } from '@mantine/core';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { ApiHatasi } from '../../../app/data/api.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { CameraIcon, UploadIcon } from 'lucide-react';
import { notice } from '../../../ui/notice.ts';
import { today } from '../../../ui/today.ts';
import { shrinkFile } from '../../../ui/shrink-file.ts';

const KINDS = 'image/jpeg,image/png,image/webp';

/** Adds photos from the camera or from files, one after the other. A bad photo does not stop the others. */
export function FotografEkle({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('fotograf');
  const [tarih, setTarih] = useState<string | null>(today());
  const [durum, setDurum] = useState<{ sira: number; toplam: number }>();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const save = useSave(fotografCalls.create, { notice: false });

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    // Clearing the input lets people choose the same file again.
    event.currentTarget.value = '';
    for (const [index, file] of chosen.entries()) {
      setDurum({ sira: index + 1, toplam: chosen.length });
      await save.mutateAsync({ body: { musteriID, tarih, file: await shrinkFile(file) } }).catch(tell);
    }
    setDurum(undefined);
  };

  return (
    <Group gap="sm" align="end">
      <DateField label={t('tarih')} value={tarih} onChange={setTarih} w={150} />
      <Button leftSection={<CameraIcon size={18} />} loading={durum !== undefined} onClick={() => camera.current?.click()}>
        {t('cek')}
      </Button>
      <Button variant="default" leftSection={<UploadIcon size={18} />} disabled={durum !== undefined} onClick={() => files.current?.click()}>
        {t('dosyadan')}
      </Button>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden aria-label={t('cek')} onChange={(event) => void upload(event)} />
      <input ref={files} type="file" accept={KINDS} multiple hidden aria-label={t('dosyadan')} onChange={(event) => void upload(event)} />
      {durum && (
        <Text size="sm" c="dimmed" role="status">
          {t('yukleniyor', durum)}
        </Text>
      )}
    </Group>
  );
}

function tell(error: unknown): void {
  if (!(error instanceof ApiHatasi)) throw error;
  notice.failure(error.alanlar.file ?? error.alanlar.tarih ?? error.kod, error.veri);
}
