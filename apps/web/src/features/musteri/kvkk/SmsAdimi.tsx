import { kvkkCalls } from '@defter/contract/kvkk.ts';
import type { Musteri } from '@defter/contract/musteri.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../../app/ayar/ayarlar.ts';
import { useSave } from '../../../app/data/query.ts';
import { CodeEntry } from '../../../ui/CodeEntry.tsx';
import { MessageSquareTextIcon } from 'lucide-react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import type { Secimler } from './OnayPaneli.tsx';

type SmsAdimiProps = { musteri: Musteri; secimler: Secimler; onSent: () => void; onDone: () => void };

/** Consent by a code: sent to the customer's phone, said at the desk (spec 1§4). */
export function SmsAdimi({ musteri, secimler, onSent, onDone }: SmsAdimiProps) {
  const { t } = useTranslation('kvkk');
  const { kvkkKullanilsin } = useAyarlar();
  const [until, setUntil] = useState<number>();
  const gonder = useSave(kvkkCalls.smsGonder);
  const dogrula = useSave(kvkkCalls.smsDogrula);
  const telefon = musteri.telefonlar[0];

  const send = () =>
    gonder.mutate(
      { body: { musteriID: musteri.id, ...secimler } },
      {
        onSuccess: ({ gecerlilikSaniye }) => {
          setUntil(Date.now() + gecerlilikSaniye * 1000);
          onSent();
        },
      },
    );
  const verify = async (onayKodu: string) => {
    await dogrula.mutateAsync({ body: { musteriID: musteri.id, onayKodu } });
    onDone();
  };
  const reason = whyNot({ isOff: !kvkkKullanilsin, hasPhone: telefon !== undefined, isEmpty: secimler.rizalar.length === 0 });

  if (until !== undefined) {
    return (
      <Stack gap="sm">
        <Text size="sm">{t('kodAciklama', { telefon: telefon && formatTelefon(telefon.telefon) })}</Text>
        <CodeEntry until={until} busy={dogrula.isPending || gonder.isPending} onComplete={verify} onResend={send} />
      </Stack>
    );
  }
  return (
    <ReasonButton leftSection={<MessageSquareTextIcon size={18} />} loading={gonder.isPending} reason={reason && t(reason)} onClick={send}>
      {t('smsGonder')}
    </ReasonButton>
  );
}

function whyNot({ isOff, hasPhone, isEmpty }: { isOff: boolean; hasPhone: boolean; isEmpty: boolean }) {
  if (isOff) return 'smsKapali' as const;
  if (!hasPhone) return 'telefonYok' as const;
  return isEmpty ? ('enAzBir' as const) : undefined;
}
