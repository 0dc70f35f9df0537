import type { VardiyaSablon } from '@defter/contract/vardiya.ts';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconSil } from '../../ui/icons.tsx';
import { RenkNoktasi } from './RenkNoktasi.tsx';

export type HucreYeri = { x: number; y: number };
type HucreMenusuProps = {
  yer: HucreYeri | undefined;
  sablonlar: readonly VardiyaSablon[];
  onPick: (sablonID: number | null) => void;
  onClose: () => void;
};

/** What can stand in the chosen fields. */
export function HucreMenusu({ yer, sablonlar, onPick, onClose }: HucreMenusuProps) {
  const { t } = useTranslation('vardiya');
  return (
    <Menu opened={yer !== undefined} onClose={onClose} position="bottom-start" withinPortal>
      <Menu.Target>
        <span aria-hidden style={{ position: 'fixed', left: yer?.x ?? 0, top: yer?.y ?? 0 }} />
      </Menu.Target>
      <Menu.Dropdown miw={200}>
        {sablonlar.map(({ id, sablonAdi, baslangicSaati, bitisSaati, renk }) => (
          <Menu.Item
            key={id}
            leftSection={<RenkNoktasi renk={renk} />}
            rightSection={baslangicSaati === bitisSaati ? t('calismaz') : `${baslangicSaati}–${bitisSaati}`}
            onClick={() => onPick(id)}
          >
            {sablonAdi}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconSil size={16} />} onClick={() => onPick(null)}>
          {t('bosalt')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
