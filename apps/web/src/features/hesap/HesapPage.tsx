import { Card, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOturum } from '../../app/session/oturum.ts';
import { PrimSatirlari } from '../../pickers/PrimSatirlari.tsx';
import { TakvimAboneligi } from '../../pickers/TakvimAboneligi.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BilgilerBolumu } from './BilgilerBolumu.tsx';
import { OturumlarBolumu } from './OturumlarBolumu.tsx';
import { PaketBolumu } from './PaketBolumu.tsx';
import { ParolaBolumu } from './ParolaBolumu.tsx';
import { ProfilBolumu } from './ProfilBolumu.tsx';

function PrimBolumu() {
  const oturum = useOturum();
  return oturum && <PrimSatirlari personelID={oturum.id} aySecilir />;
}

function TakvimBolumu() {
  const oturum = useOturum();
  return oturum && <TakvimAboneligi personelID={oturum.id} />;
}

const BOLUMLER = { profil: ProfilBolumu, bilgiler: BilgilerBolumu, parola: ParolaBolumu, oturumlar: OturumlarBolumu, prim: PrimBolumu, takvim: TakvimBolumu, paket: PaketBolumu };
const ADLAR = Object.keys(BOLUMLER) as (keyof typeof BOLUMLER)[];

/** One's own account: picture, password, where one is signed in, one's commission, one's appointments in the calendar of a phone, and the plan of the business. */
export function HesapPage() {
  const { t } = useTranslation('hesap');
  const [params, setParams] = useSearchParams();
  const acik = ADLAR.find((ad) => ad === params.get('bolum')) ?? 'profil';

  return (
    <>
      <PageHeader title={t('baslik')} />
      <Card maw={acik === 'prim' ? 1080 : 760} padding="lg">
        <Tabs value={acik} onChange={(bolum) => setParams(bolum ? { bolum } : {}, { replace: true })} keepMounted={false}>
          <Tabs.List mb="lg">
            {ADLAR.map((ad) => (
              <Tabs.Tab key={ad} value={ad}>
                {t(`bolum.${ad}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {ADLAR.map((ad) => {
            const Bolum = BOLUMLER[ad];
            return (
              <Tabs.Panel key={ad} value={ad}>
                <Bolum />
              </Tabs.Panel>
            );
          })}
        </Tabs>
      </Card>
    </>
  );
}
