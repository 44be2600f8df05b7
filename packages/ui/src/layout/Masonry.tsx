import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type MasonryPlace, masonryPlaces } from './masonry';
import classes from './masonry.module.css';

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

const GAP = 16;
/** Narrower columns have no room for a chart. */
const LEAST_COLUMN = 420;

const heightOf = (node: Element): number => (node as HTMLElement).offsetHeight;

/** The height of the whole: the end of the last card of the longest column. */
const endOf = (places: readonly MasonryPlace[], heights: readonly number[]): number =>
  Math.max(0, ...places.map(({ top }, index) => top + (heights[index] ?? 0)));

/**
 * Cards in two columns without holes between them. Their order in the document stays, for the keyboard and for screen
 * readers. Where there is room for one column only, and on paper, they are below each other.
 */
export const Masonry = <T,>({ items, keyOf, children }: Props<T>) => {
  const frame = useRef<HTMLDivElement>(null);
  const kept = useRef<{ keys: string; columns: number[] }>({ keys: '', columns: [] });
  const [laid, setLaid] = useState<{ places: MasonryPlace[]; height: number } | null>(null);
  const keys = items.map(keyOf).join(' ');
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const lay = () => {
      if (node.offsetWidth < LEAST_COLUMN * 2 + GAP) {
        setLaid(null);
        return;
      }
      const heights = [...node.children].map(heightOf);
      const known = kept.current.keys === keys ? kept.current.columns : [];
      const places = masonryPlaces(heights, { columns: 2, gap: GAP, kept: known });
      kept.current = { keys, columns: places.map(({ column }) => column) };
      setLaid({ places, height: endOf(places, heights) });
    };
    const observer = new ResizeObserver(lay);
    observer.observe(node);
    for (const card of node.children) observer.observe(card);
    lay();
    return () => observer.disconnect();
  }, [keys]);
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-laid={laid ? true : undefined}
      style={laid ? ({ '--height': `${laid.height}px` } as CSSProperties) : {}}
    >
      {items.map((item, index) => {
        const place = laid?.places[index];
        return (
          <div
            key={keyOf(item)}
            className={classes.item}
            style={place ? { insetBlockStart: place.top } : {}}
            data-column={place?.column}
          >
            {children(item)}
          </div>
        );
      })}
    </div>
  );
};
