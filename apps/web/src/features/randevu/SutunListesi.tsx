import { ActionIcon, Button, Checkbox, Stack, Text } from '@mantine/core';
import { EyeIcon, EyeOffIcon, GripVerticalIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SutunSecimi.module.css';
import type { Duzen } from './use-duzen.ts';
import type { useSutunlar } from './use-sutunlar.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The columns, to be chosen for now, left out for good, and put in order by drag or by the arrow keys on their handle. */
export function SutunListesi({ sutunlar: { tumu, gorunen, isFiltered, choose }, duzen }: { sutunlar: ReturnType<typeof useSutunlar>; duzen: Duzen }) {
  const { t } = useTranslation(['takvim', 'randevu']);
  /** The column that is being dragged. */
  const held = useRef<number>(undefined);
  const isShown = (id: number) => gorunen.some((sutun) => sutun.id === id);
  const idler = tumu.map(({ id }) => id);

  const choosing = (id: number) => choose(idler.filter((other) => (other === id ? !(isFiltered && isShown(id)) : isFiltered && isShown(other))));
  const moveTo = (id: number, index: number) => {
    const others = idler.filter((other) => other !== id);
    const to = Math.max(0, Math.min(others.length, index));
    if (to !== idler.indexOf(id)) duzen.setSira(others.toSpliced(to, 0, id));
  };
  const moveByKey = (event: KeyboardEvent, id: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(id, idler.indexOf(id) + step);
  };
  /** The column follows the pointer from row to row. The list has the pointer, because a row that moves would lose it. */
  const drag = ({ currentTarget: list, clientY }: PointerEvent<HTMLElement>) => {
    if (held.current === undefined) return;
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
    if (over >= 0) moveTo(held.current, over);
  };
  const take = (event: PointerEvent<HTMLElement>, id: number) => {
    held.current = id;
    event.currentTarget.closest('ul')?.setPointerCapture(event.pointerId);
  };

  return (
    <Stack gap={8}>
      <ul className={classes.list} aria-label={t('sutunlar.etiket')} onPointerMove={drag} onLostPointerCapture={() => (held.current = undefined)}>
        {tumu.map(({ id, adi }) => {
          const isLeftOut = duzen.gizli.includes(id);
          return (
            <li key={id} className={classes.row}>
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes.handle}
                aria-label={t('sutunlar.tasi', { adi })}
                title={t('sutunlar.tasi', { adi })}
                onKeyDown={(event) => moveByKey(event, id)}
                onPointerDown={(event) => take(event, id)}
              >
                <GripVerticalIcon size={16} />
              </ActionIcon>
              <Checkbox label={adi} flex={1} disabled={isLeftOut} checked={isFiltered && isShown(id)} onChange={() => choosing(id)} />
              <ActionIcon variant="subtle" color="gray" aria-pressed={isLeftOut} aria-label={t(isLeftOut ? 'sutunlar.goster' : 'sutunlar.gizle', { adi })} onClick={() => duzen.toggle(id)}>
                {isLeftOut ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <Button variant="subtle" size="compact-md" disabled={!isFiltered} onClick={() => choose([])}>
        {t('randevu:sutunSecimi.hepsi')}
      </Button>
      <Text size="sm" c="dimmed" maw={240}>
        {t('sutunlar.aciklama')}
      </Text>
    </Stack>
  );
}
