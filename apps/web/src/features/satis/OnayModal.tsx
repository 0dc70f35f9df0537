import { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
import { messageText } from '../../ui/notice.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { OnayIstegi } from './use-onay.tsx';

type OnayModalProps = { istek: OnayIstegi; onClose: () => void; /** With the code of the approval. */ onApproved: (onayKodu: string) => void };

/** Whoever may give a discount or a price approves it here, with their own password. */
export function OnayModal({ istek, onClose, onApproved }: OnayModalProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { data } = useCall(satisOnayiCalls.onaylayanlar);
  const onayla = useSave(satisOnayiCalls.onayla, { notice: false, asked: ['onayParolasiYanlis', 'girisKilitli', 'onayYetkisiYok'] });
  const [secilen, setSecilen] = useState<string | null>(null);
  const [parola, setParola] = useState('');
  const kisiler = data?.liste.filter(({ yuzde, fiyatMi }) => (istek.fiyatMi ? fiyatMi : yuzde > 0)) ?? [];
  const personelID = Number(secilen ?? kisiler[0]?.personelID ?? 0);
  const hata = onayla.error && messageText(onayla.error.kod, onayla.error.veri);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (personelID === 0 || parola === '') return;
    onayla.mutate(
      { body: { istek: istek.istek, personelID, parola } },
      { onSuccess: ({ onayKodu }) => onApproved(onayKodu), onError: () => setParola('') },
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('onay.baslik')} centered closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      {data && kisiler.length === 0 ? (
        <Text size="sm">{t('onay.kimseYok')}</Text>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Text size="sm">{istek.fiyatMi ? t('onay.fiyat') : istek.yuzde > 0 ? t('onay.iskonto', { yuzde: istek.yuzde }) : t('onay.iskontoYok')}</Text>
            <SelectField
              label={t('onay.onaylayan')}
              data={kisiler.map((kisi) => ({ value: String(kisi.personelID), label: kisi.yuzde > 0 ? t('onay.kisi', { ad: kisi.adSoyad, yuzde: kisi.yuzde }) : kisi.adSoyad }))}
              value={personelID === 0 ? null : String(personelID)}
              onChange={setSecilen}
            />
            {/* The password of somebody else: no browser keeps or fills it. */}
            <PasswordInput label={t('onay.parola')} data-autofocus required autoComplete="one-time-code" maxLength={200} value={parola} error={hata} onChange={(event) => setParola(event.currentTarget.value)} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                {t('ortak:vazgec')}
              </Button>
              <Button type="submit" loading={onayla.isPending} disabled={parola === '' || personelID === 0}>
                {t('onay.onayla')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
