import { Fragment, memo } from 'react';
import { Block } from './Block.tsx';
import styles from './column.module.css';
import { isSameColumn, type Column as ColumnModel } from './columns.ts';
import { isSameCursor, type Cursor } from './cursor.ts';
import { Shade } from './Shade.tsx';
import { SlotCursor } from './SlotCursor.tsx';
import type { TakvimTexts } from './texts.ts';
import type { Placement } from './layout.ts';
import { heightOf, shareOf, type View } from './view.ts';

type ColumnProps = {
  column: ColumnModel;
  view: View;
  texts: TakvimTexts;
  readableLanes: number;
  /** Null if the cursor is in another column. */
  cursor: Cursor | null;
};

/** A day of one heading: closed hours, leave, and the appointments. It has no handler of its own. */
export const Column = memo(
  function Column({ column, view, texts, readableLanes, cursor }: ColumnProps) {
    const { sutun, placements } = column;
    const columnName = texts.sutunAdi(column);
    const day = heightOf(view);
    const outside = [
      { baslangic: view.start, bitis: view.opening },
      { baslangic: view.closing, bitis: view.end },
    ];
    return (
      <div role="group" aria-label={`${columnName}, ${sutun.adi}`} className={styles.column} data-sutun={sutun.id}>
        {[...outside, ...(sutun.kapaliAraliklar ?? [])].map((aralik) => (
          <Shade key={`${aralik.baslangic}-${aralik.bitis}`} aralik={aralik} view={view} kind="closed" />
        ))}
        {sutun.aralar?.map((aralik) => (
          <Shade key={`ara-${aralik.baslangic}-${aralik.bitis}-${aralik.neden}`} aralik={aralik} view={view} kind="closed" label={aralik.neden} />
        ))}
        {sutun.doluAraliklar?.map((aralik) => (
          <Shade key={`dolu-${aralik.baslangic}-${aralik.bitis}-${aralik.neden}`} aralik={aralik} view={view} kind="taken" label={aralik.neden} />
        ))}
        {sutun.izinAraliklari?.map((aralik) => (
          <Shade key={`${aralik.baslangic}-${aralik.bitis}`} aralik={aralik} view={view} kind="leave" label={texts.izinli} />
        ))}
        {placements.map(({ randevu: { id, baslangic, bitis, tamponOnce = 0, tamponSonra = 0 } }) => (
          <Fragment key={id}>
            <Shade aralik={{ baslangic: baslangic - tamponOnce, bitis: baslangic }} view={view} kind="buffer" />
            <Shade aralik={{ baslangic: bitis, bitis: bitis + tamponSonra }} view={view} kind="buffer" />
          </Fragment>
        ))}
        <div className={styles.lanes}>
          {placements.map((placement) => (
            <Block
              key={placement.randevu.id}
              randevu={placement.randevu}
              inset={insetOf(placement, view)}
              heightPx={((placement.end - placement.start) / (view.end - view.start)) * day}
              label={texts.randevu(placement.randevu, columnName)}
              isSlim={placement.lanes / placement.span > readableLanes}
              isTabStop={cursor?.randevuID === placement.randevu.id}
            />
          ))}
          {cursor?.randevuID === null && <SlotCursor minute={cursor.dakika} column={column} view={view} texts={texts} />}
        </div>
      </div>
    );
  },
  (before, after) =>
    isSameColumn(before.column, after.column) &&
    before.view === after.view &&
    before.texts === after.texts &&
    before.readableLanes === after.readableLanes &&
    isSameCursor(before.cursor, after.cursor),
);

function insetOf({ start, end, lane, lanes, span }: Placement, view: View): string {
  const right = ((lanes - lane - span) / lanes) * 100;
  return `${shareOf(view, start) * 100}% ${right}% ${(1 - shareOf(view, end)) * 100}% ${(lane / lanes) * 100}%`;
}
