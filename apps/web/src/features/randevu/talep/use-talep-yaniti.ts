import type { HataKodu } from '@defter/contract/errors.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { type Talep, randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiHatasi } from '../../../app/data/api.ts';
import { tell, useSave } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { choose } from '../../../ui/confirm.tsx';
import { messageText, notice } from '../../../ui/notice.ts';
import { useCakismaUyarisi } from '../use-cakisma-uyarisi.ts';
import type { SecilenSaat } from './SaatSecimi.tsx';

/** Why another time has to be chosen: it stands above the times. */
const DOLU: readonly HataKodu[] = ['talepSaatiDolu', 'talepGunuDolu'];

type Sonuc = { tur: 'onaylandi' | 'onerildi' | 'reddedildi'; gun: string; saat: string; /** Whether the customer was told by SMS. */ smsGittiMi?: boolean };

/** The answer to a request: the time that it is given, and the three ways to answer. */
export function useTalepYaniti(talep: Talep) {
  const { t } = useTranslation('randevuTalep');
  const { can } = useYetki();
  const [secilen, setSecilen] = useState<SecilenSaat>();
  const [refused, setRefused] = useState<ApiHatasi>();
  const [sonuc, setSonuc] = useState<Sonuc>();
  /** The appointment for which the deposit is taken now. */
  const [kaporali, setKaporali] = useState<number>();
  const onayla = useSave(randevuTalepCalls.onayla, { asked: DOLU });
  const degistir = useSave(randevuTalepCalls.degistir, { notice: false, asked: DOLU });
  const tellCakisma = useCakismaUyarisi();
  const geriAl = useSave(randevuTalepCalls.oneriGeriAl);

  const ilk = { gun: talep.oneriTarihi ?? talep.randevuTarihi, saat: talep.oneriBaslangicSaat ?? talep.baslangicSaat };
  const hedef = secilen ? { gun: secilen.randevuTarihi, saat: secilen.baslangicSaat } : ilk;
  // Only a taken time is shown here; a notice tells of any other refusal.
  const onError = (error: ApiHatasi) => setRefused(DOLU.includes(error.kod) ? error : undefined);

  const askKapora = (tutar: Kurus) => {
    const al = can(kaporaCalls.create.yetki) ? [{ value: 'kaporali' as const, label: t('kapora.al') }] : [];
    const choices = [...al, { value: 'kaporasiz' as const, label: t('kapora.almadan') }];
    return choose({ title: t('kapora.baslik', { tutar: formatTL(tutar) }), text: t('kapora.metin'), choices });
  };

  return {
    secilen,
    choose: (saat: SecilenSaat | undefined) => {
      setRefused(undefined);
      setSecilen(saat);
    },
    /** The day and time that an answer gives. */
    hedef,
    refused,
    sonuc,
    /** The request waits for an answer. */
    isOpen: !sonuc && talep.durum !== 'onaylandi',
    kaporali,
    endKapora: () => setKaporali(undefined),
    approving: onayla.isPending,
    suggesting: degistir.isPending,

    approve: async () => {
      const kapora = talep.istenenKapora === null ? 'kaporasiz' : await askKapora(talep.istenenKapora);
      if (!kapora) return;
      // The time that is shown here is booked, even if a colleague has offered another one meanwhile.
      const body = { id: talep.id, randevuTarihi: hedef.gun, baslangicSaat: hedef.saat, ...secilen };
      onayla.mutate(
        { body },
        {
          onError,
          onSuccess: ({ musteriCakisiyor, randevuID }) => {
            tellCakisma({ id: randevuID, musteriCakisiyor });
            if (kapora === 'kaporali') setKaporali(randevuID);
            setSonuc({ tur: 'onaylandi', ...hedef });
          },
        },
      );
    },
    suggest: (saat: SecilenSaat) =>
      degistir.mutate(
        { body: { id: talep.id, ...saat } },
        {
          onError,
          onSuccess: ({ smsGittiMi }) => {
            setSonuc({ tur: 'onerildi', ...hedef, smsGittiMi });
            notice.undo(messageText('talepOnerildi'), () => void geriAl.mutateAsync({ body: { id: talep.id } }).then(() => setSonuc(undefined), tell), { of: `oneri ${talep.id}` });
          },
        },
      ),
    rejected: () => setSonuc({ tur: 'reddedildi', ...ilk }),
  };
}
