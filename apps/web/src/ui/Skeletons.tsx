import { Card, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder lines for a list that is loading. */
export function RowsSkeleton({ rows = 6, height = 40 }: { rows?: number; height?: number }) {
  return (
    <Stack gap={8} role="status" aria-label={useTranslation().t('yukleniyor')}>
      {range(rows).map((row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}

/** A card with a title and some lines. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Card withBorder>
      <Skeleton height={18} width="40%" mb="md" />
      <RowsSkeleton rows={lines} height={14} />
    </Card>
  );
}

/** Labels with inputs under them. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Stack gap="md" role="status" aria-busy aria-label={useTranslation().t('yukleniyor')}>
      {range(fields).map((field) => (
        <div key={field}>
          <Skeleton height={13} width={90 + (field % 3) * 30} mb={8} />
          <Skeleton height={36} radius="md" />
        </div>
      ))}
    </Stack>
  );
}
