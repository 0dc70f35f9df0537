import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { InboxIcon, type LucideIcon } from 'lucide-react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  /** Why it is empty, or what will appear here. */
  text?: string;
  icon?: LucideIcon;
  /** It is the whole page, such as that of a deleted record: its title is the page's title. */
  page?: boolean;
  /** The next step, as a button. */
  children?: ReactNode;
};

/** Says why there is nothing and what to do about it. */
export function EmptyState({ title, text, icon: Drawing = InboxIcon, page = false, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} className={classes.empty}>
      <span className={classes.drawing}>
        <Drawing size={26} />
      </span>
      {page ? <PageTitle title={title} /> : <Text fw={600}>{title}</Text>}
      {text && (
        <Text size="sm" c="dimmed" maw={380}>
          {text}
        </Text>
      )}
      {children && <div className={classes.action}>{children}</div>}
    </Stack>
  );
}

function PageTitle({ title }: { title: string }) {
  useDocumentTitle(`${title} · Defter`);
  return <Title order={1}>{title}</Title>;
}
