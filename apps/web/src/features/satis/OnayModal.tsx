import type { ReplyOf } from '@defter/contract/call.ts';
import { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { MessageSquareIcon } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { CodeEntry } from '../../ui/CodeEntry.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { messageText } from '../../ui/notice.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { OnayIstegi } from './use-onay.tsx';

type OnayModalProps = { istek: OnayIstegi; onClose: () => void; /** Gets the code of the approval. */ onApproved: (onayKodu: string) => void };

/** A colleague who may give a discount or a price approves it here with their own password, or from elsewhere by a code that they read out. */
export function OnayModal(props: OnayModalProps) {
  const { t } = useTranslation('satis');
  const { data, isLoadingError, error, refetch } = useCall(satisOnayiCalls.onaylayanlar);
  const kisiler = data?.liste.filter(({ yuzde, fiyatMi }) => (props.istek.fiyatMi ? fiyatMi : yuzde > 0)) ?? [];
  const isKimseYok = data !== undefined && kisiler.length === 0;
  return (
    <Modal opened onClose={props.onClose} title={t('onay.baslik')}>
      {isLoadingError && <NotLoaded reading={{ error, refetch }} />}
      {!isLoadingError && isKimseYok && <Text size="sm">{t('onay.kimseYok')}</Text>}
      {!isLoadingError && !isKimseYok && <OnayFormu {...props} kisiler={kisiler} />}
    </Modal>
  );
}

type OnayFormuProps = OnayModalProps & { kisiler: ReplyOf<typeof satisOnayiCalls.onaylayanlar>['liste'] };

function OnayFormu({ istek, kisiler, onClose, onApproved }: OnayFormuProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const onayla = useSave(satisOnayiCalls.onayla, { notice: false, asked: ['onayParolasiYanlis', 'girisKilitli', 'onayYetkisiYok', 'kodGecersiz', 'kodSuresiDoldu'] });
  const [secilen, setSecilen] = useState<string | null>(null);
  const [parola, setParola] = useState('');
  const iste = useSave(satisOnayiCalls.kod, { notice: false, asked: ['onayTelefonuYok', 'onayYetkisiYok', 'kodBekle', 'kodSinir'] });
  /** The colleague to whom a code was sent, and the end of its validity. */
  const [kod, setKod] = useState<{ personelID: number; until: number }>();
  const personelID = Number(secilen ?? kisiler[0]?.personelID ?? 0);
  const hata = onayla.error && messageText(onayla.error.kod, onayla.error.veri);
  const body = { istek: istek.istek, personelID, ...istek.soylenen };
  const sendKod = () => iste.mutate({ body }, { onSuccess: ({ gecerlilikSaniye }) => setKod({ personelID, until: Date.now() + gecerlilikSaniye * 1000 }) });
  const giveKod = (smsKodu: string) => onayla.mutateAsync({ body: { ...body, smsKodu } }).then(({ onayKodu }) => onApproved(onayKodu));
  const istenemedi = iste.error && messageText(iste.error.kod, iste.error.veri);
  const bekleniyor = kod?.personelID === personelID ? kod : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (personelID === 0 || parola === '') return;
    onayla.mutate(
      { body: { ...body, parola } },
      { onSuccess: ({ onayKodu }) => onApproved(onayKodu), onError: () => setParola('') },
    );
  };
  const neOnaylanir = istek.yuzde > 0 ? t('onay.iskonto', { yuzde: formatMiktar(istek.yuzde) }) : t('onay.iskontoYok');

  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{istek.fiyatMi ? t('onay.fiyat') : neOnaylanir}</Text>
        <SelectField
          label={t('onay.onaylayan')}
          data={kisiler.map((kisi) => ({ value: String(kisi.personelID), label: kisi.yuzde > 0 ? t('onay.kisi', { ad: kisi.adSoyad, yuzde: formatMiktar(kisi.yuzde) }) : kisi.adSoyad }))}
          value={personelID === 0 ? null : String(personelID)}
          onChange={setSecilen}
        />
        {bekleniyor && (
          <Stack gap={6} role="group" aria-label={t('onay.kod')}>
            <Text size="sm">{t('onay.kodGitti', { ad: kisiler.find((kisi) => kisi.personelID === personelID)?.adSoyad })}</Text>
            <CodeEntry until={bekleniyor.until} busy={onayla.isPending} onComplete={giveKod} onResend={sendKod} />
          </Stack>
        )}
        {/* The password of somebody else: no browser keeps or fills it. */}
        {!bekleniyor && (
          <>
            <PasswordInput
              label={t('onay.parola')}
              data-autofocus
              required
              autoComplete="one-time-code"
              maxLength={200}
              value={parola}
              error={hata}
              onChange={(event) => setParola(event.currentTarget.value)}
            />
            <Button
              variant="subtle"
              size="compact-md"
              w="fit-content"
              leftSection={<MessageSquareIcon size={16} />}
              loading={iste.isPending}
              disabled={personelID === 0}
              onClick={sendKod}
            >
              {t('onay.kodIste')}
            </Button>
          </>
        )}
        {istenemedi && (
          <Text size="sm" c="red" role="alert">
            {istenemedi}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          {!bekleniyor && (
            <Button type="submit" loading={onayla.isPending} disabled={parola === '' || personelID === 0}>
              {t('onay.onayla')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
