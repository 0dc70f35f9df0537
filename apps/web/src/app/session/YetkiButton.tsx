import type { AnyCall } from '@defter/contract/call.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { useYetki } from './yetki.ts';

/** Why the signed-in person may not do something; undefined when they may: `reason={useReason(musteriCalls.create.yetki)}`. */
export function useReason(yetki: AnyCall['yetki']): string | undefined {
  const { t } = useTranslation();
  const { can, ready } = useYetki();
  return ready && !can(yetki) ? t('yetkinizYok') : undefined;
}

type YetkiButtonProps = ComponentProps<typeof ReasonButton> & { yetki: AnyCall['yetki'] };

/**
 * A button for people who have the flag. Others see it with the reason: `<YetkiButton yetki={musteriCalls.create.yetki}
 * …>`.
 */
export function YetkiButton({ yetki, reason, ...props }: YetkiButtonProps) {
  const missing = useReason(yetki);
  return <ReasonButton {...props} reason={missing ?? reason} />;
}
