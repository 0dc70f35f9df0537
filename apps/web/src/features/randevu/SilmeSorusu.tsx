import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell, useSave } from '../../app/data/query.ts';
import type { Kapsam } from '../../pickers/ask-kapsam.ts';
import { notice } from '../../ui/notice.ts';
import { KapsamSecimi } from './seri/KapsamSecimi.tsx';
import { adSoyadOf } from './takvim-verisi.ts';

const NEDENLER = ['musteri', 'ulasilamadi', 'yanlis', 'mukerrer', 'personel', 'cihaz', 'kapali'] as const;
const DIGER = 'diger';

/** Deleting needs a reason (spec 2§2.2): the usual ones first, or one's own words. */
export function SilmeSorusu({ randevu, onClose, onDeleted }: { randevu: Randevu; onClose: () => void; onDeleted?: () => void }) {
  const { t } = useTranslation(['randevu', 'ortak']);
  const [neden, setNeden] = useState<string>();
  const [diger, setDiger] = useState('');
  const [kapsam, setKapsam] = useState<Kapsam>('bu');
  const sil = useSave(randevuCalls.remove, { notice: false });
  const geriAl = useSave(randevuCalls.restore);
  const silmeNedeni = neden === DIGER ? diger.trim() : neden;

  const send = () =>
    silmeNedeni &&
    sil.mutate(
      { body: { id: randevu.id, silmeNedeni, kapsam } },
      {
        onSuccess: ({ digerleri }) => {
          const text = digerleri.length > 0 ? t('sil.seriSilindi', { count: digerleri.length + 1 }) : t('sil.silindi');
          notice.undo(text, () => void geriAl.mutateAsync({ body: { id: randevu.id, digerleri } }).catch(tell));
          onClose();
          onDeleted?.();
        },
      },
    );

  return (
    <Modal opened onClose={onClose} title={t('sil.baslik', { musteri: adSoyadOf(randevu) })} centered closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Radio.Group label={t('sil.neden')} value={neden} onChange={setNeden}>
          <Stack gap={8} mt={6}>
            {NEDENLER.map((ad) => (
              <Radio key={ad} value={t(`sil.nedenler.${ad}`)} label={t(`sil.nedenler.${ad}`)} />
            ))}
            <Radio value={DIGER} label={t('sil.nedenler.diger')} />
          </Stack>
        </Radio.Group>
        {neden === DIGER && <TextInput autoFocus label={t('sil.aciklama')} maxLength={300} value={diger} onChange={(event) => setDiger(event.currentTarget.value)} />}
        {randevu.seriID && <KapsamSecimi value={kapsam} onChange={setKapsam} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          <Button type="submit" color="red" disabled={!silmeNedeni} loading={sil.isPending}>
            {t('ortak:sil')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
