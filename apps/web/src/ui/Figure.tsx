import { Box, Card, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Figure.module.css';

type FigureProps = { label: string; /** Undefined while it is on its way. */ children: ReactNode; note?: ReactNode };

type FiguresProps = { children: ReactNode; mb?: 'md'; /** They are still those of the former question. */ isStale?: boolean };

/** The numbers at the head of a page, side by side; on a phone in pairs. */
export const Figures = ({ children, mb, isStale }: FiguresProps) => (
  <Box className={classes.figures} mb={mb} data-stale={isStale || undefined}>
    {children}
  </Box>
);

/** One number with its name, as at the head of a page. */
export function Figure({ label, children, note }: FigureProps) {
  return (
    <Card padding="sm">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <div className={classes.value}>
        <Text fw={650} className="tabular" component="div">
          {children ?? <Skeleton height="1.2em" my="0.175em" width={110} />}
        </Text>
      </div>
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Card>
  );
}
