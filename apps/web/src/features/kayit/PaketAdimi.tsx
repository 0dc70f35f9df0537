import { authCalls } from '@defter/contract/auth.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { messageText } from '../../ui/notice.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import type { KayitBilgileri } from './kayit.ts';
import { SecimKarti } from './SecimKarti.tsx';
import classes from './KayitPage.module.css';

type PaketAdimiProps = {
  bilgiler: KayitBilgileri;
  onDone: (secim: Pick<KayitBilgileri, 'sektorID' | 'paketID'>) => void;
};

export function PaketAdimi({ bilgiler, onDone }: PaketAdimiProps) {
  const { t } = useTranslation(['kayit', 'ortak']);
  const sektorler = useCall(authCalls.sektorler);
  const paketler = useCall(authCalls.paketler);
  const [sektorID, setSektorID] = useState(bilgiler.sektorID);
  const [paketID, setPaketID] = useState(bilgiler.paketID);
  const [missing, setMissing] = useState(false);

  if (sektorler.error ?? paketler.error) return <LoadError onRetry={() => void Promise.all([sektorler.refetch(), paketler.refetch()])} />;
  if (!sektorler.data || !paketler.data) return <RowsSkeleton rows={6} height={46} />;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (sektorID !== null) onDone({ sektorID, paketID });
        else {
          setMissing(true);
          // On a phone the question is above the visible part of the form.
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
    >
      <fieldset className={classes.group} aria-describedby={missing ? 'sektor-hata' : undefined}>
        <legend className={classes.legend}>{t('sektor')}</legend>
        {missing && sektorID === null && (
          <Text id="sektor-hata" role="alert" size="sm" c="var(--mantine-color-error)">
            {messageText('zorunluAlan')}
          </Text>
        )}
        <div className={classes.choices}>
          {sektorler.data.liste.map(({ id, adi }) => (
            <SecimKarti key={id} group="sektor" checked={id === sektorID} onChoose={() => setSektorID(id)} name={adi} />
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('paket')}</legend>
        <Text size="sm" c="dimmed">
          {t('paketAciklama')}
        </Text>
        <div className={`${classes.choices} ${classes.packages}`}>
          {paketler.data.liste.map((paket) => (
            <SecimKarti key={paket.id} group="paket" checked={paket.id === paketID} onChoose={() => setPaketID(paket.id)} name={paket.adi}>
              <PaketOzeti paket={paket} />
            </SecimKarti>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="md" fullWidth>
        {t('ortak:devam')}
      </Button>
    </form>
  );
}

type Paket = ReplyOf<typeof authCalls.paketler>['liste'][number];

function PaketOzeti({ paket: { aylik, personelSinir, randevuSinir, satisModulu } }: { paket: Paket }) {
  const { t } = useTranslation(['kayit', 'ortak']);
  const facts = [
    personelSinir === null ? t('paketSinirsizPersonel') : t('paketPersonel', { count: personelSinir }),
    randevuSinir === null ? t('paketSinirsizRandevu') : t('paketRandevu', { count: randevuSinir }),
    satisModulu ? undefined : t('paketSatisYok'),
  ];
  return (
    <>
      <span className="tabular">{aylik === null ? t('paketFiyatSor') : t('paketAylik', { fiyat: formatTL(aylik) })}</span>
      <span className={classes.choiceText}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
