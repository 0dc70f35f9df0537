import type { VardiyaSablon } from '@defter/contract/vardiya.ts';
import { Menu, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ClipboardPasteIcon, CopyIcon, MoveIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { usePart } from '../../ui/use-part.ts';
import { RenkNoktasi } from './RenkNoktasi.tsx';

/** The highest share of the window's height that the menu takes. */
const EN_YUKSEK = 0.7;
const loadSablon = async () => (await import('./SablonPaneli.tsx')).SablonPaneli;

/** A point of the window, in pixels. */
export type HucreYeri = { x: number; y: number };
type HucreMenusuProps = {
  yer: HucreYeri | undefined;
  sablonlar: readonly VardiyaSablon[];
  /** The shifts of the chosen fields. */
  secili: ReadonlySet<number>;
  onPick: (sablonID: number | null) => void;
  /** Plans a template that was made from this menu. */
  onNew: (sablonID: number) => void;
  /** Removes one of the shifts. */
  onTake: (sablonID: number) => void;
  onCopy: (isCut: boolean) => void;
  /** Undefined when the clipboard is empty. */
  onPaste: (() => void) | undefined;
  onClose: () => void;
};

/** The menu of the chosen fields: templates to plan, and copying and pasting without a mouse. */
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
        <span aria-hidden style={{ position: 'fixed', left: yer?.x ?? 0, top: yer ? topOf(yer, sablonlar.length + 5) : 0 }} />
      </Menu.Target>
      <Menu.Dropdown miw={220} mah={`${EN_YUKSEK * 100}vh`} style={{ overflowY: 'auto' }}>
        {onPaste && (
          <Menu.Item leftSection={<ClipboardPasteIcon size={16} />} rightSection={<Tus>Ctrl+V</Tus>} onClick={onPaste}>
            {t('yapistir')}
          </Menu.Item>
        )}
        {sablonlar.map(({ id, sablonAdi, baslangicSaati, bitisSaati, renk }) => (
          <Menu.Item
            key={id}
            aria-label={secili.has(id) ? t('gundenCikar', { ad: sablonAdi }) : undefined}
            leftSection={secili.has(id) ? <CheckIcon size={16} /> : <RenkNoktasi renk={renk} />}
            rightSection={baslangicSaati === bitisSaati ? t('calismaz') : `${baslangicSaati}–${bitisSaati}`}
            onClick={() => (secili.has(id) ? onTake(id) : onPick(id))}
          >
            {sablonAdi}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
          {t('yeniSablon')}
        </Menu.Item>
        {secili.size > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<CopyIcon size={16} />} rightSection={<Tus>Ctrl+C</Tus>} onClick={() => onCopy(false)}>
              {t('kopyala')}
            </Menu.Item>
            <Menu.Item leftSection={<MoveIcon size={16} />} rightSection={<Tus>Ctrl+X</Tus>} onClick={() => onCopy(true)}>
              {t('tasi')}
            </Menu.Item>
            <Menu.Item leftSection={<TrashIcon size={16} />} rightSection={<Tus>Del</Tus>} onClick={() => onPick(null)}>
              {t('bosalt')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The height of an entry for a mouse, and for a finger. */
const SATIR_PX = { mouse: 34, finger: 44 };
/** The place of the menu: under its field, or higher when it would leave the window. */
const topOf = ({ y }: HucreYeri, satirlar: number) => {
  const satir = window.matchMedia('(pointer: coarse)').matches ? SATIR_PX.finger : SATIR_PX.mouse;
  const height = Math.min(satirlar * satir, window.innerHeight * EN_YUKSEK);
  return Math.max(0, Math.min(y, window.innerHeight - height - satir));
};

/** The key of an entry, on devices with a keyboard. */
function Tus({ children }: { children: ReactNode }) {
  return (
    <Text span size="sm" c="dimmed" visibleFrom="sm">
      {children}
    </Text>
  );
}
