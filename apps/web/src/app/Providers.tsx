import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmHost } from '../ui/confirm.tsx';
import { Notices } from '../ui/Notices.tsx';
import { colorSchemeManager, cssVariables, panelTheme } from '../ui/theme.ts';
import { queryClient } from './data/query.ts';

/** The surroundings of every page: look, cache, notices, questions. */
export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const close = t('kapat');
  const showPassword = t('parolayiGoster');
  const theme = useMemo(() => panelTheme({ close, showPassword }), [close, showPassword]);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
        {/* The lines of the icons are as thin as the letters of the panel. */}
        <LucideProvider size={20} strokeWidth={1.75}>
          <Notices />
          <ConfirmHost />
          {children}
        </LucideProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
