import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconBos, type Icon } from './icons.tsx';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  /** Why it is empty, or what will stand here. */
  text?: string;
  icon?: Icon;
  /** The next step, as a button. */
  children?: ReactNode;
};

/** Says why there is nothing and what to do about it. */
export function EmptyState({ title, text, icon: Drawing = IconBos, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} className={classes.empty}>
      <span className={classes.drawing}>
        <Drawing size={26} />
      </span>
      <Text fw={600}>{title}</Text>
      {text && (
        <Text size="sm" c="dimmed" maw={380}>
          {text}
        </Text>
      )}
      {children && <div className={classes.action}>{children}</div>}
    </Stack>
  );
}
