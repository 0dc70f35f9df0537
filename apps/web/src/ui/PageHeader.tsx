import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from './ReasonButton.tsx';
import { usePageKeys } from './page-keys.ts';
import classes from './PageHeader.module.css';

type PageHeaderProps = {
  title: string;
  /** A few words beside the title, such as how many there are. */
  aside?: ReactNode;
  /** Buttons at the right edge. */
  children?: ReactNode;
  /** Rarely used buttons, before the others: on a phone one button shows them all. */
  rare?: ReactNode;
  /** The main act of the page, also by the key `n`. With a reason it is shown but disabled. */
  action?: { label: string; run: () => void; reason?: string };
};

/** The title line of a page. It also names the browser tab. */
export function PageHeader({ title, aside, children, rare, action }: PageHeaderProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
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
      <Group gap="xs" ml="auto" className={classes.acts}>
        {rare && (
          <>
            <ActionIcon className={classes.more} variant="default" size={36} aria-label={t('digerIslemler')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <EllipsisIcon size={18} />
            </ActionIcon>
            <div className={classes.rare} data-open={isOpen || undefined}>
              {rare}
            </div>
          </>
        )}
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
