import { authCalls } from '@defter/contract/auth.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { PaketKartlari, usePaketler } from '../../pickers/PaketKartlari.tsx';
import { messageText } from '../../ui/notice.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import type { KayitBilgileri } from './kayit.ts';
import classes from './KayitPage.module.css';

type PaketAdimiProps = {
  bilgiler: KayitBilgileri;
  onDone: (secim: Pick<KayitBilgileri, 'sektorID' | 'paketID'>) => void;
};

/** The sector of the business, and the plan after the trial; both are in sight at once. */
export function PaketAdimi({ bilgiler, onDone }: PaketAdimiProps) {
  const { t } = useTranslation(['kayit', 'ortak']);
  const sektorler = useCall(authCalls.sektorler);
  const { paketler, error, refetch } = usePaketler();
  const [sektorID, setSektorID] = useState(bilgiler.sektorID);
  const [paketID, setPaketID] = useState(bilgiler.paketID);
  const [missing, setMissing] = useState(false);

  if (!sektorler.data || !paketler) return <NotLoaded reading={[sektorler, { data: paketler, error, refetch }]} skeleton={<RowsSkeleton rows={6} height={46} />} />;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (sektorID !== null) onDone({ sektorID, paketID });
        else {
          setMissing(true);
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
      noValidate
    >
      <SelectField<number>
        size="md"
        label={t('sektor')}
        required
        data={sektorler.data.liste.map(({ id, adi }) => ({ value: id, label: adi }))}
        value={sektorID}
        onChange={setSektorID}
        error={missing && sektorID === null ? messageText('zorunluAlan') : undefined}
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('paket')}</legend>
        <Text size="sm" c="dimmed" mb={8}>
          {t('paketAciklama')}
        </Text>
        <PaketKartlari paketler={paketler} paketID={paketID} onChoose={({ id }) => setPaketID(id)} />
      </fieldset>
      <Button type="submit" size="md" fullWidth mt="lg">
        {t('ortak:devam')}
      </Button>
    </form>
  );
}
