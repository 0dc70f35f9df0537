import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Text, type TextProps } from '@mantine/core';

/** `1.234,50 ₺`; red and with its sign below zero. Put it into a right-aligned cell. */
export function MoneyText({ tutar, ...props }: TextProps & { tutar: Kurus }) {
  return (
    <Text component="span" fz="inherit" {...props} className="tabular" c={tutar < 0 ? 'var(--defter-danger)' : props.c} style={{ whiteSpace: 'nowrap' }}>
      {formatTL(tutar)}
    </Text>
  );
}
