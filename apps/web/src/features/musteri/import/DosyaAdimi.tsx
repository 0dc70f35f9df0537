import { EN_COK_SATIR } from '@defter/contract/aktarim.ts';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from 'lucide-react';
import classes from './Aktarim.module.css';
import { readDosya } from './read-dosya.ts';
import { DosyaHatasi, type DosyaKusuru, type Sayfa } from './tablo.ts';

type DosyaAdimiProps = { onRead: (dosyaAdi: string, sayfalar: Sayfa[]) => void };

/** Takes a file, chosen or dropped, and reads it. */
export function DosyaAdimi({ onRead }: DosyaAdimiProps) {
  const { t } = useTranslation('aktarim');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [kusur, setKusur] = useState<DosyaKusuru>();

  const read = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setKusur(undefined);
    try {
      onRead(file.name, await readDosya(file));
    } catch (error) {
      if (!(error instanceof DosyaHatasi)) throw error;
      setKusur(error.kusur);
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };

  return (
    <Stack gap="sm">
      <Text size="sm">{t('aciklama')}</Text>
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <UploadIcon size={26} />
        <Text fw={600}>{busy ? t('dosya.okunuyor') : t('dosya.birak')}</Text>
        <Text size="sm" c="dimmed">
          {t('dosya.kural', { satir: EN_COK_SATIR })}
        </Text>
        <Button variant="default" loading={busy} onClick={() => input.current?.click()}>
          {t('dosya.sec')}
        </Button>
        <input ref={input} type="file" hidden accept=".xlsx,.csv" aria-label={t('dosya.sec')} onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </div>
      {kusur && (
        <Alert color="red" role="alert">
          {t(`kusur.${kusur}`)}
        </Alert>
      )}
    </Stack>
  );
}
