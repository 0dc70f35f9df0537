import { type TaksitBelgesi, sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { CheckIcon, PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { SozlesmeImzaPaneli } from './SozlesmeImzaPaneli.tsx';

/** Signs the contract on the screen, notes that it was signed on paper, or says that it is signed. */
export function ImzaDugmeleri({ belge }: { belge: TaksitBelgesi }) {
  const { t } = useTranslation('sozlesme');
  const [imzalaniyor, setImzalaniyor] = useState(false);
  // The buttons say it themselves; a notice would lie over them.
  const ver = useSave(sozlesmeCalls.ver, { notice: false });
  const { satisID: id, iptalMi, imza, eksikler } = belge;
  const reason = eksikler.length > 0 ? t('taksitli.onceEksikler') : undefined;
  const takeBack = async () => {
    if (await confirm({ title: t('taksitli.geriAlBaslik'), text: t('taksitli.geriAlAciklama'), yes: t('taksitli.geriAl'), danger: true })) ver.mutate({ body: { id, sozlesmeVerildi: false } });
  };
  return (
    <>
      {!iptalMi && imza && (
        <YetkiButton yetki={sozlesmeCalls.ver.yetki} variant="default" leftSection={<CheckIcon size={18} />} loading={ver.isPending} onClick={() => void takeBack()}>
          {t('taksitli.imzalandi')}
        </YetkiButton>
      )}
      {!iptalMi && !imza && (
        <>
          <YetkiButton yetki={sozlesmeCalls.imzala.yetki} reason={reason} leftSection={<PencilIcon size={18} />} onClick={() => setImzalaniyor(true)}>
            {t('taksitli.ekrandaImzala')}
          </YetkiButton>
          <YetkiButton yetki={sozlesmeCalls.ver.yetki} reason={reason} variant="default" loading={ver.isPending} onClick={() => ver.mutate({ body: { id, sozlesmeVerildi: true } })}>
            {t('taksitli.kagittaImzalandi')}
          </YetkiButton>
        </>
      )}
      {/* It stays when another desk signs the contract or cancels the sale meanwhile, and says so. */}
      {imzalaniyor && <SozlesmeImzaPaneli belge={belge} onClose={() => setImzalaniyor(false)} />}
    </>
  );
}
