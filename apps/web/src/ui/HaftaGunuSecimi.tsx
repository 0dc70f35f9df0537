import { Checkbox, Group } from '@mantine/core';
import { HAFTA_GUNLERI, haftaGunuKisa } from './hafta-gunu.ts';

type Ad = { label: string; description?: string } | { /** If the screen around it tells the purpose of the days. */ 'aria-label': string };

/** A choice of weekdays, by the numbers that the wire has for them. */
export function HaftaGunuSecimi({ value, onChange, ...ad }: Ad & { value: readonly number[]; onChange: (gunler: number[]) => void }) {
  return (
    <Checkbox.Group {...ad} value={value.map(String)} onChange={(gunler) => onChange(gunler.map(Number))}>
      <Group gap="8px 14px" mt={'label' in ad ? 6 : 0}>
        {HAFTA_GUNLERI.map((gun) => (
          <Checkbox key={gun} value={String(gun)} label={haftaGunuKisa(gun)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
