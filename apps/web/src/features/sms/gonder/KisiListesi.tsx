import { formatTelefon } from '@defter/rules/telefon.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { UploadIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MusteriPicker } from '../../../pickers/MusteriPicker.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { PhoneInput } from '../../../ui/PhoneInput.tsx';
import { ReasonIcon } from '../../../ui/ReasonButton.tsx';
import { type Kisi, readKisiDosyasi } from './secim.ts';

type ListeProps = { value: readonly Kisi[]; onChange: (kisiler: Kisi[]) => void };
/** A longer list of names would not be read. */
const GOSTERILEN = 50;

/** Customers and numbers, one by one. */
export function KisiListesi({ value, onChange, yalnizMusteri = false }: ListeProps & { /** Only customers can be chosen, no typed numbers. */ yalnizMusteri?: boolean }) {
  const { t } = useTranslation('sms');
  const [numara, setNumara] = useState('');
  const adOf = ({ adSoyad, cepTelefonu }: Kisi) => adSoyad ?? formatTelefon(cepTelefonu ?? '');
  return (
    <Stack gap="sm">
      <MusteriPicker
        label={t('gonder.musteriEkle')}
        required={false}
        value={null}
        onChange={(musteri) => musteri && !value.some(({ musteriID }) => musteriID === musteri.id) && onChange([...value, { musteriID: musteri.id, adSoyad: musteri.adSoyad, cepTelefonu: null }])}
      />
      {!yalnizMusteri && <Group gap="xs" align="flex-end">
        <PhoneInput flex={1} label={t('gonder.numaraEkle')} value={numara} onChange={(next) => setNumara(String(next ?? ''))} />
        <Button
          variant="default"
          disabled={numara === ''}
          onClick={() => {
            onChange([...value, { musteriID: null, adSoyad: null, cepTelefonu: numara }]);
            setNumara('');
          }}
        >
          {t('gonder.ekle')}
        </Button>
      </Group>}
      {value.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('gonder.listeBos')}
        </Text>
      )}
      <Stack gap={2}>
        {value.slice(0, GOSTERILEN).map((kisi, i) => (
          <Group key={i} gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm" truncate>
              {adOf(kisi)}
            </Text>
            <ReasonIcon label={t('gonder.cikar', { ad: adOf(kisi) })} reason={undefined} onClick={() => onChange(value.filter((_, at) => at !== i))}>
              <XIcon size={16} />
            </ReasonIcon>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

/** The people of a file. */
export function KisiDosyasi({ value, onChange }: ListeProps) {
  const { t } = useTranslation('sms');
  const [isEmpty, setEmpty] = useState(false);
  const read = async (file: File | null) => {
    if (!file) return;
    const kisiler = await readKisiDosyasi(file);
    setEmpty(kisiler.length === 0);
    onChange(kisiler);
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        {t('gonder.dosyaAciklama')}
      </Text>
      <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<UploadIcon size={18} />}>
            {t('gonder.dosyaSec')}
          </Button>
        )}
      </FileButton>
      {value.length > 0 && <Text size="sm">{t('gonder.dosyaOkundu', { count: value.length })}</Text>}
      {isEmpty && (
        <Text size="sm" c="red" role="alert">
          {t('gonder.dosyaBos')}
        </Text>
      )}
    </Stack>
  );
}
