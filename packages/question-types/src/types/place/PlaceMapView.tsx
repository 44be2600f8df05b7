import { OUTSIDE, type OutlineDrawing, type PlaceMap, type Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
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
        // As a style: Preact does not translate React's name of the attribute.
        <text key={area.id} x={area.label[0]} y={area.label[1]} style={{ fontSize: `${LETTER_PX * unit}px` }}>
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

interface Placing extends Pick<Props, 'question' | 'map' | 'parts' | 'onPlace'> {
  drawing: OutlineDrawing | null;
}

/** The pin, and what a press on the map does. */
const usePin = ({ question, map, parts: { at = '' }, onPlace, drawing }: Placing) => {
  const isExact = exactnessOf(question) !== 'area';
  // With the area only, the pin is where the person put it, and is forgotten with the page.
  const [loose, setLoose] = useState<Point | null>(null);
  const [isOutside, setIsOutside] = useState(false);
  const areaOf = (point: Point): string | undefined => {
    const area = drawing ? areaAt(drawing, point) : planPartAt(point, map);
    return area ?? (question.allowsOutside ? OUTSIDE : undefined);
  };
  return {
    pin: isExact ? pointOn(at, map) : loose,
    isOutside,
    place: (point: Point) => {
      if (!isOnMap(point, map)) return;
      const area = areaOf(point);
      setIsOutside(area === undefined);
      if (area === undefined) return;
      setLoose(point);
      onPlace(area, isExact ? pointText(point, question) : '');
    },
  };
};

/** A step never ends where it began, however coarse the kept points are. */
const stepOf = (shown: number, isFine: boolean, { question, map }: Pick<Props, 'question' | 'map'>): number => {
  const [x, y] = [map.width / 2, map.height / 2];
  const before = pointText([x, y], question);
  const isTooSmall = (step: number) =>
    [pointText([x + step, y], question), pointText([x, y + step], question)].includes(before);
  let step = shown / (isFine ? FINE_STEPS : STEPS);
  while (step < map.width && exactnessOf(question) !== 'area' && isTooSmall(step)) step *= 2;
  return step;
};

type Zoom = ReturnType<typeof useMapZoom>;
type Pin = ReturnType<typeof usePin>;

const ZOOMS: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5 };

/** Arrow keys move the pin, plus and minus zoom. True when the key did something. */
const pressed = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { pin, place }: Pin,
  zoom: Zoom,
  asked: Pick<Props, 'question' | 'map'>,
): boolean => {
  const [factor, arrow] = [lookup(ZOOMS, key), lookup(arrows, key)];
  if (factor) zoom.by(factor, pin);
  else if (arrow && !pin) place(zoom.middle);
  else if (arrow && pin) {
    const step = stepOf(zoom.view.width, shiftKey, asked);
    place([pin[0] + arrow[0] * step, pin[1] + arrow[1] * step]);
  }
  return factor !== undefined || arrow !== undefined;
};

const PinMark = ({ at: [x, y], unit }: { at: Point; unit: number }) => (
  <g className="fm-pin" transform={`translate(${x} ${y}) scale(${unit})`}>
    <path d="M0 0C-4-10-12-16-12-25a12 12 0 0 1 24 0C12-16 4-10 0 0Z" />
    <circle cy="-25" r="4.5" />
  </g>
);

const ZoomButtons = ({ zoom, pin, words, lang }: { zoom: Zoom; pin: Point | null } & Pick<Props, 'words' | 'lang'>) => (
  <span className="fm-map-zoom">
    <button
      type="button"
      className="fm-map-button"
      aria-label={words.zoomIn}
      lang={lang}
      onClick={() => zoom.by(2, pin)}
    >
      +
    </button>
    <button
      type="button"
      className="fm-map-button"
      aria-label={words.zoomOut}
      lang={lang}
      onClick={() => zoom.by(0.5, pin)}
    >
      −
    </button>
  </span>
);

const Shown = ({ drawing, ...props }: Props & { drawing: OutlineDrawing | null }) => {
  const { question, map, parts, nameOf, labelledBy, words, lang } = props;
  const frame = useRef<HTMLButtonElement>(null);
  const zoom = useMapZoom(map, frame);
  const pin = usePin({ ...props, drawing });
  const gestures = useMapGestures({ zoom, pin: pin.pin, place: pin.place });
  const helpId = `${labelledBy}-map`;
  const { x, y, width, height } = zoom.view;
  const areas = drawing?.areas ?? [];
  const chosen = parts.area ? fillIn(words.chosen, { area: nameOf(parts.area) }) : '';
  return (
    <>
      <p id={helpId} className="fm-hint" lang={lang}>
        {words.help}
      </p>
      <div className="fm-map" dir="ltr">
        {/* Screen readers hand the arrow keys on in an application only. */}
        <div role="application" aria-labelledby={labelledBy} aria-describedby={helpId}>
          <button
            type="button"
            className="fm-map-face"
            ref={frame}
            aria-labelledby={labelledBy}
            aria-describedby={helpId}
            // Enter and the space bar set the first pin. Presses with a pointer are gestures.
            onClick={(event) => event.detail === 0 && !pin.pin && pin.place(zoom.middle)}
            onKeyDown={(event) => pressed(event, pin, zoom, { question, map }) && event.preventDefault()}
            {...gestures}
          >
            <svg
              viewBox={`${x} ${y} ${width} ${height}`}
              style={{ aspectRatio: `${map.width} / ${map.height}` }}
              aria-hidden="true"
            >
              {map.kind === 'plan' && <image href={map.url} width={map.width} height={map.height} />}
              {areas.map((area) => (
                <path key={area.id} d={pathOf(area)} className={area.id === parts.area ? 'is-chosen' : undefined} />
              ))}
              <Names areas={areas} unit={zoom.unit} />
              {pin.pin && <PinMark at={pin.pin} unit={zoom.unit} />}
            </svg>
          </button>
        </div>
        <ZoomButtons zoom={zoom} pin={pin.pin} words={words} lang={lang} />
      </div>
      <p role="status" className={pin.isOutside ? 'fm-problem' : 'fm-hint'} lang={lang}>
        {pin.isOutside ? words.notHere : chosen}
      </p>
    </>
  );
};

/** The council's map. A press sets the pin, and so do the arrow keys. */
export const PlaceMapView = (props: Props) => {
  const { map, words, lang } = props;
  const drawing = useDrawing(map);
  if (map.kind === 'plan') return <Shown {...props} drawing={null} />;
  if (drawing === 'failed')
    return (
      <p className="fm-hint" role="status" lang={lang}>
        {words.failed}
      </p>
    );
  return drawing ? <Shown {...props} drawing={drawing} /> : <div className="fm-map is-empty" aria-hidden="true" />;
};
