import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Talep } from '@defter/contract/randevu-talep.ts';
import { isTalepAcik } from '@defter/rules/randevu-talep.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GecmisBolumu } from '../../../app/gecmis/GecmisBolumu.tsx';
import { paths } from '../../../app/routing/paths.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { useOpens } from '../../../app/session/YetkiLink.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { messageText } from '../../../ui/notice.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { KaporaFormu } from '../kapora/KaporaFormu.tsx';
import { adSoyadOf } from '../takvim-verisi.ts';
import { MusteriMetni } from './MusteriMetni.tsx';
import { RedSorusu } from './RedSorusu.tsx';
import { SaatSecimi } from './SaatSecimi.tsx';
import { TalepBilgileri } from './TalepBilgileri.tsx';
import { useTalepYaniti } from './use-talep-yaniti.ts';

type TalepPaneliProps = { talep: Talep; onClose: () => void };

/** A request, and the three answers to it: yes, another time, no. A prepared text tells the customer of the answer. */
export function TalepPaneli({ talep: given, onClose }: TalepPaneliProps) {
  const { t } = useTranslation('randevuTalep');
  const { can } = useYetki();
  const opens = useOpens();
  // The panel keeps the request that it was opened for, because an answered one leaves the list.
  const [talep] = useState(given);
  const [reddediliyor, setReddediliyor] = useState(false);
  const yanit = useTalepYaniti(talep);
  const { hedef, refused, sonuc, kaporali } = yanit;
  const bekleyenKapora = isTalepAcik(talep.durum) && !sonuc ? talep.istenenKapora : null;

  return (
    <SidePanel
      opened
      beside
      size="md"
      onClose={onClose}
      title={t('talep')}
      description={t('yazildi', { zaman: formatZaman(talep.kayitZamani), kaynak: t(`kaynak.${talep.kaynak}`) })}
      footer={yanit.isOpen ? <YanitDugmeleri talep={talep} yanit={yanit} onReject={() => setReddediliyor(true)} /> : undefined}
    >
      <Stack gap="md">
        <div>
          <Text fw={600} size="lg">
            {adSoyadOf(talep)}
          </Text>
          <PhoneText telefon={talep.telefon} />
        </div>
        {bekleyenKapora !== null && <Alert p="xs">{t('kapora.bekliyorTutar', { tutar: formatTL(bekleyenKapora) })}</Alert>}
        <TalepBilgileri talep={talep} />
        {yanit.isOpen && refused && (
          <Alert color="yellow" role="alert" p="xs">
            {messageText(refused.kod, refused.veri)}
          </Alert>
        )}
        {yanit.isOpen && can(randevuCalls.doluBos.yetki) && <SaatSecimi talep={talep} value={yanit.secilen} onChange={yanit.choose} />}
        {sonuc?.smsGittiMi && <Text size="sm">{t('smsGitti')}</Text>}
        {sonuc && <MusteriMetni telefon={talep.telefon} metin={(firma) => t(`metin.${sonuc.tur}`, { ad: talep.adi, firma, gun: formatTarih(sonuc.gun), saat: sonuc.saat })} />}
        {talep.durum === 'onaylandi' && opens(paths.randevular()) && (
          <Button component={Link} to={paths.randevular({ tarih: hedef.gun })} variant="default">
            {t('randevuyaGit')}
          </Button>
        )}
        <GecmisBolumu menu="randevu" nesne="randevuTalep" kayitID={talep.id} />
      </Stack>
      {kaporali !== undefined && <KaporaFormu randevuID={kaporali} kaporaSayisi={0} tutar={talep.istenenKapora ?? undefined} onClose={yanit.endKapora} />}
      {reddediliyor && (
        <RedSorusu
          id={talep.id}
          onClose={() => setReddediliyor(false)}
          onDone={() => {
            setReddediliyor(false);
            yanit.rejected();
          }}
        />
      )}
    </SidePanel>
  );
}

function YanitDugmeleri({ talep, yanit, onReject }: { talep: Talep; yanit: ReturnType<typeof useTalepYaniti>; onReject: () => void }) {
  const { t } = useTranslation('randevuTalep');
  const { secilen, approving, suggesting, approve, suggest } = yanit;
  const busy = approving || suggesting;
  return (
    <>
      {isTalepAcik(talep.durum) && (
        <Button variant="subtle" color="red" disabled={busy} onClick={onReject}>
          {t('reddet')}
        </Button>
      )}
      <Group gap="xs" ml="auto">
        {secilen && (
          <Button variant="default" loading={suggesting} disabled={busy} onClick={() => suggest(secilen)}>
            {t('oner')}
          </Button>
        )}
        <Button loading={approving} disabled={busy} onClick={() => void approve()}>
          {secilen ? t('onaylaSaat', { saat: secilen.baslangicSaat }) : t('onayla')}
        </Button>
      </Group>
    </>
  );
}
