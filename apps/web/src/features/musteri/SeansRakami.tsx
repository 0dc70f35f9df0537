import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useAcikPaketler } from '../../pickers/use-acik-paketler.ts';
import { Figure } from '../../ui/Figure.tsx';
import { useToday } from '../../ui/today.ts';

/** How many sessions are left, and what of them is the last one or ends soon. Who has no package sees nothing of it. */
export function SeansRakami({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('musteri');
  const bugun = useToday();
  const paketler = useAcikPaketler(musteriID);
  const [ilk] = paketler ?? [];
  if (!ilk) return null;
  const biten = paketler!.find((hak) => endsSoon(hak, bugun));
  const son = paketler!.find(isSonSeans);
  const not = biten ? t('ozet.seansBitiyor', { ad: biten.altUrunAdi, tarih: formatTarih(biten.bitis!) }) : son ? t('ozet.sonSeans', { ad: son.altUrunAdi }) : `${ilk.altUrunAdi} ${ilk.kullanilan}/${ilk.seans}`;
  return (
    <Figure label={t('ozet.kalanSeans')} note={not}>
      {paketler!.reduce((toplam, { kalan }) => toplam + kalan, 0)}
    </Figure>
  );
}
