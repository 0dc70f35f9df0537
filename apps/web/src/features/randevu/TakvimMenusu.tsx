import { randevuCalls } from '@defter/contract/randevu.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { Columns3Icon, SettingsIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { usePart } from '../../ui/use-part.ts';

const loadPanel = async () => (await import('./ayarlar/TakvimAyarlari.tsx')).AyarPaneli;

/** The settings of the calendar, where it is looked at (spec 2§2.2). */
export function TakvimMenusu() {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const navigate = useNavigate();
  const [acik, setAcik] = useState(false);
  const Panel = usePart(acik, loadPanel);
  if (!can(randevuCalls.saveAyarlar.yetki)) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('ayar.baslik')}>
            <SettingsIcon size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<SettingsIcon size={16} />} onClick={() => setAcik(true)}>
            {t('ayar.saatler')}
          </Menu.Item>
          <Menu.Item leftSection={<Columns3Icon size={16} />} onClick={() => void navigate(paths.ayarlar('sutunlar'))}>
            {t('ayar.sutunlar')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {acik && Panel && <Panel onClose={() => setAcik(false)} />}
    </>
  );
}
