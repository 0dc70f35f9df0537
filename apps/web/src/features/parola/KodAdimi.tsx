import { authCalls } from '@defter/contract/auth.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { CodeEntry } from '../../ui/CodeEntry.tsx';
import type { KodIstegi } from './TelefonAdimi.tsx';

type KodAdimiProps = { istek: KodIstegi; onSent: (istek: KodIstegi) => void; onVerified: (smsKodu: string) => void };

export function KodAdimi({ istek: { cepTelefonu, until }, onSent, onVerified }: KodAdimiProps) {
  const { t } = useTranslation('parola');
  const sifirla = useSave(authCalls.parolaSifirla);
  const dogrula = useSave(authCalls.parolaDogrula, { notice: false });

  const resend = () =>
    sifirla.mutate(
      { body: { cepTelefonu } },
      { onSuccess: ({ gecerlilikSaniye }) => onSent({ cepTelefonu, until: Date.now() + gecerlilikSaniye * 1000 }) },
    );
  const verify = async (smsKodu: string) => {
    await dogrula.mutateAsync({ body: { cepTelefonu, smsKodu } });
    onVerified(smsKodu);
  };

  return (
    <>
      <Text c="dimmed" mt={4} mb="xl">
        {t('kodAciklama', { telefon: formatTelefon(cepTelefonu) })}
      </Text>
      <CodeEntry until={until} busy={dogrula.isPending || sifirla.isPending} onComplete={verify} onResend={resend} />
    </>
  );
}
