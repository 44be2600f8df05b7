import { OUTSIDE, type OutlineDrawing, type PlaceMap, type Question } from '@folkmoot/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { areaAt, loadDrawing, pathOf, planPartAt } from '../../places/drawing';
import type { PlaceParts } from '../../places/place-parts';
import { exactnessOf, isOnMap, type Point, pointOn, pointText } from '../../places/point';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { useMapGestures } from './use-map-gestures';
import { useMapZoom } from './use-map-zoom';

interface Props {
  question: Question;
  map: PlaceMap;
  parts: PlaceParts;
  nameOf: (areaId: string) => string;
  /** An empty area takes the place away. */
  onPlace: (area: string, at: string) => void;
  labelledBy: string;
  words: InputProps['words']['place'];
  lang: InputProps['words']['lang'];
}

/** Steps of an arrow key: a fortieth of what is shown, or a two hundredth with Shift. */
const STEPS = 40;
const FINE_STEPS = 200;
const LETTER = 0.55;
const LETTER_PX = 14;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The width of an area on the drawing. */
const widthOf = ({ rings }: OutlineDrawing['areas'][number]): number => {
  const across = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 0));
  return Math.max(...across) - Math.min(...across);
};

/** A name that is wider than its area would lie over others. It shows when the map is larger. */
const Names = ({ areas, unit }: { areas: OutlineDrawing['areas']; unit: number }) => (
  <>
    {areas.map((area) =>
      area.name.length * LETTER * LETTER_PX * unit > widthOf(area) ? null : (
        <text key={area.id} x={area.label[0]} y={area.label[1]} fontSize={LETTER_PX * unit}>
          {area.name}
        </text>
      ),
    )}
  </>
);

const useDrawing = ({ kind, url }: PlaceMap) => {
  const [drawing, setDrawing] = useState<OutlineDrawing | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (loaded: OutlineDrawing | 'failed') => isCurrent && setDrawing(loaded);
    if (kind === 'outline') loadDrawing(url).then(take, () => take('failed'));
    return () => {
      isCurrent = false;
    };
  }, [kind, url]);
  return drawing;
};

/** The council's map. A press sets the pin, and so do the arrow keys. */
export const PlaceMapView = ({ question, map, parts, nameOf, onPlace, labelledBy, words, lang }: Props) => {
  const frame = useRef<SVGSVGElement>(null);
  const drawing = useDrawing(map);
  const zoom = useMapZoom(map, frame);
  const [isOutside, setIsOutside] = useState(false);
  const isExact = exactnessOf(question) !== 'area';
  // With the area only, the pin is where the person put it, and is forgotten with the page.
  const [loose, setLoose] = useState<Point | null>(null);
  const pin = isExact ? (parts.at ? pointOn(parts.at, map) : null) : loose;

  const place = (point: Point) => {
    if (!isOnMap(point, map)) return;
    const kept = isExact ? pointOn(pointText(point, question), map) : point;
    const area =
      map.kind === 'plan' ? planPartAt(point, map) : drawing && drawing !== 'failed' && areaAt(drawing, point);
    const allowed = area || (question.allowsOutside ? OUTSIDE : '');
    setIsOutside(!allowed);
    if (!allowed || !kept) return;
    setLoose(point);
    onPlace(allowed, isExact && isOnMap(kept, map) ? pointText(point, question) : '');
  };
  const gestures = useMapGestures({
    pointAt: zoom.pointAt,
    pin,
    unit: zoom.unit,
    place,
    pan: zoom.pan,
    pinch: zoom.by,
  });

  const onKeyDown = (event: { key: string; shiftKey: boolean; preventDefault: () => void }) => {
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoom.by(2, pin);
    else if (event.key === '-') zoom.by(0.5, pin);
    else if (arrow) {
      const size = pixelsOf(zoom.view.width, event.shiftKey, map, question);
      const [x, y] = pin ?? zoom.middle;
      place(pin ? [x + arrow[0] * size, y + arrow[1] * size] : [x, y]);
    } else return;
    event.preventDefault();
  };

  if (drawing === 'failed')
    return (
      <p className="fm-hint" role="status" lang={lang}>
        {words.failed}
      </p>
    );
  if (map.kind === 'outline' && !drawing) return <div className="fm-map is-empty" aria-hidden="true" />;
  const areas = drawing?.areas ?? [];
  const helpId = `${labelledBy}-map`;
  const { x, y, width, height } = zoom.view;
  return (
    <>
      <p id={helpId} className="fm-hint" lang={lang}>
        {words.help}
      </p>
      <div className="fm-map" dir="ltr">
        <svg
          ref={frame}
          // Arrow keys move the pin, so that screen readers hand them on.
          role="application"
          tabIndex={0}
          aria-labelledby={labelledBy}
          aria-describedby={helpId}
          viewBox={`${x} ${y} ${width} ${height}`}
          style={{ aspectRatio: `${map.width} / ${map.height}` }}
          onKeyDown={onKeyDown}
          {...gestures}
        >
          {map.kind === 'plan' && <image href={map.url} width={map.width} height={map.height} />}
          {areas.map((area) => (
            <path key={area.id} d={pathOf(area)} className={area.id === parts.area ? 'is-chosen' : undefined} />
          ))}
          <Names areas={areas} unit={zoom.unit} />
          {pin && (
            <g className="fm-pin" transform={`translate(${pin[0]} ${pin[1]}) scale(${zoom.unit})`}>
              <path d="M0 0C-4-10-12-16-12-25a12 12 0 0 1 24 0C12-16 4-10 0 0Z" />
              <circle cy="-25" r="4.5" />
            </g>
          )}
        </svg>
        <span className="fm-map-zoom">
          <button type="button" aria-label={words.zoomIn} lang={lang} onClick={() => zoom.by(2, pin)}>
            +
          </button>
          <button type="button" aria-label={words.zoomOut} lang={lang} onClick={() => zoom.by(0.5, pin)}>
            −
          </button>
        </span>
      </div>
      <p role="status" className={isOutside ? 'fm-problem' : 'fm-hint'} lang={lang}>
        {isOutside ? words.notHere : parts.area ? fillIn(words.chosen, { area: nameOf(parts.area) }) : ''}
      </p>
    </>
  );
};

/** A step never ends where it began, however coarse the kept points are. */
const pixelsOf = (shown: number, isFine: boolean, map: PlaceMap, question: Question): number => {
  const step = shown / (isFine ? FINE_STEPS : STEPS);
  const [x, y] = [map.width / 2, map.height / 2];
  let size = step;
  const before = pointText([x, y], question);
  while (size < map.width && [pointText([x + size, y], question), pointText([x, y + size], question)].includes(before))
    size *= 2;
  return size;
};
