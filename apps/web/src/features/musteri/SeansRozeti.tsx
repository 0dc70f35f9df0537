import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useAcikPaketler } from '../../pickers/use-seanslar.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useToday } from '../../ui/today.ts';

/** How many sessions are left, and what of them is the last one or ends soon. Who has no package shows nothing of it. */
export function SeansRozeti({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('musteri');
  const bugun = useToday();
  const { paketler = [] } = useAcikPaketler(musteriID);
  if (paketler.length === 0) return null;
  const biten = paketler.find((hak) => endsSoon(hak, bugun));
  const son = paketler.find(isSonSeans);
  return (
    <>
      <StatusBadge tone="gray" label={t('seans.kalan', { count: paketler.reduce((toplam, { kalan }) => toplam + kalan, 0) })} />
      {biten && <StatusBadge tone="amber" label={t('seans.bitiyor', { ad: biten.altUrunAdi, tarih: formatTarih(biten.bitis!) })} />}
      {!biten && son && <StatusBadge tone="amber" label={t('seans.son', { ad: son.altUrunAdi })} />}
    </>
  );
}
