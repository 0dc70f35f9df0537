import { kampanyaCalls, type Kampanya } from '@defter/contract/kampanya.ts';
import { Button, Group, Image, Text } from '@mantine/core';
import { UploadIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiHatasi } from '../../app/data/api.ts';
import { useSave } from '../../app/data/query.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { notice } from '../../ui/notice.ts';
import { shrinkFile } from '../../ui/shrink-file.ts';
import classes from './KampanyaResmi.module.css';

const KINDS = 'image/jpeg,image/png,image/webp';

/** Only uploaded pictures may be shown; they lie on our own address. */
const ownOf = (url: string | null | undefined): string | null => (url?.startsWith('/') ? url : null);

/** Sends a picture and shows its refusal; returns null then. */
export function useResimYukle() {
  const save = useSave(kampanyaCalls.saveResim, { notice: false, seconds: 2.5 });
  return async (id: number, file: File): Promise<string | null> => {
    try {
      return (await save.mutateAsync({ body: { id, file: await shrinkFile(file) } })).resimUrl;
    } catch (error) {
      if (!(error instanceof ApiHatasi)) throw error;
      notice.failure(error.alanlar.file ?? error.kod, error.veri);
      return null;
    }
  };
}

type KampanyaResmiProps = { kampanya: Kampanya | undefined; /** The picture of a new campaign waits until the campaign is saved. */ bekleyen: File | null; onBekle: (file: File | null) => void };

/** The picture of a campaign on the first page: chosen, changed, taken away at once. */
export function KampanyaResmi({ kampanya, bekleyen, onBekle }: KampanyaResmiProps) {
  const { t } = useTranslation(['kampanya', 'ortak']);
  const [url, setUrl] = useState(ownOf(kampanya?.resimUrl));
  const [onizleme, setOnizleme] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const yukle = useResimYukle();
  const remove = useSave(kampanyaCalls.removeResim, { seconds: 2.5 });
  useEffect(() => {
    if (!bekleyen) return;
    const address = URL.createObjectURL(bekleyen);
    setOnizleme(address);
    return () => {
      URL.revokeObjectURL(address);
      setOnizleme(null);
    };
  }, [bekleyen]);
  const choose = async (file: File | null) => {
    if (!file) return;
    if (!kampanya) return onBekle(file);
    setBusy(true);
    const yeni = await yukle(kampanya.id, file).finally(() => setBusy(false));
    if (yeni) setUrl(yeni);
  };
  const takeAway = () => (kampanya ? remove.mutate({ body: { id: kampanya.id } }, { onSuccess: () => setUrl(null) }) : onBekle(null));
  const shown = url ?? onizleme;
  return (
    <div>
      {shown && <Image className={classes.resim} src={shown} alt={t('resim.alt')} />}
      <Group gap="xs">
        <FileButton accept={KINDS} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<UploadIcon size={18} />} loading={busy}>
              {t(shown ? 'resim.degistir' : 'resim.ekle')}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button variant="subtle" color="gray" loading={remove.isPending} onClick={takeAway}>
            {t('resim.kaldir')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={6}>
        {t('resim.aciklama')}
      </Text>
    </div>
  );
}
