import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { YapanlarFormu } from './YapanlarFormu.tsx';

const ALL = 500;

/** The people who perform a service, and its columns of the calendar. */
export function YapanlarSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const { can } = useYetki();
  const personelGorur = can(personelCalls.list.yetki);
  const yapanlar = useCall(altUrunCalls.yapanlar, { params: { id: altUrun.id } });
  const personeller = useCall(personelCalls.list, { query: { aktifMi: true, sayfaBoyutu: ALL } }, { enabled: personelGorur });
  const sutunlar = useCall(randevuCalls.basliklar, { query: { tumu: true } });

  if (yapanlar.data && sutunlar.data && (personeller.data || !personelGorur)) {
    return (
      <YapanlarFormu
        altUrunID={altUrun.id}
        kayitli={yapanlar.data}
        personeller={personeller.data?.liste.map(({ id, adSoyad }) => ({ id, adi: adSoyad }))}
        sutunlar={sutunlar.data.liste.map(({ id, adi }) => ({ id, adi }))}
        yerler={sutunlar.data.liste.filter(({ yerTuru }) => yerTuru !== null)}
      />
    );
  }
  return <NotLoaded reading={[yapanlar, sutunlar, personeller]} skeleton={<RowsSkeleton rows={4} height={32} />} />;
}
