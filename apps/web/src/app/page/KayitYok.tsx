import { EmptyState } from '../../ui/EmptyState.tsx';
import type { LucideIcon } from 'lucide-react';
import { YetkiLinkButton } from '../session/YetkiLink.tsx';

type KayitYokProps = { icon: LucideIcon; title: string; text: string; /** The list that it would be in, and the label of the link to it. */ to: string; back: string };

/** The page of a missing record: it was deleted, belongs to another business, or its address was copied badly. */
export function KayitYok({ icon, title, text, to, back }: KayitYokProps) {
  return (
    <EmptyState page icon={icon} title={title} text={text}>
      <YetkiLinkButton to={to} variant="default">
        {back}
      </YetkiLinkButton>
    </EmptyState>
  );
}
