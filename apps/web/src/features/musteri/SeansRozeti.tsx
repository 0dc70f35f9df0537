import type { PaketHakki } from '@defter/contract/seans.ts';
import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useAcikPaketler } from '../../pickers/use-seanslar.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useToday } from '../../ui/today.ts';

const sum = (sayilar: number[]) => sayilar.reduce((toplam, sayi) => toplam + sayi, 0);

/** Used sessions of all: `3/8`. */
const usedOf = (paketler: readonly PaketHakki[]): string => `${sum(paketler.map(({ kullanilan }) => kullanilan))}/${sum(paketler.map(({ seans }) => seans))}`;

/** The number of used sessions of all, and whether a package is at its last session or ends soon. Customers without a package get no badge. */
export function SeansRozeti({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('musteri');
  const bugun = useToday();
  const { paketler = [] } = useAcikPaketler(musteriID);
  if (paketler.length === 0) return null;
  const biten = paketler.find((hak) => endsSoon(hak, bugun));
  const son = paketler.find(isSonSeans);
  return (
    <>
      <StatusBadge tone="gray" label={paketler.length === 1 ? `${paketler[0]!.altUrunAdi} ${usedOf(paketler)}` : t('seans.kullanilan', { oran: usedOf(paketler) })} />
      {biten && <StatusBadge tone="amber" label={t('seans.bitiyor', { ad: biten.altUrunAdi, tarih: formatTarih(biten.bitis!) })} />}
      {!biten && son && <StatusBadge tone="amber" label={t('seans.son', { ad: son.altUrunAdi })} />}
    </>
  );
}
