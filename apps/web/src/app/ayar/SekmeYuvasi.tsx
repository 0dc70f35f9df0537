import { Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import classes from './AyarlarPage.module.css';
import { type Sekme, type SekmeProps, YUKLENENLER } from './sekmeler.ts';

/** The place of a tab: its name and its topic, then the part itself. */
export function SekmeYuvasi({ ad, ...props }: { ad: Sekme['ad'] } & SekmeProps) {
  const { t } = useTranslation('ayar');
  const { metinler, load } = YUKLENENLER[ad];
  const Part = usePart<SekmeProps>(true, async () => (await Promise.all([load(), loadTexts(metinler)]))[0]);
  return (
    <Card component="section" padding="lg" className={classes.tab} aria-labelledby="ayar-sekmesi">
      <Title order={2} fz="lg" id="ayar-sekmesi">
        {t(`sekme.${ad}.ad`)}
      </Title>
      <Text size="sm" c="dimmed" mb="lg">
        {t(`sekme.${ad}.aciklama`)}
      </Text>
      {Part ? <Part {...props} /> : <FormSkeleton fields={4} />}
    </Card>
  );
}
