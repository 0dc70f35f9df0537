import { bildirimCalls } from '@defter/contract/bildirim.ts';
import { type IletiTuru, looksTicari } from '@defter/rules/ileti.ts';
import { Card, Group, SegmentedControl, SimpleGrid, Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { BellRingIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { KimeKarti } from './gonder/KimeKarti.tsx';
import { KisiListesi } from './gonder/KisiListesi.tsx';
import { BOS_SUZGEC, eksikOf, type Kisi, suzgecOf } from './gonder/secim.ts';
import { SuzgecAlanlari } from './gonder/SuzgecAlanlari.tsx';
import { useAlicilar } from './gonder/use-alicilar.ts';
import { TicariGibi } from './gonder/TicariGibi.tsx';

const EN_UZUN = 300;

/** A notice to the browsers of customers who have turned notices on at their own page. */
export function BildirimGonderPage() {
  const { t } = useTranslation('sms');
  const navigate = useNavigate();
  const [tur, setTur] = useState<IletiTuru>('bilgi');
  const [baslik, setBaslik] = useState('');
  const [mesaj, setMesaj] = useState('');
  const [yol, setYol] = useState<'suzgecle' | 'listeden'>('suzgecle');
  const [suzgec, setSuzgec] = useState(BOS_SUZGEC);
  const [liste, setListe] = useState<Kisi[]>([]);
  const secim = { suzgec: yol === 'suzgecle' ? suzgecOf(suzgec) : null, gonderilecekler: yol === 'listeden' ? liste : [], tur };
  const alicilar = useAlicilar('bildirim', secim);
  const { veri: kime, gidecek } = alicilar;
  const eksik = eksikOf({ mesaj, suzgec: yol === 'suzgecle' ? suzgec : undefined, gidecek, isReady: alicilar.isCounted });
  const save = useSave(bildirimCalls.gonder, { seconds: 2.5 });
  const sent = useRef(false);
  useLeaveGuard(() => (mesaj !== '' || baslik !== '' || liste.length > 0) && !sent.current);
  const gonder = async () => {
    const kalan = (kime?.toplam ?? 0) - gidecek;
    if (!(await confirm({ title: t('bildirim.onay', { count: gidecek }), text: t('bildirim.onayMetin', { count: kalan }), yes: t('gonder.gonder') }))) return;
    const musteriIDler = secim.gonderilecekler.flatMap(({ musteriID }) => musteriID ?? []);
    save.mutate({ body: { baslik: baslik.trim() || null, mesaj, tur, musteriIDler, suzgec: secim.suzgec } }, {
      onSuccess: () => {
        sent.current = true;
        void navigate(paths.smsRaporlari());
      },
    });
  };
  return (
    <>
      <PageHeader title={t('bildirim.baslik')} aside={t('bildirim.aciklama')} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Card>
          <Stack gap="sm">
            <div>
              <SegmentedControl
                fullWidth
                aria-label={t('gonder.tur')}
                data={(['bilgi', 'ticari'] as const).map((value) => ({ value, label: t(`gonder.${value}`) }))}
                value={tur}
                onChange={(value) => setTur(value === 'bilgi' ? 'bilgi' : 'ticari')}
              />
              <Text size="sm" c="dimmed" mt={4}>
                {t('bildirim.nasil')}
              </Text>
            </div>
            <TextInput label={t('bildirim.ad')} description={t('bildirim.adAciklama')} maxLength={60} value={baslik} onChange={(event) => setBaslik(event.currentTarget.value)} />
            <Textarea
              label={t('bildirim.metin')}
              required
              autosize
              minRows={3}
              maxRows={8}
              maxLength={EN_UZUN}
              value={mesaj}
              data-autofocus
              onChange={(event) => setMesaj(event.currentTarget.value)}
            />
            <Text size="sm" c="dimmed" role="status">
              {t('bildirim.uzunluk', { uzunluk: mesaj.length, en: EN_UZUN })}
            </Text>
            {tur === 'bilgi' && looksTicari(mesaj) && <TicariGibi onTicari={() => setTur('ticari')} />}
          </Stack>
        </Card>
        <Stack gap="md">
          <Card>
            <Tabs value={yol} onChange={(value) => setYol(value === 'listeden' ? 'listeden' : 'suzgecle')}>
              <Tabs.List mb="sm" aria-label={t('gonder.alicilar')}>
                {(['suzgecle', 'listeden'] as const).map((one) => (
                  <Tabs.Tab key={one} value={one}>
                    {t(`gonder.${one}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value="suzgecle">
                <SuzgecAlanlari value={suzgec} onChange={setSuzgec} />
              </Tabs.Panel>
              <Tabs.Panel value="listeden">
                <KisiListesi value={liste} onChange={setListe} yalnizMusteri />
              </Tabs.Panel>
            </Tabs>
          </Card>
          <KimeKarti alicilar={alicilar} />
          <Group justify="flex-end">
            <ReasonButton size="md" leftSection={<BellRingIcon size={18} />} loading={save.isPending} reason={eksik && t(`gonder.eksik.${eksik}`)} onClick={() => void gonder()}>
              {gidecek === 0 ? t('bildirim.kimseYok') : t('bildirim.gonder', { count: gidecek })}
            </ReasonButton>
          </Group>
        </Stack>
      </SimpleGrid>
    </>
  );
}
