import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { SlidersHorizontalIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart } from '../../ui/use-part.ts';
import type { Suzgec } from './use-suzgec.ts';

const loadAlanlar = async () => (await import('./SuzgecAlanlari.tsx')).SuzgecAlanlari;

/** Narrows every view by colleague, service, state, customer and words. The number on it counts the filters that are set. */
export function SuzgecMenusu({ suzgec }: { suzgec: Suzgec }) {
  const { t } = useTranslation('takvim');
  const [acik, setAcik] = useState(false);
  const Alanlar = usePart(acik, loadAlanlar);
  const sayi = Object.keys(suzgec.degerler).length;
  return (
    <Popover position="bottom-end" withinPortal trapFocus closeOnClickOutside={false} opened={acik} onChange={setAcik} returnFocus>
      <Indicator label={sayi} size={18} disabled={sayi === 0} offset={4}>
        <Popover.Target>
          <ActionIcon variant={sayi > 0 ? 'light' : 'subtle'} color={sayi > 0 ? undefined : 'gray'} size="lg" aria-label={t('suz', { count: sayi })} onClick={() => setAcik(!acik)}>
            <SlidersHorizontalIcon size={18} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown w={320}>{Alanlar && <Alanlar suzgec={suzgec} onClose={() => setAcik(false)} />}</Popover.Dropdown>
    </Popover>
  );
}
