import { type OutlineDrawing, type PlaceMap, SMALL_GROUP } from '@folkmoot/contracts/client';
import { Stack, Text } from '@folkmoot/ui';
import { useEffect, useState } from 'react';
import type { OptionCount } from '../core/question-type';
import { loadDrawing, pathOf } from './drawing';
import { mapMessages as messages } from './places.messages';
import classes from './result-map.module.css';

interface Props {
  map: PlaceMap;
  distribution: readonly OptionCount[];
  cells: readonly { readonly x: number; readonly y: number; readonly count: number }[];
  cellSize: number;
  /** People whose squares are not shown. */
  hidden: number;
}

const STRONGEST = 85;

/** The share of the strongest colour, by the most answers of an area. */
const shadeOf = (count: number, most: number): string =>
  `color-mix(in srgb, var(--mantine-color-accent-5) ${most === 0 ? 0 : Math.round((count / most) * STRONGEST)}%, var(--mantine-color-body))`;

/** Squares with few people would show who answered. They are only counted. */
const Squares = ({ cells, cellSize }: Pick<Props, 'cells' | 'cellSize'>) => {
  const most = Math.max(1, ...cells.map(({ count }) => count));
  return (
    <>
      {cells.map(({ x, y, count }) => {
        const middle = [(x + 0.5) * cellSize, (y + 0.5) * cellSize] as const;
        return (
          <g key={`${x} ${y}`}>
            <circle
              className={classes.cell}
              cx={middle[0]}
              cy={middle[1]}
              r={cellSize * (0.4 + 0.4 * Math.sqrt(count / most))}
            />
            <text className={classes.count} x={middle[0]} y={middle[1]}>
              {count}
            </text>
          </g>
        );
      })}
    </>
  );
};

/** The map of a result. The bars beside it have the same figures, so that nobody depends on the colours. */
export const ResultMap = ({ map, distribution, cells, cellSize, hidden }: Props) => {
  const [drawing, setDrawing] = useState<OutlineDrawing | null>(null);
  const { kind, url } = map;
  useEffect(() => {
    let isCurrent = true;
    if (kind === 'outline')
      loadDrawing(url).then(
        (loaded) => isCurrent && setDrawing(loaded),
        // The bars say the same.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [kind, url]);
  if (kind === 'outline' && !drawing) return null;
  const counts = new Map(distribution.map(({ value, count }) => [value, count]));
  const most = Math.max(0, ...counts.values());
  return (
    <Stack gap={4}>
      <svg className={classes.map} viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={messages.label}>
        {kind === 'plan' && <image href={url} width={map.width} height={map.height} />}
        {drawing?.areas.map((area) => (
          <path
            key={area.id}
            className={classes.area}
            d={pathOf(area)}
            style={{ fill: shadeOf(counts.get(area.id) ?? 0, most) }}
          >
            <title>{messages.area(area.name, counts.get(area.id) ?? 0)}</title>
          </path>
        ))}
        {drawing?.areas.map(({ id, name, label }) => (
          <text key={id} className={classes.name} x={label[0]} y={label[1]}>
            {name}
          </text>
        ))}
        <Squares cells={cells} cellSize={cellSize} />
      </svg>
      <Text size="xs" c="dimmed">
        {messages.shades}
        {cells.length > 0 && ` ${messages.squares}`}
        {hidden > 0 && ` ${messages.hidden(hidden, SMALL_GROUP)}`}
      </Text>
    </Stack>
  );
};
