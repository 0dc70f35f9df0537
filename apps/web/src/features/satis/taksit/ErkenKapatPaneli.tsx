import type { Satis } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { formatTL, subtract, ZERO } from '@defter/rules/para.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { girilenToplam, ilkOdeme, odemelerOf } from '../../../pickers/odeme-satirlari.ts';
import { OdemeSatirlari } from '../../../pickers/OdemeSatirlari.tsx';
import { messageText } from '../../../ui/notice.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { useGorulenPlan } from './use-gorulen-plan.ts';

/** Pays the whole open rest of a sale now, by one method or several. */
export function ErkenKapatPaneli({ satis, onClose }: { satis: Satis; onClose: () => void }) {
  const { t } = useTranslation('taksit');
  // The payments were typed for the plan that was shown; the server refuses them if somebody has paid meanwhile.
  const { gorulen: { id: satisID, surum, kalan }, hearRefusal } = useGorulenPlan(satis);
  const [ilk] = useState(() => ilkOdeme(kalan));
  const [odemeler, setOdemeler] = useState(ilk);
  const [neden, setNeden] = useState('');
  const [denendi, setDenendi] = useState(false);
  const save = useSave(taksitCalls.kapat);
  const girilen = odemelerOf(odemeler);
  const toplam = girilenToplam(odemeler);
  const hata = !girilen || toplam < kalan ? 'odemeEksik' : toplam > kalan ? 'odemeFazla' : undefined;
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault();
    setDenendi(true);
    if (girilen && hata === undefined) save.mutate({ body: { satisID, surum, odemeler: girilen, neden: neden || null } }, { onSuccess: onClose, onError: hearRefusal });
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('kapat.baslik')}
      form={{ submit, busy: save.isPending, isDirty: () => odemeler !== ilk || neden !== '' }}
      saveLabel={t('kapat.al', { tutar: formatTL(kalan) })}
    >
      <Stack gap="md">
        <Text size="sm">{t('kapat.aciklama', { tutar: formatTL(kalan) })}</Text>
        <OdemeSatirlari satirlar={odemeler} kalan={kalan > toplam ? subtract(kalan, toplam) : ZERO} onChange={setOdemeler} />
        {denendi && hata && (
          <Text size="sm" c="var(--defter-danger)" role="alert">
            {messageText(hata)}
          </Text>
        )}
        <TextInput label={t('neden')} maxLength={300} value={neden} onChange={(event) => setNeden(event.currentTarget.value)} />
      </Stack>
    </SidePanel>
  );
}
