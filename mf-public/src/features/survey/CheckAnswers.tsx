import type { Question } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import type { PageWords } from '../../entities/words/words';
import { type AnswerList, answerList, type InputOf } from './answer-list';

interface Props {
  visible: readonly Question[];
  answers: AnswerList;
  inputOf: InputOf;
  words: PageWords;
  onChange: (index: number) => void;
}

/** All questions and answers before Submit, each with a link to change it. */
export const CheckAnswers = ({ visible, answers, inputOf, words, onChange }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { check, lang } = words;
  return (
    <section aria-labelledby="check" className="fm-check">
      <h2 id="check" tabIndex={-1} ref={heading} lang={lang}>
        {check.title}
      </h2>
      <p lang={lang}>{check.text}</p>
      <dl>
        {answerList(visible, answers, inputOf, words.inputs).map(({ id, title, lines }, index) => (
          <div key={id}>
            <dt>{title}</dt>
            {lines.length === 0 && (
              <dd className="fm-hint" lang={lang}>
                {check.none}
              </dd>
            )}
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            <dd lang={lang}>
              <button type="button" className="fm-link" onClick={() => onChange(index)}>
                {check.change}
                <span className="fm-sr">: {title}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
