import { randevuCalls } from '@defter/contract/randevu.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { Columns3Icon, PrinterIcon, SettingsIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { usePart } from '../../ui/use-part.ts';
import type { Suzgec } from './use-suzgec.ts';

const loadPanel = async () => (await import('./ayarlar/TakvimAyarlari.tsx')).AyarPaneli;

/** The day on paper, and the settings of the calendar where it is looked at (spec 2§2.2). */
export function TakvimMenusu({ suzgec }: { suzgec: Suzgec }) {
  const { t } = useTranslation(['randevu', 'takvim']);
  const { can } = useYetki();
  const navigate = useNavigate();
  const [acik, setAcik] = useState(false);
  const Panel = usePart(acik, loadPanel);
  const [params] = useSearchParams();
  const yazdir = paths.gunYazdir({ tarih: suzgec.tarih, sutun: params.get('sutun') ?? undefined });
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('ayar.baslik')}>
            <SettingsIcon size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<PrinterIcon size={16} />} onClick={() => void navigate(yazdir)}>
            {t('takvim:yazdir.gunu')}
          </Menu.Item>
          {can(randevuCalls.saveAyarlar.yetki) && (
            <>
              <Menu.Item leftSection={<SettingsIcon size={16} />} onClick={() => setAcik(true)}>
                {t('ayar.saatler')}
              </Menu.Item>
              <Menu.Item leftSection={<Columns3Icon size={16} />} onClick={() => void navigate(paths.ayarlar('sutunlar'))}>
                {t('ayar.sutunlar')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {acik && Panel && <Panel onClose={() => setAcik(false)} />}
    </>
  );
}
