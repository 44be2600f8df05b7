import { signupFields, type Topic } from '@folkmoot/contracts/client';
import { Problem, Required } from './Field';
import type { SubscriptionWords } from './words';

interface Props {
  legend: string;
  topics: readonly Topic[];
  ticked: readonly string[];
  problem?: string | undefined;
  isRequired?: boolean;
  words: SubscriptionWords;
}

/** Target of the error summary's links: the first topic. */
export const TOPICS_ID = 'f-topics';

const Colour = ({ color }: { color: string }) => (
  <svg className="fm-dot" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <circle cx="6" cy="6" r="6" fill={color} />
  </svg>
);

/** The topics on offer, each with its description. */
export const Topics = ({ legend, topics, ticked, problem, isRequired = false, words }: Props) => (
  <fieldset className="fm-topics" aria-describedby={problem === undefined ? undefined : 'e-topics'}>
    <legend>
      {legend}
      {isRequired && <Required words={words} />}
    </legend>
    <Problem id="topics" text={problem} />
    {topics.map(({ id, name, description, color, isRecommended }, index) => (
      <label key={id} className="fm-choice">
        <input
          type="checkbox"
          id={index === 0 ? TOPICS_ID : undefined}
          name={signupFields.topics}
          value={id}
          defaultChecked={ticked.includes(id)}
        />
        <span>
          {color !== '' && <Colour color={color} />}
          {name}
          {isRecommended && <span className="fm-badge">{words.recommended}</span>}
          {description && <span className="fm-hint">{description}</span>}
        </span>
      </label>
    ))}
  </fieldset>
);
