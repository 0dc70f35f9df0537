import { bayiCalls } from '@defter/contract/bayi.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { gonderimAni } from '@defter/rules/ileti.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { SendIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { tell, useCall, useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { paths } from '../../app/routing/paths.ts';
import { confirm } from '../../ui/confirm.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { today } from '../../ui/today.ts';
import { useSimdi } from '../../ui/use-simdi.ts';
import { AliciSecimi } from './gonder/AliciSecimi.tsx';
import { beklerMi } from './gonder/bekler.ts';
import { KimeKarti } from './gonder/KimeKarti.tsx';
import { MesajKarti } from './gonder/MesajKarti.tsx';
import { type Ileti, ornekOf } from './gonder/ornek.ts';
import { alicilarOf, BOS_SECIM, eksikOf } from './gonder/secim.ts';
import { useAlicilar } from './gonder/use-alicilar.ts';
import { isPlanRead, type Plan, ZamanKarti } from './gonder/ZamanKarti.tsx';

/** One text to many customers: recipients, text and time, with the number of recipients before it leaves. */
export function SmsGonderPage() {
  const { t } = useTranslation('sms');
  const navigate = useNavigate();
  const [ileti, setIleti] = useState<Ileti>({ tur: 'ticari', mesaj: '', baslik: null });
  const [secim, setSecim] = useState(BOS_SECIM);
  const [plan, setPlan] = useState<Plan>();
  const hesap = useCall(smsCalls.durum);
  const durum = hesap.data;
  const firma = useCall(bayiCalls.get);
  const bayi = firma.data?.bayi;

  const { tur, mesaj, baslik } = ileti;
  const gidenler = { ...alicilarOf(secim), tur };
  const alicilar = useAlicilar('sms', gidenler);
  const { veri: kime, gidecek } = alicilar;
  const ornek = ornekOf(ileti, { alici: kime?.ornekler.find((one) => one.durum === 'gidecek'), bayi, durum });
  const kredi = gidecek * ornek.kredi;
  const tutulan = (kime?.toplam ?? 0) - gidecek;
  const eksik = eksikOf({ mesaj, secim, gidecek, isReady: alicilar.isCounted && durum !== undefined && bayi !== undefined });

  const save = useSave(smsCalls.gonder, { seconds: 5 });
  const sent = useRef(false);
  useLeaveGuard(() => (mesaj !== '' || secim.liste.length > 0 || secim.dosya.length > 0) && !sent.current);
  const simdi = useSimdi();
  const an = plan && gonderimAni(plan, today());
  const [soruluyor, setSoruluyor] = useState(false);
  const gonder = async () => {
    setSoruluyor(true);
    // Each text counts by itself: a long name, or one with Turkish letters, can cost more than the first one's.
    const tumu = await readAnew(smsCalls.alicilar, { body: { kanal: 'sms', ...gidenler, mesaj } }).catch(tell).finally(() => setSoruluyor(false));
    if (!tumu) return;
    const bekler = tur === 'ticari' && durum ? beklerMi({ tarih: an?.tarih ?? today(), dakika: an ? toDakika(an.saat) : simdi }, durum) : undefined;
    const zaman = bekler?.zaman ?? (an ? `${formatTarih(an.tarih)} ${an.saat}` : t('gonder.simdi'));
    const text = [
      t('gonder.onayMetin', { zaman, count: tumu.kredi ?? kredi }),
      bekler && t(bekler.zaman === null ? 'gonder.onayGunYok' : 'gonder.onayBekler'),
      tutulan > 0 && t('gonder.onayTutulan', { count: tutulan }),
    ]
      .filter(Boolean)
      .join(' ');
    if (!(await confirm({ title: t('gonder.onayBaslik', { count: gidecek }), text, yes: t('gonder.gonder') }))) return;
    save.mutate({ body: { baslik, mesaj, ...gidenler, tarih: plan?.tarih ?? null, saat: plan?.saat ?? null } }, {
      onSuccess: () => {
        sent.current = true;
        void navigate(paths.smsRaporlari());
      },
    });
  };

  return (
    <>
      <PageHeader title={t('gonder.baslik')} aside={t('gonder.aciklama')} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Stack gap="md">
          <MesajKarti value={ileti} onChange={(change) => setIleti((before) => ({ ...before, ...change }))} ornek={ornek} durum={durum} />
          <ZamanKarti value={plan} onChange={setPlan} />
        </Stack>
        <Stack gap="md">
          <AliciSecimi value={secim} set={setSecim} />
          {hesap.isLoadingError || firma.isLoadingError ? <NotLoaded reading={[hesap, firma]} /> : <KimeKarti alicilar={alicilar} />}
          <Group justify="space-between" align="center">
            <Text size="sm" c="dimmed">
              {[mesaj !== '' && gidecek > 0 && t('gonder.maliyet', { count: kredi }), durum?.evMi && t('gonder.kalan', { kalan: formatMiktar(durum.kalanKontor) })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {/* The question that follows tells the time and the cost, which depend on the account and the name of the salon. */}
            <ReasonButton
              size="md"
              leftSection={<SendIcon size={18} />}
              loading={save.isPending || soruluyor}
              reason={isPlanRead(plan) ? eksik && t(`gonder.eksik.${eksik}`) : t('gonder.eksik.zaman')}
              onClick={() => void gonder()}
            >
              {gidecek === 0 ? t('gonder.kimseYok') : t(an ? 'gonder.planla' : 'gonder.ozet', { count: gidecek })}
            </ReasonButton>
          </Group>
        </Stack>
      </SimpleGrid>
    </>
  );
}
