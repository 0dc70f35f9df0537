import type { BodyInput, ReplyOf } from '@defter/contract/call.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { getOturum, saveOturum } from '../../app/session/oturum.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { notice } from '../../ui/notice.ts';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import { usePart } from '../../ui/use-part.ts';

type Bilgiler = ReplyOf<typeof personelCalls.kisiselBilgiler>;
type Kayit = BodyInput<typeof personelCalls.saveKisiselBilgiler>;
/** A record that waits for the code of its new mobile, and when that code expires (ms). */
export type Bekleyen = { kayit: Kayit; cepTelefonu: string; until: number };

const loadModal = async () => (await import('./TelefonKoduModal.tsx')).TelefonKoduModal;
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
/** spec 2§4 */
const CIKIS_MS = 2000;

const endOf = (saniye: number) => Date.now() + saniye * 1000;

const valuesOf = (bilgiler: Bilgiler) => ({
  surum: bilgiler.surum as number | null,
  ad: bilgiler.ad,
  soyad: bilgiler.soyad,
  cepTelefonu: bilgiler.cepTelefonu ?? '',
  evTelefonu: bilgiler.evTelefonu ?? '',
  ePosta: bilgiler.ePosta ?? '',
  adres: bilgiler.adres ?? '',
  smsKodu: '',
});

/** Saves the person's own record. A new mobile has to be proved by its code first, and then the person signs in again. */
export function BilgilerFormu({ bilgiler }: { bilgiler: Bilgiler }) {
  const { t } = useTranslation(['hesap', 'ortak']);
  const navigate = useNavigate();
  const kod = useSave(personelCalls.telefonKodu);
  const [bekleyen, setBekleyen] = useState<Bekleyen>();
  const Modal = usePart(bekleyen !== undefined, loadModal);

  const sendKod = async (kayit: Kayit, cepTelefonu: string) => {
    const { gecerlilikSaniye } = await kod.mutateAsync({ body: { cepTelefonu } });
    setBekleyen({ kayit, cepTelefonu, until: endOf(gecerlilikSaniye) });
  };

  const finish = ({ telefonDegisti }: { telefonDegisti: boolean }, kayit: Kayit): void | Promise<void> => {
    const oturum = getOturum();
    const { ad = '', soyad = '' } = kayit;
    if (oturum) saveOturum({ ...oturum, ad, soyad, adSoyad: `${ad} ${soyad}`, cepTelefonu: kayit.cepTelefonu ?? null, ePosta: kayit.ePosta ?? null });
    if (!telefonDegisti) return form.renew();
    // Its session ends, so nothing can be read anew.
    form.resetDirty();
    setBekleyen(undefined);
    notice.info(t('cikisYapilacak'));
    setTimeout(() => void navigate(paths.logout()), CIKIS_MS);
  };

  const form = useRecordForm({
    record: bilgiler,
    read: () => readAnew(personelCalls.kisiselBilgiler),
    values: valuesOf,
    schema: personelCalls.saveKisiselBilgiler.body,
    call: personelCalls.saveKisiselBilgiler,
    // A new mobile is saved with its code, by the dialog that asks for it.
    save: async (body, send): Promise<void> => {
      const { cepTelefonu } = body;
      if (cepTelefonu != null && cepTelefonu !== form.getInitialValues().cepTelefonu) return sendKod(body, cepTelefonu);
      await send(body);
    },
    onSaved: finish,
  });
  useLeaveGuard(form.isDirty);

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack maw={560}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('ad')} autoComplete="given-name" key={form.key('ad')} {...form.getInputProps('ad')} />
          <TextInput label={t('soyad')} autoComplete="family-name" key={form.key('soyad')} {...form.getInputProps('soyad')} />
          <PhoneInput
            label={t('cepTelefonu')}
            description={t('cepTelefonuAciklama')}
            inputWrapperOrder={HINT_BELOW}
            key={form.key('cepTelefonu')}
            {...form.getInputProps('cepTelefonu')}
          />
          <TextInput
            label={t('ePosta')}
            description={t('ePostaAciklama')}
            inputWrapperOrder={HINT_BELOW}
            type="email"
            autoComplete="email"
            key={form.key('ePosta')}
            {...form.getInputProps('ePosta')}
          />
          <PhoneInput label={t('evTelefonu')} placeholder="" key={form.key('evTelefonu')} {...form.getInputProps('evTelefonu')} />
        </SimpleGrid>
        <GrowingTextarea label={t('adres')} key={form.key('adres')} {...form.getInputProps('adres')} />
        <Button type="submit" w="fit-content" loading={form.busy}>
          {t('ortak:kaydet')}
        </Button>
      </Stack>
      {Modal && bekleyen && (
        <Modal
          bekleyen={bekleyen}
          busy={form.sending || kod.isPending}
          onCode={(smsKodu) => form.send({ ...bekleyen.kayit, smsKodu })}
          onResend={() => sendKod(bekleyen.kayit, bekleyen.cepTelefonu)}
          onClose={() => setBekleyen(undefined)}
        />
      )}
    </form>
  );
}
