import type { OutlineDrawing, PlaceMap } from '@folkmoot/contracts/client';
import { useQuery } from '@folkmoot/shell-sdk';
import { messages } from './places.messages';
import classes from './places.module.css';

const load = async (url: string): Promise<OutlineDrawing> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(messages.loadFailed);
  return response.json();
};

/** The drawing that residents get. */
export const MapPreview = ({ map: { kind, url, width, height, name } }: { map: PlaceMap }) => {
  const drawing = useQuery({
    queryKey: ['outline-drawing', url],
    queryFn: () => load(url),
    enabled: kind === 'outline',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <svg className={classes.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={messages.mapOf(name)}>
      {kind === 'plan' && <image href={url} width={width} height={height} />}
      {drawing.data?.areas.map(({ id, rings }) => (
        <path key={id} className={classes.area} d={rings.map((ring) => `M${ring.join(' ')}Z`).join('')} />
      ))}
      {drawing.data?.areas.map(({ id, name: area, label: [x, y] }) => (
        <text key={id} className={classes.name} x={x} y={y}>
          {area}
        </text>
      ))}
    </svg>
  );
};
