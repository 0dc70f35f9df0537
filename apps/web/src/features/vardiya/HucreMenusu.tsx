import type { VardiyaSablon } from '@defter/contract/vardiya.ts';
import { Menu, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArti, IconKopyala, IconSil, IconTamam, IconTasi, IconYapistir } from '../../ui/icons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { RenkNoktasi } from './RenkNoktasi.tsx';

const loadSablon = async () => (await import('./SablonPaneli.tsx')).SablonPaneli;

export type HucreYeri = { x: number; y: number };
type HucreMenusuProps = {
  yer: HucreYeri | undefined;
  sablonlar: readonly VardiyaSablon[];
  /** What stands in the chosen fields now. */
  secili: ReadonlySet<number>;
  onPick: (sablonID: number | null) => void;
  /** Puts a template there that was made from here. */
  onNew: (sablonID: number) => void;
  /** Takes one of those that stand there away. */
  onTake: (sablonID: number) => void;
  onCopy: (isCut: boolean) => void;
  /** Undefined when nothing was copied. */
  onPaste: (() => void) | undefined;
  onClose: () => void;
};

/** What can stand in the chosen fields, and how it comes elsewhere without a mouse. */
export function HucreMenusu({ yer, sablonlar, secili, onPick, onNew, onTake, onCopy, onPaste, onClose }: HucreMenusuProps) {
  const { t } = useTranslation('vardiya');
  const [adding, setAdding] = useState(false);
  const Sablon = usePart(adding, loadSablon);
  if (Sablon && adding) {
    const close = () => setAdding(false);
    const add = ({ id }: { id: number }) => {
      close();
      onNew(id);
    };
    return <Sablon onClose={close} onSaved={add} />;
  }
  return (
    <Menu opened={yer !== undefined} onClose={onClose} position="bottom-start" withinPortal>
      <Menu.Target>
        <span aria-hidden style={{ position: 'fixed', left: yer?.x ?? 0, top: yer?.y ?? 0 }} />
      </Menu.Target>
      <Menu.Dropdown miw={220} mah="70vh" style={{ overflowY: 'auto' }}>
        {sablonlar.map(({ id, sablonAdi, baslangicSaati, bitisSaati, renk }) => (
          <Menu.Item
            key={id}
            aria-label={secili.has(id) ? t('gundenCikar', { ad: sablonAdi }) : undefined}
            leftSection={secili.has(id) ? <IconTamam size={16} /> : <RenkNoktasi renk={renk} />}
            rightSection={baslangicSaati === bitisSaati ? t('calismaz') : `${baslangicSaati}–${bitisSaati}`}
            onClick={() => (secili.has(id) ? onTake(id) : onPick(id))}
          >
            {sablonAdi}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconArti size={16} />} onClick={() => setAdding(true)}>
          {t('yeniSablon')}
        </Menu.Item>
        {(secili.size > 0 || onPaste) && <Menu.Divider />}
        {secili.size > 0 && (
          <>
            <Menu.Item leftSection={<IconKopyala size={16} />} rightSection={<Tus>Ctrl+C</Tus>} onClick={() => onCopy(false)}>
              {t('kopyala')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTasi size={16} />} rightSection={<Tus>Ctrl+X</Tus>} onClick={() => onCopy(true)}>
              {t('tasi')}
            </Menu.Item>
          </>
        )}
        {onPaste && (
          <Menu.Item leftSection={<IconYapistir size={16} />} rightSection={<Tus>Ctrl+V</Tus>} onClick={onPaste}>
            {t('yapistir')}
          </Menu.Item>
        )}
        {secili.size > 0 && (
          <Menu.Item leftSection={<IconSil size={16} />} rightSection={<Tus>Del</Tus>} onClick={() => onPick(null)}>
            {t('bosalt')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The key for an entry, where there are keys. */
function Tus({ children }: { children: ReactNode }) {
  return (
    <Text span size="sm" c="dimmed" visibleFrom="sm">
      {children}
    </Text>
  );
}
