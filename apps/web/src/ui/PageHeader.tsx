import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { PlusIcon } from 'lucide-react';
import { ReasonButton } from './ReasonButton.tsx';
import { usePageKeys } from './page-keys.ts';
import classes from './PageHeader.module.css';

type PageHeaderProps = {
  title: string;
  /** A few words beside the title, such as how many there are. */
  aside?: ReactNode;
  /** Buttons at the right edge. */
  children?: ReactNode;
  /** The main act of the page, also by the key `n`. With a reason it is shown but disabled. */
  action?: { label: string; run: () => void; reason?: string };
};

/** The title line of a page. It also names the browser tab. */
export function PageHeader({ title, aside, children, action }: PageHeaderProps) {
  useDocumentTitle(`${title} · Defter`);
  usePageKeys(action && !action.reason ? [['n', action.run]] : []);
  return (
    <Group className={classes.header} gap="sm">
      <Title order={1}>{title}</Title>
      {aside && (
        <Text size="sm" c="dimmed" className={classes.aside}>
          {aside}
        </Text>
      )}
      <Group gap="xs" ml="auto">
        {children}
        {action && (
          <ReasonButton reason={action.reason} leftSection={<PlusIcon size={18} />} onClick={action.run} aria-keyshortcuts="n">
            {action.label}
          </ReasonButton>
        )}
      </Group>
    </Group>
  );
}
