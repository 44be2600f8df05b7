import { type AnswerValue, MAX_WHERE, OUTSIDE, type Question } from '@folkmoot/contracts/client';
import { useEffect, useState } from 'react';
import { type PlaceParts, partsOf, placeAnswer } from '../../places/place-parts';
import { exactnessOf } from '../../places/point';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { PlaceMapView } from './PlaceMapView';

type Words = InputProps['words']['place'];

const nameIn = ({ areas = [] }: Question, words: Words, id: string): string => {
  const part = words.parts[Number(id.slice(1))];
  if (/^p\d$/.test(id) && part) return part;
  return id === OUTSIDE ? words.outside : (areas.find((area) => area.id === id)?.name ?? id);
};

/** The page says how exact the kept place is. */
const keptWords = (question: Question, { kept, keptOnPlan }: Words): string =>
  (question.map?.kind === 'plan' ? keptOnPlan : kept)[exactnessOf(question)];

/** The list works without script; the map, when it could be loaded, is above it. */
export const PlaceInput = ({
  question,
  name,
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
  words: { place: words, lang, dropdown },
}: InputProps) => {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const { areas = [], map } = question;
  const parts = partsOf(value) ?? {};
  const change = (patch: PlaceParts) => {
    const answer = placeAnswer({ ...parts, ...patch });
    onChange(answer.length > 0 ? answer : null);
  };
  const keptId = `${labelledBy}-kept`;
  return (
    <div className="fm-map-question">
      <p id={keptId} className="fm-hint" lang={lang}>
        {keptWords(question, words)}
      </p>
      {isMounted && map?.url && (
        <PlaceMapView
          question={question}
          map={map}
          parts={parts}
          nameOf={(id) => nameIn(question, words, id)}
          onPlace={(area, at) => change({ area, at })}
          labelledBy={labelledBy}
          words={words}
          lang={lang}
        />
      )}
      <label className="fm-map-list">
        <span lang={lang}>{isMounted && map ? words.orList : words.list}</span>
        <select
          className="fm-select"
          name={name}
          value={parts.area ? `area:${parts.area}` : ''}
          aria-labelledby={labelledBy}
          aria-describedby={`${keptId} ${describedBy ?? ''}`}
          aria-invalid={isInvalid || undefined}
          // A point in another area than the chosen one would contradict it.
          onChange={(event) => change({ area: event.currentTarget.value.slice('area:'.length), at: '' })}
        >
          <option value="" lang={lang}>
            {dropdown.choose}
          </option>
          {areas.map(({ id }) => (
            <option key={id} value={`area:${id}`}>
              {nameIn(question, words, id)}
            </option>
          ))}
          {question.allowsOutside && (
            <option value={`area:${OUTSIDE}`} lang={lang}>
              {words.outside}
            </option>
          )}
        </select>
      </label>
      {question.asksWhere && (
        <label className="fm-map-list">
          <span lang={lang}>{words.where}</span>
          <input
            className="fm-text"
            type="text"
            name={`${name}.text`}
            value={parts.text ?? ''}
            maxLength={MAX_WHERE}
            autoComplete="off"
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </label>
      )}
    </div>
  );
};
PlaceInput.refusal = (_: Question, { place }: InputProps['words']): string => place.refusal;
PlaceInput.inWords = (question: Question, answer: AnswerValue, { place }: InputProps['words']): string[] => {
  const { area, at, text } = partsOf(answer) ?? {};
  return [
    ...(area === undefined ? [] : [nameIn(question, place, area)]),
    ...(at ? [fillIn(place.pinAt, { at: at.replace(',', ', ') })] : []),
    ...(text ? [text] : []),
  ];
};
