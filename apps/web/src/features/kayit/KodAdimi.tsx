import { authCalls } from '@defter/contract/auth.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { keepSession } from '../../app/session/sign-in.ts';
import { CodeEntry } from '../../ui/CodeEntry.tsx';
import type { KayitBilgileri, KodIstegi } from './kayit.ts';

type KodAdimiProps = { bilgiler: KayitBilgileri; istek: KodIstegi; onSent: (istek: KodIstegi) => void; onBack: () => void };

export function KodAdimi({ bilgiler, istek: { cepTelefonu, until }, onSent, onBack }: KodAdimiProps) {
  const { t } = useTranslation('kayit');
  const navigate = useNavigate();
  const kontrol = useSave(authCalls.kayitKontrol);
  const dogrula = useSave(authCalls.smsDogrula, { notice: false });
  const kayitOl = useSave(authCalls.kayitOl, { notice: false });
  const [verified, setVerified] = useState(false);

  const resend = () =>
    kontrol.mutate(
      { body: { cepTelefonu } },
      { onSuccess: ({ gecerlilikSaniye }) => onSent({ cepTelefonu, until: Date.now() + gecerlilikSaniye * 1000 }) },
    );

  const register = () => {
    const body = { ...bilgiler, sektorID: bilgiler.sektorID ?? 0, cepTelefonu, kosulSurumu: KOSUL_SURUMU };
    kayitOl.mutate(
      { body },
      {
        onSuccess: (answer) => {
          keepSession(answer);
          void navigate(paths.registerSuccess(), { state: { from: paths.register() }, replace: true });
        },
      },
    );
  };

  const verify = async (smsKodu: string) => {
    await dogrula.mutateAsync({ body: { cepTelefonu, smsKodu } });
    // The code is used up now. If registering itself fails, it can be tried again without another code.
    setVerified(true);
    register();
  };

  const busy = dogrula.isPending || kayitOl.isPending || kontrol.isPending;

  return (
    <>
      <Text mb="lg">{t('kodAciklama', { telefon: formatTelefon(cepTelefonu) })}</Text>
      {verified ? (
        <Button size="md" fullWidth loading={busy} onClick={register}>
          {t('kaydiTamamla')}
        </Button>
      ) : (
        <CodeEntry until={until} busy={busy} onComplete={verify} onResend={resend} />
      )}
      <Button variant="subtle" color="gray" mt="md" fullWidth disabled={busy} onClick={onBack}>
        {t('bilgileriDuzelt')}
      </Button>
    </>
  );
}
