import type { HataKodu } from '@defter/contract/errors.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { type Talep, randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { isTalepAcik } from '@defter/rules/randevu-talep.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiHatasi } from '../../../app/data/api.ts';
import { tell, useSave } from '../../../app/data/query.ts';
import { GecmisBolumu } from '../../../app/gecmis/GecmisBolumu.tsx';
import { paths } from '../../../app/routing/paths.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { useOpens } from '../../../app/session/YetkiLink.tsx';
import { choose } from '../../../ui/confirm.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { messageText, notice } from '../../../ui/notice.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { KaporaFormu } from '../kapora/KaporaFormu.tsx';
import { adSoyadOf } from '../takvim-verisi.ts';
import { useCakismaUyarisi } from '../use-cakisma-uyarisi.ts';
import { MusteriMetni } from './MusteriMetni.tsx';
import { RedSorusu } from './RedSorusu.tsx';
import { type SecilenSaat, SaatSecimi } from './SaatSecimi.tsx';
import { TalepBilgileri } from './TalepBilgileri.tsx';

/** Why another time has to be chosen: it stands above the times. */
const DOLU: readonly HataKodu[] = ['talepSaatiDolu', 'talepGunuDolu'];

type TalepPaneliProps = { talep: Talep; onClose: () => void };
type Sonuc = { tur: 'onaylandi' | 'onerildi' | 'reddedildi'; gun: string; saat: string; /** Whether the customer was told by SMS. */ smsGittiMi?: boolean };

/** A request, and the three answers to it: yes, another time, no. A prepared text tells the customer of the answer. */
export function TalepPaneli({ talep: given, onClose }: TalepPaneliProps) {
  const { t } = useTranslation(['randevuTalep', 'ortak']);
  const { can } = useYetki();
  const opens = useOpens();
  // The panel keeps the request that it was opened for, because an answered one leaves the list.
  const [talep] = useState(given);
  const [secilen, setSecilen] = useState<SecilenSaat>();
  const [refused, setRefused] = useState<ApiHatasi>();
  const [sonuc, setSonuc] = useState<Sonuc>();
  const [reddediliyor, setReddediliyor] = useState(false);
  /** The appointment for which the deposit is taken now. */
  const [kaporali, setKaporali] = useState<number>();
  const onayla = useSave(randevuTalepCalls.onayla, { asked: DOLU });
  const degistir = useSave(randevuTalepCalls.degistir, { notice: false, asked: DOLU });
  const tellCakisma = useCakismaUyarisi();
  const geriAl = useSave(randevuTalepCalls.oneriGeriAl);
  const busy = onayla.isPending || degistir.isPending;

  const ilk = { gun: talep.oneriTarihi ?? talep.randevuTarihi, saat: talep.oneriBaslangicSaat ?? talep.baslangicSaat };
  const hedef = secilen ? { gun: secilen.randevuTarihi, saat: secilen.baslangicSaat } : ilk;
  // The time that is shown here is booked, even if a colleague has offered another one meanwhile.
  const body = { id: talep.id, randevuTarihi: hedef.gun, baslangicSaat: hedef.saat, ...secilen };
  // Only a taken time is shown here; a notice tells of any other refusal.
  const onError = (error: ApiHatasi) => setRefused(DOLU.includes(error.kod) ? error : undefined);
  const approve = async () => {
    const { istenenKapora } = talep;
    const kapora = istenenKapora === null ? 'kaporasiz' : await choose({ title: t('kapora.baslik', { tutar: formatTL(istenenKapora) }), text: t('kapora.metin'), choices: [...(can(kaporaCalls.create.yetki) ? [{ value: 'kaporali' as const, label: t('kapora.al') }] : []), { value: 'kaporasiz', label: t('kapora.almadan') }] });
    if (!kapora) return;
    onayla.mutate({ body }, { onError, onSuccess: ({ musteriCakisiyor, randevuID }) => {
      tellCakisma({ id: randevuID, musteriCakisiyor });
      if (kapora === 'kaporali') setKaporali(randevuID);
      setSonuc({ tur: 'onaylandi', ...hedef });
    } });
  };
  const suggest = () => secilen && degistir.mutate({ body: { id: talep.id, ...secilen } }, { onError, onSuccess: ({ smsGittiMi }) => {
    setSonuc({ tur: 'onerildi', ...hedef, smsGittiMi });
    notice.undo(messageText('talepOnerildi'), () => void geriAl.mutateAsync({ body: { id: talep.id } }).then(() => setSonuc(undefined), tell), { of: `oneri ${talep.id}` });
  } });

  const canAnswer = !sonuc && talep.durum !== 'onaylandi';
  return (
    <SidePanel
      opened
      beside
      size="md"
      onClose={onClose}
      title={t('talep')}
      description={t('yazildi', { zaman: formatZaman(talep.kayitZamani), kaynak: t(`kaynak.${talep.kaynak}`) })}
      footer={
        canAnswer ? (
          <>
            {isTalepAcik(talep.durum) && (
              <Button variant="subtle" color="red" disabled={busy} onClick={() => setReddediliyor(true)}>
                {t('reddet')}
              </Button>
            )}
            <Group gap="xs" ml="auto">
              {secilen && (
                <Button variant="default" loading={degistir.isPending} disabled={busy} onClick={suggest}>
                  {t('oner')}
                </Button>
              )}
              <Button loading={onayla.isPending} disabled={busy} onClick={() => void approve()}>
                {secilen ? t('onaylaSaat', { saat: secilen.baslangicSaat }) : t('onayla')}
              </Button>
            </Group>
          </>
        ) : undefined
      }
    >
      <Stack gap="md">
        <div>
          <Text fw={600} size="lg">
            {adSoyadOf(talep)}
          </Text>
          <PhoneText telefon={talep.telefon} />
        </div>
        {talep.istenenKapora !== null && isTalepAcik(talep.durum) && !sonuc && <Alert p="xs">{t('kapora.bekliyorTutar', { tutar: formatTL(talep.istenenKapora) })}</Alert>}
        <TalepBilgileri talep={talep} />
        {refused && canAnswer && (
          <Alert color="yellow" role="alert" p="xs">
            {messageText(refused.kod, refused.veri)}
          </Alert>
        )}
        {canAnswer && can(randevuCalls.doluBos.yetki) && (
          <SaatSecimi
            talep={talep}
            value={secilen}
            onChange={(saat) => {
              setRefused(undefined);
              setSecilen(saat);
            }}
          />
        )}
        {sonuc?.smsGittiMi && <Text size="sm">{t('smsGitti')}</Text>}
        {sonuc && <MusteriMetni telefon={talep.telefon} metin={(firma) => t(`metin.${sonuc.tur}`, { ad: talep.adi, firma, gun: formatTarih(sonuc.gun), saat: sonuc.saat })} />}
        {talep.durum === 'onaylandi' && opens(paths.randevular()) && (
          <Button component={Link} to={paths.randevular({ tarih: hedef.gun })} variant="default">
            {t('randevuyaGit')}
          </Button>
        )}
        <GecmisBolumu menu="randevu" nesne="randevuTalep" kayitID={talep.id} />
      </Stack>
      {kaporali !== undefined && <KaporaFormu randevuID={kaporali} kaporaSayisi={0} tutar={talep.istenenKapora ?? undefined} onClose={() => setKaporali(undefined)} />}
      {reddediliyor && (
        <RedSorusu
          id={talep.id}
          onClose={() => setReddediliyor(false)}
          onDone={() => {
            setReddediliyor(false);
            setSonuc({ tur: 'reddedildi', ...ilk });
          }}
        />
      )}
    </SidePanel>
  );
}
