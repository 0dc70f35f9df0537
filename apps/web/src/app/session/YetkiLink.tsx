import { Anchor, Button, Text, type AnchorProps, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayOpen } from '../routing/may-open.ts';
import { useYetki } from './yetki.ts';

/** Whether the signed-in person may see what stands at an address: `{opens(paths.kasa()) && <Button …>}`. */
export function useOpens(): (to: string) => boolean {
  const { can } = useYetki();
  return (to) => mayOpen(to, can);
}

type YetkiLinkProps = AnchorProps & { to: string; children: ReactNode };

/** A link for people with the right to its screen. Others read the same words. */
export function YetkiLink({ to, children, ...look }: YetkiLinkProps) {
  const opens = useOpens();
  if (opens(to)) {
    return (
      <Anchor {...look} component={Link} to={to}>
        {children}
      </Anchor>
    );
  }
  const { underline: _underline, td: _td, ...words } = look;
  return (
    <Text span {...words}>
      {children}
    </Text>
  );
}

type YetkiLinkButtonProps = ButtonProps & { to: string; target?: '_blank'; children: ReactNode };

/** A button that leads to a screen, for people with the right to it; nothing for others. */
export function YetkiLinkButton({ to, ...look }: YetkiLinkButtonProps) {
  const opens = useOpens();
  return opens(to) ? <Button {...look} component={Link} to={to} /> : null;
}
