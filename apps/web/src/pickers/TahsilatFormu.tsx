import { type AcikSatis, satisCalls } from '@defter/contract/satis.ts';
import { formatTL, type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { messageText, notice } from '../ui/notice.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import { AcikSatislar } from './AcikSatislar.tsx';
import { AvansSatiri } from './AvansSatiri.tsx';
import { girilenToplam, hesapOf, ilkOdeme, odemelerOf, withoutParaUstu } from './odeme-satirlari.ts';
import { OdemeSatirlari } from './OdemeSatirlari.tsx';
import type { AlinanTahsilat } from './TahsilatAlindi.tsx';

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
  const [secilen, setSecilen] = useState<readonly number[]>(acik.map(({ id }) => id));
  const borcOf = (idler: readonly number[]) => sum(acik.flatMap(({ id, kalan }) => (idler.includes(id) ? [kalan] : [])));
  const borc = borcOf(secilen);
  const [ilk] = useState(() => ilkOdeme(borc > 0 ? kurus(Math.min(tutar ?? borc, borc)) : null));
  const [odemeler, setOdemeler] = useState(ilk);
  const [aciklama, setAciklama] = useState('');
  const [makbuz, setMakbuz] = useState(false);
  const [avansOlsun, setAvansOlsun] = useState(false);
  const [denendi, setDenendi] = useState(false);
  const save = useSave(satisCalls.tahsilat, { notice: false });

  const girilen = odemelerOf(odemeler);
  const toplam = girilenToplam(odemeler);
  const { fazla, paraUstu } = hesapOf(borc, girilen ?? []);
  const borcsuz = acik.length === 0;
  const avansaGiden = borcsuz || avansOlsun;
  const gelen = sum(acik.flatMap((satis) => (secilen.includes(satis.id) ? [satis.gelen] : [])));
  // The server takes an empty list for all of them.
  const hata = !borcsuz && secilen.length === 0 ? t('satisIsaretle') : !girilen ? t('odemeEksik') : paraUstu === undefined && !avansaGiden ? messageText('odemeFazla') : undefined;

  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault();
    setDenendi(true);
    if (hata !== undefined || !girilen) return;
    const gonderilen = avansaGiden ? girilen : withoutParaUstu(girilen, paraUstu ?? ZERO);
    const [tek] = secilen.length === 1 ? secilen : [0];
    const model = gonderilen.map((odeme) => ({ ...odeme, musteriID, tahsilatSatisID: tek!, aciklama: aciklama || null, tarih: null, id: 0 }));
    const satisIDler = secilen.length === acik.length ? [] : [...secilen];
    save.mutate(
      { body: { model, satisIDler, avans: avansaGiden, ...gorulen } },
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
  const choose = (idler: readonly number[]) => {
    setSecilen(idler);
    // The amount follows the choice until somebody has typed another one.
    if (odemeler.length === 1 && odemeler[0]!.tutar === borc) setOdemeler([{ ...odemeler[0]!, tutar: borcOf(idler) }]);
  };

  return (
    <SidePanel opened onClose={onClose} title={t(borcsuz ? 'avansAl' : 'baslik')} description={ad} form={{ submit, busy: save.isPending, isDirty: () => odemeler !== ilk || aciklama !== '' }} saveLabel={t(borcsuz ? 'avansAl' : 'al')}>
      <Stack gap="md">
        {!borcsuz ? <AcikSatislar acik={acik} secilen={secilen} borc={borc} onChange={choose} /> : <Text c="dimmed">{t('borcYok')}</Text>}
        {avans > 0 && <AvansSatiri musteriID={musteriID} satisID={satisID} avans={avans} borc={borc} onDone={onMahsup} />}
        <OdemeSatirlari satirlar={odemeler} kalan={borc > toplam ? subtract(borc, toplam) : ZERO} onChange={setOdemeler} />
        {gelen > 0 && gelen < borc && odemeler.length === 1 && odemeler[0]!.tutar !== gelen && (
          <Button variant="light" size="compact-sm" w="fit-content" onClick={() => setOdemeler([{ ...odemeler[0]!, tutar: gelen }])}>
            {t('vadesiGelen', { tutar: formatTL(gelen) })}
          </Button>
        )}
        {odemeler.length > 1 && (
          <Text size="sm" className="tabular">
            {t('toplamOdeme', { tutar: formatTL(toplam) })}
          </Text>
        )}
        {fazla > 0 && !borcsuz && <Checkbox label={t('avansOlsun', { tutar: formatTL(fazla) })} checked={avansOlsun} onChange={(event) => setAvansOlsun(event.currentTarget.checked)} />}
        {paraUstu !== undefined && paraUstu > 0 && !avansaGiden && (
          <Text fw={650} className="tabular" role="status">
            {t('paraUstu', { tutar: formatTL(paraUstu) })}
          </Text>
        )}
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
