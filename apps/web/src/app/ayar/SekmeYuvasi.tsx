import { Button, Card, Text, Title } from '@mantine/core';
import { LockKeyholeIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { messageText } from '../../ui/notice.ts';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { withTexts } from '../routing/with-texts.ts';
import { paths } from '../routing/paths.ts';
import classes from './AyarlarPage.module.css';
import { type Sekme, type SekmeProps, YUKLENENLER } from './sekmeler.ts';

/** The place of a tab: its name and its topic, then the part itself. */
export function SekmeYuvasi({ ad, ...props }: { ad: Sekme['ad'] } & SekmeProps) {
  const { metinler, load } = YUKLENENLER[ad];
  const Part = usePart<SekmeProps>(true, withTexts(metinler, load));
  return <Yuva ad={ad}>{Part ? <Part {...props} /> : <FormSkeleton fields={4} />}</Yuva>;
}

/** The place of a tab that the plan does not include, with a link to the plans (spec 2§5). */
export function KapaliSekme({ ad }: { ad: Sekme['ad'] }) {
  const { t } = useTranslation('ayar');
  return (
    <Yuva ad={ad}>
      <EmptyState icon={LockKeyholeIcon} title={t('kapali')} text={messageText('ayarPaketYok')}>
        <Button component={Link} to={paths.hesap('paket')}>
          {t('paketeBak')}
        </Button>
      </EmptyState>
    </Yuva>
  );
}

function Yuva({ ad, children }: { ad: Sekme['ad']; children: ReactNode }) {
  const { t } = useTranslation('ayar');
  return (
    <Card component="section" padding="lg" className={classes.tab} aria-labelledby="ayar-sekmesi">
      <Title order={2} fz="lg" id="ayar-sekmesi">
        {t(`sekme.${ad}.ad`)}
      </Title>
      <Text size="sm" c="dimmed" mb="lg">
        {t(`sekme.${ad}.aciklama`)}
      </Text>
      {children}
    </Card>
  );
}
