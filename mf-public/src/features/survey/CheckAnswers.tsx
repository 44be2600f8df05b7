import type { Question, SurveySection } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import type { PageWords } from '../../entities/words/words';
import { type AnswerList, answerList, type InputOf } from './answer-list';

interface Props {
  visible: readonly Question[];
  sections?: readonly SurveySection[] | undefined;
  answers: AnswerList;
  inputOf: InputOf;
  words: PageWords;
  onChange: (index: number) => void;
}

/** The title of the section that begins at a question. */
const sectionAt = (sections: Props['sections'], visible: readonly Question[], index: number) => {
  const id = visible[index]?.sectionId;
  const section = visible[index - 1]?.sectionId === id ? undefined : sections?.find((each) => each.id === id);
  return section && <dt className="fm-check-section">{section.title}</dt>;
};

/** All questions and answers before Submit, each with a link to change it. */
export const CheckAnswers = ({ visible, sections, answers, inputOf, words, onChange }: Props) => {
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
            {sectionAt(sections, visible, index)}
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
