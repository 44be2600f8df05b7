import { surveyMessages as texts } from './survey.messages';
import type { Position } from './survey-state';

const dotState = (at: number, index: number): string | undefined => {
  if (at === index) return 'here';
  return at < index ? 'past' : undefined;
};

/** `Question 3 of 8` with a bar and a dot per question. */
export const Progress = ({ position: { visible, index, percent } }: { position: Position }) => (
  <div className="fm-progress" lang="en">
    <p>
      <strong>{texts.questionOf(index + 1, visible.length)}</strong>
      <span>{texts.percent(percent)}</span>
    </p>
    <progress max={100} value={percent} aria-label={texts.percent(percent)} />
    <div className="fm-dots" aria-hidden="true">
      {visible.map(({ id }, at) => (
        <i key={id} data-at={dotState(at, index)} />
      ))}
    </div>
  </div>
);
