import { fillIn } from '@folkmoot/question-types/fill-in';
import type { PageWords } from '../words/words';
import type { Position } from './survey-state';

/** Above this number the segments would be too narrow, and the plain bar shows. */
const MOST_SEGMENTS = 20;

const dotState = (at: number, index: number, shown: number): string | undefined => {
  if (at < index) return 'past';
  return at < index + shown ? 'here' : undefined;
};

/** `Question 3 of 8` with a segment per question, or a plain bar when there are many. */
export const Progress = ({
  position: { visible, index, page, percent },
  words,
}: {
  position: Position;
  words: Pick<PageWords, 'lang' | 'percent' | 'questionOf' | 'questionsOf'>;
}) => {
  const done = fillIn(words.percent, { percent });
  return (
    <div className="fm-progress" lang={words.lang}>
      <p>
        <strong>
          {fillIn(page[1] ? words.questionsOf : words.questionOf, {
            number: index + 1,
            to: index + page.length,
            of: visible.length,
          })}
        </strong>
        <span>{done}</span>
      </p>
      <progress max={100} value={percent} aria-label={done} />
      {visible.length <= MOST_SEGMENTS && (
        <div className="fm-dots" aria-hidden="true">
          {visible.map(({ id }, at) => (
            <i key={id} data-at={dotState(at, index, page.length)} />
          ))}
        </div>
      )}
    </div>
  );
};
