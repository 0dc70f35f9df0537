import { infoCalls } from '@defter/contract/info.ts';
import { Button } from '@mantine/core';
import { LockKeyholeIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { messageText } from '../../ui/notice.ts';

/** A screen that sells. In a plan without sales it leads to the plans, before a cart is filled that could not be saved (spec 2§6). */
export function SatisModulu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('satis');
  const { data } = useCall(infoCalls.get);
  if (data?.satisModulu !== false) return children;
  return (
    <EmptyState page icon={LockKeyholeIcon} title={t('pakette.yok')} text={messageText('satisModuluYok')}>
      <Button component={Link} to={paths.hesap('paket')}>
        {t('pakette.bak')}
      </Button>
    </EmptyState>
  );
}
