import { randevuCalls } from '@defter/contract/randevu.ts';
import { Box, Button, Menu, Popover } from '@mantine/core';
import { ArrowRightLeftIcon, CheckIcon, ChevronDownIcon, Columns3Icon, EyeIcon, LayersIcon, PaletteIcon, PrinterIcon, SettingsIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { usePart } from '../../ui/use-part.ts';
import { TakvimAnahtari } from './TakvimAnahtari.tsx';
import type { Duzen } from './use-duzen.ts';
import type { TurDegistirme } from './use-sutun-turu.ts';
import type { Suzgec } from './use-suzgec.ts';
import type { useSutunlar } from './use-sutunlar.ts';
import { useYakinlikTuslari } from './Yakinlik.tsx';

const loadPanel = async () => (await import('./ayarlar/TakvimAyarlari.tsx')).AyarPaneli;
const loadListe = async () => (await import('./SutunListesi.tsx')).SutunListesi;

const SIMGE = 16;

type TakvimMenusuProps = {
  suzgec: Suzgec;
  duzen: Duzen;
  periyot: number;
  gizliSayisi: number;
  /** The columns of the day, to choose among them on a desk. */
  sutunlar: ReturnType<typeof useSutunlar> | undefined;
  /** Turns to the next kind of column; undefined where there is one kind. */
  tur: TurDegistirme | undefined;
  /** Gives appointments to others; undefined for people without that right. */
  onAktar: (() => void) | undefined;
};

/** The rarely used parts of the calendar: the columns, the legend, paper, and the settings (spec 2§2.2). */
export function TakvimMenusu({ suzgec, duzen, periyot, gizliSayisi, sutunlar, tur, onAktar }: TakvimMenusuProps) {
  const { t } = useTranslation(['randevu', 'takvim']);
  const { can } = useYetki();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [ayar, setAyar] = useState(false);
  const [bolum, setBolum] = useState<'sutunlar' | 'renkler'>();
  const Panel = usePart(ayar, loadPanel);
  const Liste = usePart(bolum === 'sutunlar', loadListe);
  useYakinlikTuslari({ duzen, periyot });
  const isNarrowed = sutunlar !== undefined && (sutunlar.isFiltered || sutunlar.gorunen.length < sutunlar.tumu.length);
  const yazdir = paths.gunYazdir({ tarih: suzgec.tarih, sutun: params.get('sutun') ?? undefined });

  return (
    <>
      <Popover position="bottom-end" withinPortal trapFocus returnFocus withRoles={false} opened={bolum !== undefined} onChange={(acik) => !acik && setBolum(undefined)}>
        <Popover.Target>
          <Box>
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <Button variant={isNarrowed || tur?.secilen ? 'light' : 'default'} px="sm" rightSection={<ChevronDownIcon size={SIMGE} />}>
                  {isNarrowed ? t('sutunSecimi.secili', { sayi: sutunlar.gorunen.length }) : (tur?.secilen ?? t('takvim:diger'))}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {tur && (
                  <Menu.Item leftSection={<LayersIcon size={SIMGE} />} closeMenuOnClick={false} onClick={tur.turn}>
                    {tur.ad}
                  </Menu.Item>
                )}
                {sutunlar && sutunlar.tumu.length > 1 && (
                  <Menu.Item leftSection={<Columns3Icon size={SIMGE} />} onClick={() => setBolum('sutunlar')}>
                    {t('takvim:sutunlar.sec')}
                  </Menu.Item>
                )}
                <Menu.Item
                  leftSection={suzgec.gizliler ? <CheckIcon size={SIMGE} /> : <EyeIcon size={SIMGE} />}
                  role="menuitemcheckbox"
                  aria-checked={suzgec.gizliler}
                  onClick={() => suzgec.setGizliler(!suzgec.gizliler)}
                >
                  {t('gizliler', { sayi: gizliSayisi })}
                </Menu.Item>
                <Menu.Item leftSection={<PaletteIcon size={SIMGE} />} onClick={() => setBolum('renkler')}>
                  {t('renkler')}
                </Menu.Item>
                <Menu.Divider />
                <Menu.Item leftSection={<PrinterIcon size={SIMGE} />} onClick={() => void navigate(yazdir)}>
                  {t('takvim:yazdir.gunu')}
                </Menu.Item>
                {onAktar && (
                  <Menu.Item leftSection={<ArrowRightLeftIcon size={SIMGE} />} onClick={onAktar}>
                    {t('takvim:aktar')}
                  </Menu.Item>
                )}
                {can(randevuCalls.saveAyarlar.yetki) && (
                  <>
                    <Menu.Divider />
                    <Menu.Item leftSection={<SettingsIcon size={SIMGE} />} onClick={() => setAyar(true)}>
                      {t('ayar.saatler')}
                    </Menu.Item>
                    <Menu.Item leftSection={<Columns3Icon size={SIMGE} />} onClick={() => void navigate(paths.ayarlar('sutunlar'))}>
                      {t('ayar.sutunlar')}
                    </Menu.Item>
                  </>
                )}
              </Menu.Dropdown>
            </Menu>
          </Box>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={t(bolum === 'sutunlar' ? 'takvim:sutunlar.sec' : 'renkler')}>
          {bolum === 'renkler' && <TakvimAnahtari duzen={duzen} periyot={periyot} />}
          {bolum === 'sutunlar' && Liste && sutunlar && <Liste sutunlar={sutunlar} duzen={duzen} />}
        </Popover.Dropdown>
      </Popover>
      {ayar && Panel && <Panel onClose={() => setAyar(false)} />}
    </>
  );
}
