import { satisCalls } from '@defter/contract/satis.ts';
import { useNavigate } from 'react-router';
import { useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import type { ApiHatasi } from '../../app/data/api.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { useLeaveGuard } from '../../app/drafts/use-leave-guard.ts';
import { changerOf, changerText } from '../../ui/changer.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useOpenForm } from '../../ui/open-forms.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { KatalogPane } from './KatalogPane.tsx';
import { bodyOf, reduceSepet, type Sepet, SepetSekli } from './sepet.ts';
import { SepetPane } from './SepetPane.tsx';
import classes from './SatisEkrani.module.css';

/** The two panes of selling: what can be sold on the left, the cart always in sight on the right. Begins with `ilk`, once. */
export function SatisEkrani({ ilk, onReload }: { ilk: Sepet; /** Begins anew from the sale as it is now. */ onReload?: () => void }) {
  const { t } = useTranslation('satis');
  const navigate = useNavigate();
  const [begun] = useState(ilk);
  const [sepet, change] = useReducer(reduceSepet, begun);
  const save = useSave(sepet.id > 0 ? satisCalls.update : satisCalls.create, { asked: onReload && ['kayitDegismis'] });
  const { otomatikYazdirilsinMi } = useAyarlar();
  const saved = useRef(false);
  const [readAt] = useState(() => performance.now());

  const isDirty = () => sepet !== begun && sepet.satirlar.length > 0 && !saved.current;
  useLeaveGuard(isDirty);
  useOpenForm({
    ilk: { sepet: { id: begun.id } },
    shape: SepetSekli,
    isDirty,
    read: () => ({ values: sepet }),
    fill: ({ values }: { values: Sepet }) => change({ tur: 'yukle', sepet: values }),
  });

  /** Somebody else has saved the sale: the cart stays in sight until it is given up. */
  const offerNewest = async (refusal: ApiHatasi) => {
    const text = `${changerText(changerOf(refusal, readAt))} ${t('degisti.aciklama')}`;
    if (onReload && (await confirm({ title: t('degisti.baslik'), text, yes: t('degisti.yukle') }))) onReload();
  };

  const send = (islemde: boolean) =>
    save.mutate(
      { body: bodyOf(sepet, islemde) },
      {
        onError: (refusal) => {
          if (refusal.kod === 'kayitDegismis') void offerNewest(refusal);
        },
        onSuccess: ({ id }) => {
          saved.current = true;
          const bitti = otomatikYazdirilsinMi ? paths.satisAdisyon(id) : paths.satis(id);
          void navigate(islemde ? paths.satislar() : bitti, { replace: true });
        },
      },
    );

  return (
    <>
      <PageHeader title={sepet.id > 0 ? t('satisNo', { no: sepet.id }) : t('yeniSatis')} />
      <div className={classes.panes}>
        <KatalogPane onPick={(urun) => change({ tur: 'satirEkle', urun })} />
        <SepetPane sepet={sepet} change={change} busy={save.isPending} error={save.error} onSave={send} />
      </div>
    </>
  );
}
