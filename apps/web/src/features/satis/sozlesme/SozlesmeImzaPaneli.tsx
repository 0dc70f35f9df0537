import { imzaAlani } from '@defter/contract/fields.ts';
import { type TaksitBelgesi, sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { refusalOfValue } from '../../../ui/form.ts';
import { ImzaAlani } from '../../../ui/imza/ImzaAlani.tsx';
import { messageText } from '../../../ui/notice.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

/** The customer signs what lies on the desk: these texts, for this version of the sale. */
export function SozlesmeImzaPaneli({ belge: given, onClose }: { belge: TaksitBelgesi; onClose: () => void }) {
  const { t } = useTranslation(['sozlesme', 'ortak']);
  // The panel keeps the text that is read and signed, even if another desk writes a new one meanwhile.
  const [{ satisID: id, surum, metinler, degerler }] = useState(given);
  const [imza, setImza] = useState('');
  const imzala = useSave(sozlesmeCalls.imzala);
  const bitti = given.iptalMi ? messageText('satisIptal') : given.imza && !imzala.isPending ? t('taksitli.baskaYerde') : undefined;
  const save = () => imzala.mutate({ body: { id, surum, taksitliID: metinler.taksitli.id, caymaID: metinler.cayma.id, senetID: metinler.senet.id, imza } }, { onSuccess: onClose });
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('taksitli.ekrandaImzala')}
      description={degerler.musteri.adSoyad}
      size="md"
      isDirty={() => imza !== '' && bitti === undefined}
      footer={
        <Group gap="xs" ml="auto">
          <Button variant="default" disabled={imza === ''} onClick={() => setImza('')}>
            {t('ortak:temizle')}
          </Button>
          <ReasonButton reason={bitti ?? refusalOfValue(imzaAlani(), imza)} loading={imzala.isPending} onClick={save}>
            {t('taksitli.imzayiKaydet')}
          </ReasonButton>
        </Group>
      }
    >
      <Stack gap="md">
        {bitti !== undefined && (
          <Alert color="yellow" role="status">
            {bitti}
          </Alert>
        )}
        <Text size="sm">{t('taksitli.beyan', { tutar: formatTL(degerler.satis.toplamTutar), adet: degerler.satis.taksitler.length })}</Text>
        <ImzaAlani imza={imza} onChange={setImza} />
      </Stack>
    </SidePanel>
  );
}
