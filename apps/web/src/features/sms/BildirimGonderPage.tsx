import { bildirimCalls } from '@defter/contract/bildirim.ts';
import { type IletiTuru, looksTicari } from '@defter/rules/ileti.ts';
import { Card, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { BellRingIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { confirm } from '../../ui/confirm.tsx';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { AliciSecimi } from './gonder/AliciSecimi.tsx';
import { KimeKarti } from './gonder/KimeKarti.tsx';
import { alicilarOf, BOS_SECIM, eksikOf } from './gonder/secim.ts';
import { TicariGibi } from './gonder/TicariGibi.tsx';
import { TurSecimi } from './gonder/TurSecimi.tsx';
import { useAlicilar } from './gonder/use-alicilar.ts';

const EN_UZUN = 300;

/** A notice to the browsers of customers who have turned notices on at their own page. */
export function BildirimGonderPage() {
  const { t } = useTranslation('sms');
  const navigate = useNavigate();
  const [tur, setTur] = useState<IletiTuru>('bilgi');
  const [baslik, setBaslik] = useState('');
  const [mesaj, setMesaj] = useState('');
  const [secim, setSecim] = useState(BOS_SECIM);
  const { gonderilecekler, suzgec } = alicilarOf(secim);
  const alicilar = useAlicilar('bildirim', { gonderilecekler, suzgec, tur });
  const { veri: kime, gidecek } = alicilar;
  const eksik = eksikOf({ mesaj, secim, gidecek, isReady: alicilar.isCounted });
  const save = useSave(bildirimCalls.gonder, { seconds: 2.5 });
  const sent = useRef(false);
  useLeaveGuard(() => (mesaj !== '' || baslik !== '' || secim.liste.length > 0) && !sent.current);
  const gonder = async () => {
    const kalan = (kime?.toplam ?? 0) - gidecek;
    if (!(await confirm({ title: t('bildirim.onay', { count: gidecek }), text: t('bildirim.onayMetin', { count: kalan }), yes: t('gonder.gonder') }))) return;
    const musteriIDler = gonderilecekler.flatMap(({ musteriID }) => musteriID ?? []);
    save.mutate({ body: { baslik: baslik.trim() || null, mesaj, tur, musteriIDler, suzgec } }, {
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
            <TurSecimi turler={['bilgi', 'ticari']} value={tur} onChange={setTur}>
              {t('bildirim.nasil')}
            </TurSecimi>
            <TextInput label={t('bildirim.ad')} description={t('bildirim.adAciklama')} maxLength={60} value={baslik} onChange={(event) => setBaslik(event.currentTarget.value)} />
            <GrowingTextarea
              label={t('bildirim.metin')}
              required
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
          <AliciSecimi value={secim} set={setSecim} yalnizMusteri />
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
