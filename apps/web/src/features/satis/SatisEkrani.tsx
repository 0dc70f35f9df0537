import type { HataKodu } from '@defter/contract/errors.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls, type Satis } from '@defter/contract/satis.ts';
import { Button } from '@mantine/core';
import { useCallback, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiHatasi } from '../../app/data/api.ts';
import { tell, useSave } from '../../app/data/query.ts';
import { useSeanslar } from '../../pickers/use-seanslar.ts';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import { changerOf, changerText } from '../../ui/changer.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { useOpenForm } from '../../ui/open-forms.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { goOnByKey } from './go-on-by-key.ts';
import { IptalButton } from './IptalButton.tsx';
import { KatalogPane } from './KatalogPane.tsx';
import { adetlerOf, bodyOf, dusBodyOf, reduceSepet, type Sepet, SepetSekli } from './sepet.ts';
import { SepetPane } from './SepetPane.tsx';
import { ONAYLANIR, useOnay } from './use-onay.tsx';
import { useSatisSonrasi } from './use-satis-sonrasi.ts';
import classes from './SatisEkrani.module.css';

type SatisEkraniProps = {
  ilk: Sepet;
  /** The sale that is carried on. */
  acik?: Satis;
  /** Begins anew from the sale as it is now. */
  onReload?: () => void;
  onCancelled?: () => void;
  /** Goes back to a finished sale without changing it. */
  onGiveUp?: () => void;
};

/** The two panes of selling: the catalogue on the left, the cart always in sight on the right. Begins with `ilk`, once. */
export function SatisEkrani({ ilk, acik, onReload, onCancelled, onGiveUp }: SatisEkraniProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const [begun] = useState(ilk);
  const [sepet, change] = useReducer(reduceSepet, begun);
  const pick = useCallback((urun: SecilenUrun, seansMi = false) => change({ tur: 'satirEkle', urun, paketten: seansMi }), []);
  const save = useSave(sepet.id > 0 ? satisCalls.update : satisCalls.create, { notice: false, asked: [...ONAYLANIR, ...(onReload ? (['kayitDegismis'] as const) : [])] });
  const dus = useSave(seansDusCalls.create, { notice: false, asked: ONAYLANIR });
  const onay = useOnay();
  // A saved sale keeps its kind, so it takes no sessions.
  const { seanslar: haklar } = useSeanslar(sepet.id > 0 ? 0 : sepet.musteri?.id);
  const paketten = sepet.satirlar.some((satir) => satir.paketten);
  const goOn = useSatisSonrasi();
  const saved = useRef(false);
  const [readAt] = useState(() => performance.now());

  const isChanged = sepet !== begun && sepet.satirlar.length > 0;
  const isDirty = () => isChanged && !saved.current;
  useLeaveGuard(isDirty);
  useOpenForm({
    ilk: { sepet: { id: begun.id } },
    shape: SepetSekli,
    isDirty,
    read: () => ({ values: sepet }),
    fill: ({ values }: { values: Sepet }) => change({ tur: 'yukle', sepet: values }),
  });

  const leave = () => {
    saved.current = true;
    onCancelled?.();
  };

  /** Another desk has saved the sale: the cart stays in sight until the user takes the newest sale. */
  const offerNewest = async (refusal: ApiHatasi) => {
    const text = `${changerText(changerOf(refusal, readAt))} ${t('degisti.aciklama')}`;
    if (onReload && (await confirm({ title: t('degisti.baslik'), text, yes: t('degisti.yukle') }))) onReload();
  };

  const send = (islemde: boolean, onayKodu: string | null = null) => {
    const sonrasi = {
      onError: (refusal: ApiHatasi) => {
        if (refusal.kod === 'kayitDegismis') void offerNewest(refusal);
        else if ((ONAYLANIR as readonly string[]).includes(refusal.kod) && !onay.ask(refusal, sepet, (kod) => send(islemde, kod))) tell(refusal);
      },
      onSuccess: ({ id, message }: { id: number; message: HataKodu | '' }) => {
        saved.current = true;
        goOn({ id, message, islemde, sepet });
      },
    };
    if (paketten) dus.mutate({ body: { ...dusBodyOf(sepet), onayKodu } }, sonrasi);
    else save.mutate({ body: { ...bodyOf(sepet, islemde), onayKodu } }, sonrasi);
  };

  return (
    <>
      <PageHeader title={acik ? t('satisNo', { no: acik.satisNo }) : t('yeniSatis')}>
        {acik?.islemde && <IptalButton satis={acik} onDone={leave} />}
        {onGiveUp && (
          <Button variant="default" onClick={onGiveUp}>
            {t('ortak:vazgec')}
          </Button>
        )}
      </PageHeader>
      <div role="presentation" className={classes.panes} onKeyDown={goOnByKey}>
        <KatalogPane haklar={haklar} adetler={adetlerOf(sepet.satirlar)} onPick={pick} />
        <SepetPane
          sepet={sepet}
          change={change}
          haklar={haklar}
          bitmis={acik?.islemde === false}
          busy={save.isPending || dus.isPending}
          error={paketten ? dus.error : save.error}
          onSave={(islemde) => void send(islemde)}
          onGivenBack={onReload}
          isDirty={isChanged}
        />
      </div>
      {onay.modal}
    </>
  );
}
