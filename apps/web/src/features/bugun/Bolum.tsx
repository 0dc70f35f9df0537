import { Card, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type BolumProps = { baslik: string; /** Buttons at the right of the title. */ islemler?: ReactNode; children: ReactNode };

/** A part of the day with its title. */
export function Bolum({ baslik, islemler, children }: BolumProps) {
  return (
    <Card component="section" aria-label={baslik} p="sm">
      <Group justify="space-between" mb={4}>
        <Title order={2} fz="md">
          {baslik}
        </Title>
        <Group gap="xs">{islemler}</Group>
      </Group>
      {children}
    </Card>
  );
}
