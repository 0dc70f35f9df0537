import { bayiCalls } from '@defter/contract/bayi.ts';
import { type HazirMesaj, smsCalls } from '@defter/contract/sms.ts';
import { gonderimAni, looksTicari, type IletiTuru } from '@defter/rules/ileti.ts';
import { isSaat, toDakika } from '@defter/rules/saat.ts';
import { fillMesaj, gidenMetin, smsBoyu } from '@defter/rules/sms.ts';
import { formatTarih, isTarih } from '@defter/rules/tarih.ts';
import { Card, Group, SegmentedControl, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { SendIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { tell, useCall, useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { paths } from '../../app/routing/paths.ts';
import { MesajAlani } from '../../pickers/MesajAlani.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { notice } from '../../ui/notice.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { today } from '../../ui/today.ts';
import { useSimdi } from '../../ui/use-simdi.ts';
import { beklerMi } from './gonder/bekler.ts';
import { KimeKarti } from './gonder/KimeKarti.tsx';
import { KisiDosyasi, KisiListesi } from './gonder/KisiListesi.tsx';
import { BOS_SUZGEC, eksikOf, type Kisi, suzgecOf } from './gonder/secim.ts';
import { SuzgecAlanlari } from './gonder/SuzgecAlanlari.tsx';
import { useAlicilar } from './gonder/use-alicilar.ts';
import { TicariGibi } from './gonder/TicariGibi.tsx';

const YOLLAR = ['suzgecle', 'listeden', 'dosyadan'] as const;
type Yol = (typeof YOLLAR)[number];

/** One text to many: to whom, what and when, with who will get it before it leaves. */
export function SmsGonderPage() {
  const { t } = useTranslation('sms');
  const navigate = useNavigate();
  const [tur, setTur] = useState<IletiTuru>('ticari');
  const [mesaj, setMesaj] = useState('');
  const [baslik, setBaslik] = useState<string | null>(null);
  const [yol, setYol] = useState<Yol>('suzgecle');
  const [suzgec, setSuzgec] = useState(BOS_SUZGEC);
  const [liste, setListe] = useState<Kisi[]>([]);
  const [dosya, setDosya] = useState<Kisi[]>([]);
  const [plan, setPlan] = useState<{ tarih: string | null; saat: string | null }>();
  const { data: hazirlar } = useCall(smsCalls.hazirMesajlar);
  const { data: basliklar } = useCall(smsCalls.baslikBilgileri);
  const hesap = useCall(smsCalls.durum);
  const durum = hesap.data;
  const firma = useCall(bayiCalls.get);
  const bayi = firma.data?.bayi;

  const secim = {
    gonderilecekler: yol === 'listeden' ? liste : yol === 'dosyadan' ? dosya : [],
    suzgec: yol === 'suzgecle' ? suzgecOf(suzgec) : null,
    tur,
  };
  const alicilar = useAlicilar('sms', secim);
  const { veri: kime, gidecek } = alicilar;
  const chooseHazir = (hazir: Pick<HazirMesaj, 'mesaj' | 'tur'>) => {
    const once = { mesaj, tur };
    const put = (secilen: typeof once) => {
      setMesaj(secilen.mesaj);
      setTur(secilen.tur);
    };
    put(hazir);
    if (once.mesaj.trim() !== '' && once.mesaj !== hazir.mesaj) notice.undo(t('gonder.mesajDegisti'), () => put(once), { of: 'hazir' });
  };
  const eksik = eksikOf({ mesaj, suzgec: yol === 'suzgecle' ? suzgec : undefined, gidecek, isReady: alicilar.isCounted && durum !== undefined && bayi !== undefined });
  const save = useSave(smsCalls.gonder, { seconds: 5 });
  const sent = useRef(false);
  useLeaveGuard(() => (mesaj !== '' || liste.length > 0 || dosya.length > 0) && !sent.current);
  const ilk = kime?.ornekler.find((ornek) => ornek.durum === 'gidecek');
  const ad = ilk?.adSoyad ?? '';
  const ornek = fillMesaj(mesaj, { ...(ilk && { isim: ad, ad: ad.split(' ')[0] ?? '' }), sube: bayi?.firmaAdi ?? '', telefon: bayi?.telefon ?? '' });
  // The hours come with the state of the account; until then the line is kept free.
  const ticariAciklama = durum ? t('gonder.ticariAciklama', { baslangic: durum.ticariBaslangic, bitis: durum.ticariBitis }) : '\u00a0';
  const ek = tur === 'ticari' && durum ? ` ${durum.retSatiri}` : '';
  const turkce = durum?.turkceMi ?? true;
  const kredi = gidecek * smsBoyu(ornek === '' ? '' : gidenMetin(ornek + ek, { turkce })).parca;
  const tutulan = (kime?.toplam ?? 0) - gidecek;

  const simdi = useSimdi();
  const isPlanRead = !plan || ((plan.tarih === null || isTarih(plan.tarih)) && (plan.saat === null || isSaat(plan.saat)));
  const an = plan && gonderimAni(plan, today());
  const [soruluyor, setSoruluyor] = useState(false);
  const gonder = async () => {
    setSoruluyor(true);
    // The text of each one: a long name, or one with Turkish letters, can cost more than the first one's.
    const tumu = await readAnew(smsCalls.alicilar, { body: { kanal: 'sms', ...secim, mesaj } }).catch(tell).finally(() => setSoruluyor(false));
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
    save.mutate({ body: { baslik, mesaj, ...secim, tarih: plan?.tarih ?? null, saat: plan?.saat ?? null } }, {
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
          <Card>
            <Stack gap="sm">
              <div>
                <SegmentedControl
                  fullWidth
                  aria-label={t('gonder.tur')}
                  data={(['ticari', 'bilgi'] as const).map((value) => ({ value, label: t(`gonder.${value}`) }))}
                  value={tur}
                  onChange={(value) => setTur(value === 'bilgi' ? 'bilgi' : 'ticari')}
                />
                <Text size="sm" c="dimmed" mt={4}>
                  {tur === 'bilgi' ? t('gonder.bilgiAciklama') : ticariAciklama}
                </Text>
              </div>
              <Group grow align="flex-end" gap="sm">
                <SelectField
                  label={t('gonder.hazir')}
                  placeholder={t('gonder.hazirSec')}
                  clearable
                  data={(hazirlar?.liste ?? []).map(({ id, baslik: label }) => ({ value: String(id), label }))}
                  value={null}
                  onChange={(id) => {
                    const secilen = hazirlar?.liste.find((hazir) => String(hazir.id) === id);
                    if (secilen) chooseHazir(secilen);
                  }}
                />
                {(basliklar?.basliklar.length ?? 0) > 0 && (
                  <SelectField label={t('gonder.basliklar')} clearable placeholder={t('gonder.varsayilan')} data={basliklar!.basliklar.map((value) => ({ value, label: value }))} value={baslik} onChange={setBaslik} />
                )}
              </Group>
              <MesajAlani value={mesaj} onChange={setMesaj} dolu={ornek} ek={ek} turkce={turkce} autoFocus />
              {tur === 'bilgi' && looksTicari(mesaj) && <TicariGibi onTicari={() => setTur('ticari')} />}
              {ilk && mesaj !== '' && (
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {t('gonder.onizleme', { ad })}: {ornek}
                </Text>
              )}
            </Stack>
          </Card>
          <Card>
            <Stack gap="sm">
              <SegmentedControl
                aria-label={t('gonder.zaman')}
                data={[
                  { value: 'simdi', label: t('gonder.simdi') },
                  { value: 'sonra', label: t('gonder.sonra') },
                ]}
                value={plan ? 'sonra' : 'simdi'}
                onChange={(value) => setPlan(value === 'sonra' ? { tarih: today(), saat: '10:00' } : undefined)}
              />
              {plan && (
                <Group grow>
                  <DateField label={t('gonder.tarih')} value={plan.tarih} onChange={(tarih) => setPlan({ ...plan, tarih })} />
                  <TimeField label={t('gonder.saat')} value={plan.saat} onChange={(saat) => setPlan({ ...plan, saat })} />
                </Group>
              )}
            </Stack>
          </Card>
        </Stack>
        <Stack gap="md">
          <Card>
            <Tabs value={yol} onChange={(value) => setYol(YOLLAR.find((one) => one === value) ?? 'suzgecle')}>
              <Tabs.List mb="sm" aria-label={t('gonder.alicilar')}>
                {YOLLAR.map((one) => (
                  <Tabs.Tab key={one} value={one}>
                    {t(`gonder.${one}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value="suzgecle">
                <SuzgecAlanlari value={suzgec} onChange={setSuzgec} />
              </Tabs.Panel>
              <Tabs.Panel value="listeden">
                <KisiListesi value={liste} onChange={setListe} />
              </Tabs.Panel>
              <Tabs.Panel value="dosyadan">
                <KisiDosyasi value={dosya} onChange={setDosya} />
              </Tabs.Panel>
            </Tabs>
          </Card>
          {hesap.isLoadingError || firma.isLoadingError ? <NotLoaded reading={[hesap, firma]} /> : <KimeKarti alicilar={alicilar} />}
          <Group justify="space-between" align="center">
            <Text size="sm" c="dimmed">
              {[mesaj !== '' && gidecek > 0 && t('gonder.maliyet', { count: kredi }), durum?.evMi && t('gonder.kalan', { kalan: formatMiktar(durum.kalanKontor) })].filter(Boolean).join(' · ')}
            </Text>
            {/* The question that follows says when they leave and what they cost, which the account and the name of the salon decide. */}
            <ReasonButton size="md" leftSection={<SendIcon size={18} />} loading={save.isPending || soruluyor} reason={isPlanRead ? eksik && t(`gonder.eksik.${eksik}`) : t('gonder.eksik.zaman')} onClick={() => void gonder()}>
              {gidecek === 0 ? t('gonder.kimseYok') : t(an ? 'gonder.planla' : 'gonder.ozet', { count: gidecek })}
            </ReasonButton>
          </Group>
        </Stack>
      </SimpleGrid>
    </>
  );
}
