import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrinterIcon } from 'lucide-react';
import { YetkiLinkButton } from '../session/YetkiLink.tsx';
import classes from './PaperDesk.module.css';

type PaperDeskProps = {
  back: { to: string; label: string };
  /** Buttons beside "print" and "back". */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page for the printer, without the frame: papers on a desk, under buttons that are not printed. */
export function PaperDesk({ back, actions, children }: PaperDeskProps) {
  const { t } = useTranslation();
  return (
    <main className={classes.desk}>
      <Group justify="center" className={classes.buttons}>
        <Button leftSection={<PrinterIcon size={18} />} onClick={() => window.print()}>
          {t('yazdir')}
        </Button>
        {actions}
        <YetkiLinkButton to={back.to} variant="default">
          {back.label}
        </YetkiLinkButton>
      </Group>
      {children}
    </main>
  );
}

/** One text on A4, on as many sheets as it takes. */
export const A4Paper = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <article className={`${classes.a4} ${className}`}>{children}</article>
);
