import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { EllipsisVerticalIcon } from 'lucide-react';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

type RowMenuProps = {
  /** What the button does, and to which row. */
  label: string;
  /** Items of the kit's menu. */
  children: ReactNode;
};

/**
 * The acts of a row behind a button. The menu is made when it is first opened: a list has one in each row, and a menu that nobody opens is a dozen
 * components of the kit.
 *
 *     <RowMenu label={t('islemler', { ad })}><Menu.Item …>…</Menu.Item></RowMenu>
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isMade, setIsMade] = useState(false);
  const [opened, setOpened] = useState(false);
  // The menu remembers what has the focus when it opens. By then it must be its own button, which takes the place of the plain one.
  useEffect(() => setOpened(isMade), [isMade]);

  if (!isMade) return <Dots aria-label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsMade(true)} />;
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Dots aria-label={label} autoFocus />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

function Dots(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon variant="subtle" color="gray" size={24} {...props}>
      <EllipsisVerticalIcon size={18} />
    </ActionIcon>
  );
}
