import { kimlikOrZero } from '@defter/contract/fields.ts';
import { type PaketProgram, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { type PaketSatisi, paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { Button } from '@mantine/core';
import { useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { tell, useSave } from '../../../app/data/query.ts';
import { readAnew } from '../../../app/data/read-anew.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { useOpenForm } from '../../../ui/open-forms.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { goOnByKey } from '../go-on-by-key.ts';
import classes from '../SatisEkrani.module.css';
import { type Sepet, SepetSekli } from '../sepet.ts';
import { SepetPane } from '../SepetPane.tsx';
import { ONAYLANIR, useOnay } from '../use-onay.tsx';
import { useSatisSonrasi } from '../use-satis-sonrasi.ts';
import { eklenebilenler, paketBodyOf, reducePaket } from './paket-sepeti.ts';
import { PaketPane, PROGRAMLAR } from './PaketPane.tsx';

type PaketEkraniProps = {
  ilk: Sepet;
  /** The program that is put into the cart at once. */
  program?: PaketProgram;
  /** An open or saved package that is carried on. */
  acik?: PaketSatisi;
  onReload?: () => void;
};

const SEKIL = z.extend(SepetSekli, { programID: kimlikOrZero() });

/** Selling a package: the programs on the left, the cart with their rows on the right, whose prices people with the right may change. */
export function PaketEkrani({ ilk, program: ilkProgram, acik, onReload }: PaketEkraniProps) {
  const { t } = useTranslation(['paketSatis', 'satis', 'ortak']);
  const goOn = useSatisSonrasi();
  const [begun] = useState(ilk);
  const [{ sepet, program }, change] = useReducer(reducePaket, { sepet: begun, program: null }, (bos) => (ilkProgram ? reducePaket(bos, { tur: 'program', program: ilkProgram, doldur: true }) : bos));
  const save = useSave(acik ? paketSatisCalls.update : paketSatisCalls.create, { notice: false, asked: ONAYLANIR });
  const onay = useOnay();
  const saved = useRef(false);

  const isChanged = sepet !== begun && sepet.satirlar.length > 0;
  const isDirty = () => isChanged && !saved.current;
  useLeaveGuard(isDirty);
  useOpenForm({
    ilk: { sepet: { id: begun.id } },
    shape: SEKIL,
    isDirty,
    read: () => ({ values: { ...sepet, programID: program?.id ?? 0 } }),
    fill: ({ values: { programID, ...values } }: { values: Sepet & { programID: number } }) => {
      change({ tur: 'yukle', sepet: values });
      if (programID > 0)
        void readAnew(paketProgramCalls.list, { query: PROGRAMLAR })
          .then(({ liste }) => change({ tur: 'program', program: liste.find(({ id }) => id === programID) ?? null, doldur: false }))
          .catch(tell);
    },
  });

  const send = (islemde: boolean, onayKodu: string | null = null) =>
    save.mutate(
      { body: { ...paketBodyOf(sepet, { islemde, program, acik }), onayKodu } },
      {
        onError: (refusal) => {
          if ((ONAYLANIR as readonly string[]).includes(refusal.kod) && !onay.ask(refusal, sepet, (kod) => send(islemde, kod))) tell(refusal);
        },
        onSuccess: ({ id, message }) => {
          saved.current = true;
          goOn({ id, message, islemde, sepet });
        },
      },
    );

  return (
    <>
      <PageHeader title={acik ? t('satis:satisNo', { no: acik.satisNo }) : t('baslik')}>
        {acik?.islemde === false && (
          <Button component={Link} to={paths.satis(acik.id)} variant="default">
            {t('ortak:vazgec')}
          </Button>
        )}
      </PageHeader>
      <div role="presentation" className={classes.panes} onKeyDown={goOnByKey}>
        <PaketPane
          secili={program?.id ?? acik?.menuID ?? undefined}
          onProgram={(secilen) => change({ tur: 'program', program: secilen, doldur: true })}
          eklenebilen={eklenebilenler(sepet, program)}
          onIcerik={(icerik) => change({ tur: 'icerikEkle', icerik })}
          onPick={(urun) => change({ tur: 'satirEkle', urun })}
        />
        <SepetPane
          paketMi
          sepet={sepet}
          change={change}
          bitmis={acik?.islemde === false}
          busy={save.isPending}
          error={save.error}
          onSave={(islemde) => void send(islemde)}
          onGivenBack={onReload}
          isDirty={isChanged}
        />
      </div>
      {onay.modal}
    </>
  );
}
