import { type AcikSatis, satisCalls } from '@defter/contract/satis.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { notice } from '../ui/notice.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import { AcikSatislar } from './AcikSatislar.tsx';
import { AvansSatiri } from './AvansSatiri.tsx';
import type { AlinanTahsilat } from './TahsilatAlindi.tsx';
import { TahsilatOdemeleri } from './TahsilatOdemeleri.tsx';
import { useTahsilatGirdisi } from './use-tahsilat-girdisi.ts';

type TahsilatFormuProps = {
  musteriID: number;
  ad: string;
  satisID: number | undefined;
  /** The first amount, if it is less than the whole debt. */
  tutar: Kurus | undefined;
  acik: readonly AcikSatis[];
  /** What is owed of all sales. */
  toplamBorc: Kurus;
  /** The customer's credit. */
  avans: Kurus;
  onClose: () => void;
  onTaken: (alinan: AlinanTahsilat) => void;
  onMahsup: () => void;
};

/**
 * Takes money for the chosen sales, by one method or several. More cash than the debt is change, or becomes the customer's credit; so does money
 * without a debt.
 */
export function TahsilatFormu({ musteriID, ad, satisID, tutar, acik: given, toplamBorc, avans, onClose, onTaken, onMahsup }: TahsilatFormuProps) {
  const { t } = useTranslation('tahsilat');
  // The form keeps the debts that it was opened with, so that a payment at another desk changes no input; the server refuses too high an amount.
  const [acik] = useState(given);
  const [gorulen] = useState({ gorulenBorc: toplamBorc, gorulenAvans: avans });
  const girdi = useTahsilatGirdisi(acik, tutar);
  const { secilen, borcsuz, borc, booked, hata } = girdi;
  const [aciklama, setAciklama] = useState('');
  const [makbuz, setMakbuz] = useState(false);
  const [denendi, setDenendi] = useState(false);
  const save = useSave(satisCalls.tahsilat, { notice: false });

  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault();
    setDenendi(true);
    if (hata !== undefined || !booked) return;
    const tahsilatSatisID = secilen.length === 1 ? secilen[0]! : 0;
    const model = booked.map((odeme) => ({ ...odeme, musteriID, tahsilatSatisID, aciklama: aciklama || null, tarih: null, id: 0 }));
    const satisIDler = secilen.length === acik.length ? [] : [...secilen];
    save.mutate(
      { body: { model, satisIDler, avans: girdi.avansaGiden, ...gorulen } },
      {
        onSuccess: ({ tahsilatID, alinan, avans: kalanAvans }) => {
          if (makbuz) return onTaken({ tahsilatID, alinan, avans: kalanAvans });
          const kaldi = kalanAvans > 0 ? [t('avansKaldi', { tutar: formatTL(kalanAvans) })] : [];
          notice.info([t('alindi', { tutar: formatTL(alinan) }), ...kaldi].join(' '), { seconds: 5 });
          onClose();
        },
      },
    );
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(borcsuz ? 'avansAl' : 'baslik')}
      description={ad}
      form={{ submit, busy: save.isPending, isDirty: () => girdi.isDirty || aciklama !== '' }}
      saveLabel={t(borcsuz ? 'avansAl' : 'al')}
    >
      <Stack gap="md">
        {borcsuz ? <Text c="dimmed">{t('borcYok')}</Text> : <AcikSatislar acik={acik} secilen={secilen} borc={borc} onChange={girdi.choose} />}
        {avans > 0 && <AvansSatiri musteriID={musteriID} satisID={satisID} avans={avans} borc={borc} onDone={onMahsup} />}
        <TahsilatOdemeleri girdi={girdi} />
        {denendi && hata !== undefined && (
          <Text size="sm" c="var(--defter-danger)" role="alert">
            {hata}
          </Text>
        )}
        <TextInput label={t('aciklama')} maxLength={200} value={aciklama} onChange={(event) => setAciklama(event.currentTarget.value)} />
        <Checkbox label={t('makbuzVer')} checked={makbuz} onChange={(event) => setMakbuz(event.currentTarget.checked)} />
      </Stack>
    </SidePanel>
  );
}
