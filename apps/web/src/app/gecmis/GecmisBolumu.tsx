import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from 'lucide-react';
import { usePart } from '../../ui/use-part.ts';
import { useYetki } from '../session/yetki.ts';
import type { GecmisiOlan } from './KayitGecmisi.tsx';
import { loadKayitGecmisi } from './load-gecmis.ts';

/**
 * The history of a record that has no tabs. It is fetched with its texts on demand, and missing for people who may not
 * read the log.
 */
export function GecmisBolumu({ acik = false, ...kayit }: GecmisiOlan & { /** Shown at once, and scrolled into view. */ acik?: boolean }) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const [opened, setOpened] = useState(acik);
  if (acik && !opened) setOpened(true);
  const Gecmis = usePart(opened, loadKayitGecmisi);
  const place = useRef<HTMLDivElement>(null);
  const isShown = Gecmis !== undefined;
  useEffect(() => {
    if (acik && isShown) place.current?.scrollIntoView({ block: 'start' });
  }, [acik, isShown]);
  if (!can('kayitGunlugu')) return null;
  if (Gecmis) {
    return (
      <div ref={place}>
        <Gecmis {...kayit} />
      </div>
    );
  }
  return (
    <div>
      <Button variant="subtle" size="compact-md" leftSection={<ClockIcon size={17} />} loading={opened} onClick={() => setOpened(true)}>
        {t('gecmisiGoster')}
      </Button>
    </div>
  );
}
