import { useCallback, useId, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { Board } from './board.ts';
import styles from './calendar.module.css';
import { Column } from './Column.tsx';
import { layColumns, type Column as ColumnModel } from './columns.ts';
import { Draft } from './Draft.tsx';
import { Header } from './Header.tsx';
import { Overlay } from './Overlay.tsx';
import status from './status.module.css';
import { useTakvimTexts } from './texts.ts';
import { TimeGutter } from './TimeGutter.tsx';
import type { GunTakvimiProps } from './types.ts';
import { useDayScroll } from './use-day-scroll.ts';
import { useDrag } from './use-drag.ts';
import { useHover } from './use-hover.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useReadableLanes } from './use-readable-lanes.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { buildView, shareOf, viewHours, type View } from './view.ts';

/**
 * One day of appointments, a column for each heading, or a week of one heading, a column for each day. It draws its props and asks the page for every
 * change; a change that the page does not take over is undone at once. It fills the height of its parent and scrolls inside.
 */
export function GunTakvimi(props: GunTakvimiProps) {
  const { donem, isWeek, sutunlar, randevular, baslangic, bitis, periyot, yakinlik, taslaklar = [], simdi } = props;
  const texts = useTakvimTexts();
  const helpID = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const ghostRef = useRef<HTMLDivElement>(null);
  const hoverRef = useRef<HTMLDivElement>(null);
  const liveRef = useRef<HTMLDivElement>(null);

  const { start, end } = viewHours(baslangic, bitis, randevular);
  const view = useMemo(() => buildView({ start, end }, baslangic, bitis, periyot, yakinlik), [start, end, baslangic, bitis, periyot, yakinlik]);
  const columns = useMemo(
    () => layColumns(sutunlar, randevular, view, texts.sutunsuz),
    [sutunlar, randevular, view, texts.sutunsuz],
  );
  const firstMinute = simdi ?? baslangic;
  const { cursor, moveFocus, onFocus, onBlur } = useRovingFocus(bodyRef, columns, view, firstMinute);
  const readableLanes = useReadableLanes(bodyRef, columns.length);
  useDayScroll(scrollerRef, view, firstMinute);

  const board = useRef<Board | null>(null);
  const readBoard = useCallback(() => board.current, []);
  useLayoutEffect(() => {
    const [scroller, body, ghost, hover] = [scrollerRef.current, bodyRef.current, ghostRef.current, hoverRef.current];
    const announce = (text: string) => {
      if (liveRef.current) liveRef.current.textContent = text;
    };
    board.current =
      scroller && body && ghost && hover ? { props, view, columns, texts, cursor, scroller, body, ghost, hover, announce } : null;
  });

  const pointer = useDrag(scrollerRef, readBoard);
  const hovering = useHover(readBoard);
  const { giveUp, ...keys } = useKeyboard(readBoard, moveFocus);
  const now = simdi !== undefined && simdi >= view.start && simdi <= view.end ? simdi : undefined;

  return (
    <section className={`${styles.calendar} ${status.status}`} data-week={isWeek || undefined} style={cssOf(view, columns.length)}>
      <div
        ref={scrollerRef}
        className={styles.scroller}
        // Arrow keys move between appointments, so a screen reader must hand them over.
        role={columns.length > 0 ? 'application' : undefined}
        aria-label={texts.etiket(donem)}
        aria-describedby={helpID}
        onFocus={onFocus}
        onBlur={() => (onBlur(), giveUp())}
        {...pointer}
        {...hovering}
        {...keys}
      >
        {columns.length === 0 ? (
          <p className={styles.empty}>{texts.sutunYok}</p>
        ) : (
          <div className={styles.grid}>
            <div className={styles.corner} />
            <Header columns={columns} action={props.headAction} />
            <TimeGutter view={view} now={now} />
            <div ref={bodyRef} className={styles.body}>
              {now !== undefined && <div className={styles.now} style={{ top: `${shareOf(view, now) * 100}%`, ...nowSide(columns) }} aria-hidden />}
              {columns.map((column) => (
                <Column
                  key={column.sutun.id}
                  column={column}
                  view={view}
                  texts={texts}
                  readableLanes={readableLanes}
                  cursor={cursor?.sutunID === column.sutun.id ? cursor : null}
                />
              ))}
              <Overlay ghostRef={ghostRef} hoverRef={hoverRef}>
                {taslaklar.map((taslak, sira) => (
                  <Draft key={sira} taslak={taslak} isFollowed={sira === 0} columns={columns} view={view} />
                ))}
              </Overlay>
            </div>
          </div>
        )}
      </div>
      <p id={helpID} hidden>
        {texts.yardim}
      </p>
      <div ref={liveRef} className={styles.live} aria-live="polite" />
    </section>
  );
}

/** The line of the present minute, over all columns or over today's alone. */
function nowSide(columns: readonly ColumnModel[]): CSSProperties {
  const index = columns.findIndex(({ sutun }) => sutun.isOne);
  return index < 0 ? {} : { left: `${(index / columns.length) * 100}%`, right: `${(1 - (index + 1) / columns.length) * 100}%` };
}

function cssOf(view: View, columnCount: number): CSSProperties {
  const { start, end, opening, period, rowHeight } = view;
  const variables = {
    '--columns': columnCount,
    '--rows': (end - start) / period,
    '--hours': (end - start) / 60,
    '--first-line': ((opening - start) % period) / period,
    '--row': `${rowHeight}px`,
  };
  return variables as CSSProperties;
}
