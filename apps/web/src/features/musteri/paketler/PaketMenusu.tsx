import type { PaketHakki } from '@defter/contract/seans.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { ArrowRightLeftIcon, CalendarPlusIcon, EllipsisVerticalIcon, GiftIcon, HandCoinsIcon, SnowflakeIcon, SunIcon, UsersIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { withTexts } from '../../../app/routing/with-texts.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { usePart } from '../../../ui/use-part.ts';
import { digerleriOf, islemlerOf, type PaketIslemi } from './islem/islemler.ts';
import type { PaketPaneliProps } from './islem/IslemAlanlari.tsx';

const PANELLER = {
  dondur: async () => (await import('./islem/DondurPaneli.tsx')).DondurPaneli,
  uzat: async () => (await import('./islem/UzatPaneli.tsx')).UzatPaneli,
  devret: async () => (await import('./islem/DevretPaneli.tsx')).DevretPaneli,
  paylas: async () => (await import('./islem/PaylasPaneli.tsx')).PaylasPaneli,
  degistir: withTexts(['urun'], async () => (await import('./islem/DegistirPaneli.tsx')).DegistirPaneli),
  iade: async () => (await import('./islem/IadePaneli.tsx')).IadePaneli,
};
const SIMGELER = { dondur: SnowflakeIcon, uzat: CalendarPlusIcon, devret: GiftIcon, paylas: UsersIcon, degistir: ArrowRightLeftIcon, iade: HandCoinsIcon };

/** The acts on a package beside using it. Acts that its state does not allow are left out; acts without the right say so. */
export function PaketMenusu({ hak, haklar }: { hak: PaketHakki; haklar: readonly PaketHakki[] }) {
  const { t } = useTranslation(['seans', 'ortak']);
  const { can } = useYetki();
  const [acik, setAcik] = useState<PaketIslemi>();
  const coz = useSave(seansIslemiCalls.geriAl);
  const islemler = islemlerOf(hak);
  if (hak.sahibi !== null || (islemler.length === 0 && hak.dondurmaID === null)) return null;
  const yetkiOf = (islem: PaketIslemi) => (islem === 'iade' ? paketSatisCalls.iadeAl : seansIslemiCalls[islem]).yetki;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('islem.etiket', { ad: hak.altUrunAdi })} loading={coz.isPending}>
            <EllipsisVerticalIcon size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown miw={210}>
          {hak.dondurmaID !== null && (
            <Menu.Item leftSection={<SunIcon size={17} />} disabled={!can('paketDondur')} onClick={() => coz.mutate({ body: { id: hak.dondurmaID! } })}>
              {t('islem.coz')}
              {!can('paketDondur') && <Text size="sm">{t('ortak:yetkinizYok')}</Text>}
            </Menu.Item>
          )}
          {islemler.map((islem) => {
            const Simge = SIMGELER[islem];
            return (
              <Menu.Item key={islem} leftSection={<Simge size={17} />} disabled={!can(yetkiOf(islem))} onClick={() => setAcik(islem)}>
                {t(`islem.${islem}.ad`)}
                {!can(yetkiOf(islem)) && <Text size="sm">{t('ortak:yetkinizYok')}</Text>}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {acik && <Panel key={acik} islem={acik} hak={hak} digerleri={digerleriOf(acik, hak, haklar)} onClose={() => setAcik(undefined)} />}
    </>
  );
}

function Panel({ islem, ...props }: PaketPaneliProps & { islem: PaketIslemi }) {
  const Paneli = usePart(true, PANELLER[islem]);
  return Paneli && <Paneli {...props} />;
}
