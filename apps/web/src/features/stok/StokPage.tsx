import { stokCalls } from '@defter/contract/stok.ts';
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useYetki } from '../../app/session/yetki.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useCall } from '../../app/data/query.ts';
import { Stoklar } from './Stoklar.tsx';

const SEKMELER = ['stok', 'giris', 'sayim', 'servis', 'sonKullanma', 'siparis'] as const;
type SekmeAdi = (typeof SEKMELER)[number];
const YUKLE = {
  giris: async () => (await import('./Girisler.tsx')).Girisler,
  sayim: async () => (await import('./SayimSekmesi.tsx')).SayimSekmesi,
  servis: async () => (await import('./ServisUrunleri.tsx')).ServisUrunleri,
  sonKullanma: async () => (await import('./SonKullanmalar.tsx')).SonKullanmalar,
  siparis: async () => (await import('./SiparisSekmesi.tsx')).SiparisSekmesi,
};

/** The stock: amounts, deliveries, counts, opened products, expiry and orders. */
export function StokPage() {
  const { t } = useTranslation('stok');
  const { ready } = useYetki();
  const [params, setParams] = useSearchParams();
  const sekme = SEKMELER.find((ad) => ad === params.get('sekme')) ?? 'stok';
  const { data } = useCall(stokCalls.sonKullanma, { query: { sayfaBoyutu: 1, gun: 30 } });
  if (!ready) return <RowsSkeleton />;
  const sayiOf = (ad: SekmeAdi) => (ad === 'sonKullanma' && data && data.toplamKayit > 0 ? ` (${data.toplamKayit})` : '');
  return (
    <Tabs value={sekme} onChange={(next) => setParams(next === null || next === 'stok' ? {} : { sekme: next })} keepMounted={false}>
      <Tabs.List mb="md">
        {SEKMELER.map((ad) => (
          <Tabs.Tab key={ad} value={ad}>
            {t(`sekme.${ad}`)}
            {sayiOf(ad)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="stok">
        <Stoklar />
      </Tabs.Panel>
      {sekme !== 'stok' && (
        <Tabs.Panel value={sekme}>
          <LazyPart key={sekme} load={YUKLE[sekme]} props={{}} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
