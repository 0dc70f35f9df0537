import type { AnyCall } from '@defter/contract/call.ts';
import { Button, Menu, Text } from '@mantine/core';
import { ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';

/** An act of the menu, for people who have its flag. */
export type Islem = { ad: string; simge: ReactNode; yetki: AnyCall['yetki']; run: () => void };

/** Acts of one kind behind a button. Acts that the person may not do stay in the menu, and say why. */
export function IslemMenusu({ ad, islemler, busy }: { ad: string; islemler: readonly Islem[]; busy: boolean }) {
  const { t } = useTranslation();
  const { can } = useYetki();
  if (islemler.length === 0) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button size="compact-md" variant="default" rightSection={<ChevronDownIcon size={14} />} loading={busy}>
          {ad}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={190}>
        {islemler.map(({ ad: islem, simge, yetki, run }) => (
          <Menu.Item key={islem} leftSection={simge} disabled={!can(yetki)} onClick={run}>
            {islem}
            {!can(yetki) && <Text size="sm">{t('yetkinizYok')}</Text>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
