import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useOturum } from '../../app/session/oturum.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { IskontoInput } from './IskontoInput.tsx';
import type { Sepet, SepetDegisikligi } from './sepet.ts';

type SatisAlanlariProps = { sepet: Sepet; /** The discount of the customer's group. */ grupYuzdesi: number; change: (degisiklik: SepetDegisikligi) => void };

/** The fields of the whole sale: discount, seller, note. */
export const SatisAlanlari = memo(function SatisAlanlari({ sepet, grupYuzdesi, change }: SatisAlanlariProps) {
  const { t } = useTranslation('satis');
  const oturum = useOturum();
  const iskontoReason = useReason('satisIskonto');
  const { genelIskontoKullanilsinMi, satistaPersonelKullanilsinMi } = useAyarlar();
  const set = (alan: Partial<Pick<Sepet, 'personelID' | 'iskontoTip' | 'iskonto' | 'aciklama'>>) => change({ tur: 'alan', alan });
  return (
    <>
      {(genelIskontoKullanilsinMi || sepet.iskonto > 0) && (
        <IskontoInput
          label={grupYuzdesi > 0 ? t('genelIskontoGrup', { yuzde: formatMiktar(grupYuzdesi) }) : t('genelIskonto')}
          tip={sepet.iskontoTip}
          value={sepet.iskonto}
          hint={iskontoReason && t('onay.gerekir')}
          onChange={set}
        />
      )}
      {/* While nobody is chosen, the signed-in person sells. */}
      {satistaPersonelKullanilsinMi && (
        <PersonelSecimi label={t('satici')} value={sepet.personelID ?? oturum?.id ?? null} onChange={(personelID) => set({ personelID })} />
      )}
      <GrowingTextarea label={t('aciklama')} value={sepet.aciklama} onChange={(event) => set({ aciklama: event.currentTarget.value })} />
    </>
  );
});
