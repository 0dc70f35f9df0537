import { Button } from '@mantine/core';
import { StoreIcon } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import { MusteriPicker } from '../../pickers/MusteriPicker.tsx';
import { KATALOG } from './go-on-by-key.ts';
import { MusteriSeanslari } from './MusteriSeanslari.tsx';
import { isKapidan, KAPIDAN, type Sepet, type SepetDegisikligi } from './sepet.ts';

/** `kapidanSatilir`: only a plain sale is for nobody, because sessions need an owner. */
type SepetMusterisiProps = { sepet: Sepet; kapidanSatilir: boolean; change: (degisiklik: SepetDegisikligi) => void };

/** Who buys: a customer, with their packages, or somebody at the door. */
export const SepetMusterisi = memo(function SepetMusterisi({ sepet, kapidanSatilir, change }: SepetMusterisiProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { can } = useYetki();
  const { musteri } = sepet;
  const kapidan = isKapidan(sepet);
  // The money of a saved sale is on its customer's account already; at the door there was none.
  const [sabit] = useState(sepet.id > 0 && !kapidan);
  const choose = (secilen: Sepet['musteri']) => change({ tur: 'alan', alan: { musteri: secilen } });
  return (
    <>
      <MusteriPicker label={t('musteri')} value={kapidan ? { ...KAPIDAN, adSoyad: t('ortak:kapidan') } : musteri} disabled={sabit} autoFocus={!musteri} next={KATALOG} onChange={choose} />
      {!musteri && kapidanSatilir && can('satisEkle') && (
        <Button variant="default" size="compact-md" w="fit-content" leftSection={<StoreIcon size={16} />} onClick={() => choose(KAPIDAN)}>
          {t('kapidan.sat')}
        </Button>
      )}
      {musteri && !kapidan && <MusteriSeanslari musteriID={musteri.id} />}
    </>
  );
});
