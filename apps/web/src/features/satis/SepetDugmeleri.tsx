import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { KAYDET } from './go-on-by-key.ts';
import { isKapidan, type Sepet, type SepetToplami } from './sepet.ts';

type SepetDugmeleriProps = {
  sepet: Sepet;
  total: SepetToplami | undefined;
  /** It is a finished sale that is changed. */
  bitmis: boolean;
  /** Lines take sessions of the customer's packages. */
  seansli: boolean;
  /** Why the cart cannot be saved; undefined if it can. */
  reason: string | undefined;
  busy: boolean;
  onSave: (islemde: boolean) => void;
};

/** The two ways to save a cart: as a sale, or open, to be finished later. */
export function SepetDugmeleri({ sepet, total, bitmis, seansli, reason, busy, onSave }: SepetDugmeleriProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { satistaIslemdeKullanilsin, odemeSekliGirilsinMi } = useAyarlar();
  // A sale that was finished without a payment may still be put right.
  const odemeEksik = odemeSekliGirilsinMi && !bitmis && total !== undefined && total.toplam > 0 && total.alinan === 0 && total.mahsup === 0;
  const acikReason = isKapidan(sepet) ? t('eksik.kapidanAcik') : (reason ?? (seansli ? t('eksik.paketAcik') : undefined));
  const kaydet = sepet.id > 0 ? 'satisiTamamla' : 'satisiKaydet';
  return (
    <Group grow gap="xs">
      {satistaIslemdeKullanilsin && (
        <ReasonButton variant="default" reason={acikReason} loading={busy} onClick={() => onSave(true)}>
          {t(bitmis ? 'yenidenAc' : 'acikBirak')}
        </ReasonButton>
      )}
      <ReasonButton {...KAYDET} reason={reason ?? (odemeEksik ? t('eksik.odeme') : undefined)} loading={busy} onClick={() => onSave(false)}>
        {t(bitmis ? 'ortak:kaydet' : kaydet)}
      </ReasonButton>
    </Group>
  );
}
