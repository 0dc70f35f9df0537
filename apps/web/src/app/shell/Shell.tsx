import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration } from 'react-router';
import { catchFurtherPresses } from '../../single-press.ts';
import { loadConfirmModal } from '../../ui/confirm.tsx';
import { useFingerChoice } from '../../ui/finger-choice.ts';
import { notice } from '../../ui/notice.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import { usePart } from '../../ui/use-part.ts';
import { useCall } from '../data/query.ts';
import { GecisCizgisi } from '../routing/GecisCizgisi.tsx';
import { withTexts } from '../routing/with-texts.ts';
import { useOturum } from '../session/oturum.ts';
import { takeWelcome } from '../session/welcome.ts';
import { useYetki } from '../session/yetki.ts';
import { BaglantiSeridi } from './BaglantiSeridi.tsx';
import { BottomBar } from './BottomBar.tsx';
import { OnizlemeSeridi } from './OnizlemeSeridi.tsx';
import { Rail } from './Rail.tsx';
import { Screen } from './Screen.tsx';
import { TopBar } from './TopBar.tsx';
import strip from './Serit.module.css';
import classes from './Shell.module.css';
import { useEnterKeys } from './use-enter-keys.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const loadKeptFocus = async () => (await import('./KeptFocus.ts')).KeptFocus;
const loadSpokenTitle = async () => (await import('./SpokenTitle.tsx')).SpokenTitle;
const loadConflictHost = async () => (await import('../conflict/ConflictHost.tsx')).ConflictHost;
const loadKosulOnayi = withTexts(['kosullar'], async () => (await import('../kosul/KosulOnayi.tsx')).KosulOnayi);
const loadCalanAramalar = withTexts(['gelenArama'], async () => (await import('../arama/CalanAramalar.tsx')).CalanAramalar);
/** After this time a call disappears even if nobody has told of its end. */
const RINGING = 20_000;
const loadKisayollar = withTexts(['kisayol'], async () => (await import('./Kisayollar.tsx')).Kisayollar);
const loadCommandBar = async () => (await import('./CommandBar.tsx')).CommandBar;

/** The frame of every signed-in page: rail, top bar, command bar; on a phone a bar at the bottom instead of the rail. */
export function Shell() {
  const { t } = useTranslation('panel');
  const oturum = useOturum();
  const [narrow, setNarrow] = useLocalStorage({ key: 'defter-ray-dar', defaultValue: false, getInitialValueInEffect: false });
  const [commands, setCommands] = useState(false);
  const CommandBar = usePart(commands, loadCommandBar);
  const [keys, setKeys] = useState(false);
  const Kisayollar = usePart(keys, loadKisayollar);
  const ConflictHost = usePart(true, loadConflictHost);
  const kosulGerekli = useCall(yetkiCalls.own, {}, { staleTime: Infinity }).data?.kosulOnayiGerekli ?? false;
  const KosulOnayi = usePart(kosulGerekli, loadKosulOnayi);
  const { can } = useYetki();
  const [ringing, setRinging] = useState(false);
  const calanlar = useCall(gelenAramaCalls.calanlar, {}, { enabled: can(gelenAramaCalls.calanlar.yetki), every: ringing ? RINGING : undefined }).data?.liste ?? [];
  if (ringing !== calanlar.length > 0) setRinging(calanlar.length > 0);
  const CalanAramalar = usePart(ringing, loadCalanAramalar);
  const KeptFocus = usePart(true, loadKeptFocus);
  const SpokenTitle = usePart(true, loadSpokenTitle);
  usePart(true, loadConfirmModal);
  useEnterKeys();
  useFingerChoice();
  useLeaveQuestion();
  useEffect(catchFurtherPresses, []);
  const openCommands = useCallback(() => setCommands(true), []);
  const openKeys = useCallback(() => setKeys(true), []);
  const toggle = useCallback(() => setNarrow((before) => !before), [setNarrow]);
  useHotkeys([['mod+K', openCommands]], []);
  usePageKeys([['?', openKeys]]);

  useEffect(() => {
    if (oturum && takeWelcome()) notice.info(t('hosGeldiniz', { ad: oturum.ad }));
  }, [oturum, t]);

  return (
    <div className={classes.shell} data-narrow={narrow || undefined}>
      <a href="#icerik" className={classes.skip} onClick={skipToContent}>
        {t('icerigeGec')}
      </a>
      <GecisCizgisi />
      <Rail narrow={narrow} onToggle={toggle} />
      <TopBar onCommands={openCommands} onKeys={openKeys} />
      <main id="icerik" tabIndex={-1} className={classes.main}>
        <Screen />
      </main>
      <BottomBar />
      <div className={strip.place}>
        <BaglantiSeridi />
        <OnizlemeSeridi />
      </div>
      {KeptFocus && <KeptFocus />}
      {SpokenTitle && <SpokenTitle />}
      {ConflictHost && <ConflictHost />}
      {kosulGerekli && KosulOnayi && <KosulOnayi />}
      {CalanAramalar && ringing && <CalanAramalar calanlar={calanlar} />}
      {CommandBar && <CommandBar opened={commands} onClose={() => setCommands(false)} />}
      {Kisayollar && <Kisayollar opened={keys} onClose={() => setKeys(false)} />}
      <ScrollRestoration />
    </div>
  );
}

/** The address is a hash already, so the code does the jump. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('icerik')?.focus();
}
