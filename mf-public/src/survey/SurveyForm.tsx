import type { AnswerValue, ResidentForm } from '@folkmoot/contracts/client';
import { answerProblem } from '@folkmoot/question-types/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Progress } from './Progress';
import { QuestionField } from './QuestionField';
import { surveyMessages as texts } from './survey.messages';
import type { SurveyOptions, SurveyRun } from './use-survey';

interface Props extends SurveyOptions {
  run: SurveyRun;
  form: ResidentForm | null;
}

const isBusy = ({ phase }: SurveyRun): boolean => phase === 'sending' || phase === 'waiting';

/** What was given in the plain form, where it came back; else what is in the draft. */
const enteredValue = ({ run, form }: Props, questionId: string): AnswerValue | undefined => {
  if (run.phase !== 'plain') return run.answers[questionId];
  return form?.answers.find((given) => given.questionId === questionId)?.answer;
};

const problemOf = ({ run, form }: Props, questionId: string): string | undefined => {
  if (run.phase !== 'plain') return undefined;
  return form?.problems.find(({ path }) => path === `answers.${questionId}`)?.message;
};

/** Focus follows to the heading of the question that has just come into view, not on the first one. */
const useFocusOnQuestion = ({ phase, position }: SurveyRun) => {
  const shown = useRef<string | null>(null);
  const id = phase === 'plain' ? null : (position.question?.id ?? null);
  useEffect(() => {
    if (shown.current !== null && id !== null && shown.current !== id) document.getElementById(`q-${id}`)?.focus();
    shown.current = id;
  }, [id]);
};

/** Looks at the answer before going on; what is wrong shows until the answer changes. */
const useCheck = ({ position: { question }, answers }: SurveyRun) => {
  const [refused, setRefused] = useState<AnswerValue | null>(null);
  const answer = question && answers[question.id];
  const problem = question ? answerProblem(question, answer) : null;
  return {
    shown: problem !== null && answer === refused ? texts.problems[problem] : undefined,
    mayGoOn: () => {
      setRefused(problem === null ? null : (answer ?? null));
      return problem === null;
    },
  };
};

const Buttons = ({ run }: { run: SurveyRun }) => {
  const { position } = run;
  return (
    <div className="fm-buttons" lang="en">
      <button
        type="button"
        className="fm-secondary"
        disabled={position.index === 0 || isBusy(run)}
        onClick={run.previous}
      >
        {texts.previous}
      </button>
      <button type="submit" disabled={!position.canGoOn || isBusy(run)}>
        {position.isLast && (isBusy(run) ? texts.submitting : texts.submit)}
        {!position.isLast && texts.next}
      </button>
    </div>
  );
};

const Messages = ({ run, form }: Pick<Props, 'run' | 'form'>) => (
  <div aria-live="polite" className="fm-messages" lang="en">
    {run.phase === 'failed' && (
      <p role="alert" className="fm-problem">
        {texts.failed} {texts.kept}
      </p>
    )}
    {run.phase === 'plain' && form?.banner && <p className="fm-problem">{form.banner}</p>}
    {run.phase === 'waiting' && <p className="fm-hint">{texts.noSubmitYet}</p>}
  </div>
);

const Kept = ({ run }: { run: SurveyRun }) => (
  <p className="fm-kept" lang="en" aria-live="polite">
    {run.isRestored && <span>{texts.restored} </span>}
    {!run.isRestored && run.isSaved && <span>{texts.saved} </span>}
    {(run.isRestored || run.isSaved) && (
      <button type="button" className="fm-link" onClick={run.startOver}>
        {texts.startOver}
      </button>
    )}
  </p>
);

/** All questions as one plain form; once the script has taken over, one question at a time. */
export const SurveyForm = (props: Props) => {
  const { survey, stamp, run, form } = props;
  const isPlain = run.phase === 'plain';
  const check = useCheck(run);
  useFocusOnQuestion(run);
  const onSubmit = (event: FormEvent) => {
    if (isPlain) return;
    event.preventDefault();
    if (!run.position.canGoOn || !check.mayGoOn()) return;
    if (run.position.isLast) void run.submit();
    else run.next();
  };
  return (
    <form
      method="post"
      action={form?.action}
      className="fm-form"
      data-plain={isPlain || undefined}
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="startToken" value={stamp.startToken} />
      <input type="hidden" name="idempotencyKey" value={stamp.idempotencyKey} />
      <Messages run={run} form={form} />
      {!isPlain && <Progress position={run.position} />}
      {survey.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={enteredValue(props, question.id)}
          onChange={(value) => run.answer(question.id, value)}
          problem={question.id === run.position.question?.id && !isPlain ? check.shown : problemOf(props, question.id)}
          isHidden={!isPlain && question.id !== run.position.question?.id}
          isPlain={isPlain}
        />
      ))}
      {isPlain ? (
        <div className="fm-buttons" lang="en">
          <button type="submit">{texts.submit}</button>
        </div>
      ) : (
        <Buttons run={run} />
      )}
      <Kept run={run} />
    </form>
  );
};
