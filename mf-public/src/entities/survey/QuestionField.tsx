import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import type { AnswerProblem } from '@folkmoot/question-types/core';
import { questionInput } from '@folkmoot/question-types/input';
import { useMemo } from 'react';
import type { PageWords } from '../words/words';
import { answerField } from './fields';

interface Props {
  question: Question;
  value: AnswerValue | undefined;
  onAnswer: (questionId: string, value: AnswerValue | null) => void;
  problem: AnswerProblem | null;
  isHidden: boolean;
  /** The plain form shows every question, so a question with a condition explains the condition. */
  isPlain: boolean;
  words: PageWords;
}

const mayNotApply = ({ showIf, optionsFrom }: Question) => showIf || optionsFrom;

const describedBy = ({ question, problem, isPlain }: Props): string | undefined => {
  const ids = [
    question.description && `d-${question.id}`,
    isPlain && mayNotApply(question) && `c-${question.id}`,
    problem && `e-${question.id}`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
};

/**
 * One question: text, input, and the problem with the answer. It renders again only when its own props change, so
 * typing in one question does not render the others.
 */
export const QuestionField = (props: Props) => {
  const { question, value, onAnswer, problem, isHidden, isPlain, words } = props;
  const described = describedBy(props);
  return useMemo(() => {
    const Input = questionInput(question);
    const Heading = question.sectionId ? 'h3' : 'h2';
    return (
      <section className="fm-question" hidden={isHidden} aria-labelledby={`q-${question.id}`}>
        <Heading id={`q-${question.id}`} tabIndex={-1}>
          {question.title}
          {question.required && (
            <span className="fm-required">
              <span aria-hidden="true">{'\u00a0*'}</span>
              <span className="fm-sr" lang={words.lang}>
                {' '}
                ({words.required})
              </span>
            </span>
          )}
        </Heading>
        {question.description && (
          <p id={`d-${question.id}`} className="fm-description">
            {question.description}
          </p>
        )}
        {isPlain && mayNotApply(question) && (
          <p id={`c-${question.id}`} className="fm-hint" lang={words.lang}>
            {words.onlyIfShown}
          </p>
        )}
        {problem && (
          <p id={`e-${question.id}`} role="alert" className="fm-problem" lang={words.lang}>
            {(problem === 'not_an_answer' && Input.refusal?.(question, words.inputs)) || words.problems[problem]}
          </p>
        )}
        <Input
          question={question}
          name={answerField(question.id)}
          value={value}
          onChange={(answer) => onAnswer(question.id, answer)}
          labelledBy={`q-${question.id}`}
          describedBy={described}
          isInvalid={problem !== null}
          words={words.inputs}
        />
      </section>
    );
  }, [question, value, onAnswer, problem, isHidden, isPlain, words, described]);
};
