import { ScrollArea, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KOSUL_METINLERI, KosulMetni } from './KosulMetni.tsx';

/** The three legal texts as tabs, each of which scrolls by itself. */
export function KosulSekmeleri() {
  const { t } = useTranslation('kosullar');
  return (
    <Tabs defaultValue={KOSUL_METINLERI[0]} keepMounted={false}>
      <Tabs.List mb="md">
        {KOSUL_METINLERI.map((ad) => (
          <Tabs.Tab key={ad} value={ad}>
            {t(`sekme.${ad}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {KOSUL_METINLERI.map((ad) => (
        <Tabs.Panel key={ad} value={ad}>
          <ScrollArea.Autosize mah="50dvh" type="auto" viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t(`sekme.${ad}`) }}>
            <KosulMetni ad={ad} />
          </ScrollArea.Autosize>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
