import type { AnswerValue, FormState } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { answerField, IDEMPOTENCY_KEY_FIELD, START_TOKEN_FIELD } from './fields';
import { Progress } from './Progress';
import { QuestionField } from './QuestionField';
import { surveyMessages as texts } from './survey.messages';
import type { SurveyOptions, SurveyRun } from './use-survey';

interface Props extends SurveyOptions {
  run: SurveyRun;
  form: FormState | null;
}

const isBusy = ({ phase }: SurveyRun): boolean => phase === 'sending' || phase === 'waiting';

/** What was entered into the plain form, where it came back; else what is in the draft. */
const enteredValue = ({ run, form, survey }: Props, questionId: string): AnswerValue | undefined => {
  const given = form?.values[answerField(questionId)];
  const question = survey.questions.find(({ id }) => id === questionId);
  if (run.phase === 'plain' && given && question) return questionType(question.type).fromForm(given) ?? undefined;
  return run.answers[questionId];
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

const Buttons = ({ run }: { run: SurveyRun }) => {
  const { position } = run;
  return (
    <div className="fm-buttons">
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

const Messages = ({ run, form }: Pick<Props, 'run' | 'form'>) => {
  const hasFailed = run.phase === 'failed' || (run.phase === 'plain' && form?.hasFailed);
  const hasProblems = run.phase === 'plain' && form !== null && Object.keys(form.problems).length > 0;
  return (
    <div aria-live="polite" className="fm-messages">
      {hasFailed && (
        <p role="alert" className="fm-problem">
          {texts.failed} {texts.kept}
        </p>
      )}
      {hasProblems && <p className="fm-problem">{texts.problemTitle}</p>}
      {run.phase === 'waiting' && <p className="fm-hint">{texts.noSubmitYet}</p>}
    </div>
  );
};

const Kept = ({ run }: { run: SurveyRun }) => (
  <p className="fm-kept" aria-live="polite">
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
  useFocusOnQuestion(run);
  const onSubmit = (event: FormEvent) => {
    if (isPlain) return;
    event.preventDefault();
    if (!run.position.canGoOn) return;
    if (run.position.isLast) void run.submit();
    else run.next();
  };
  return (
    <form method="post" className="fm-form" data-plain={isPlain || undefined} onSubmit={onSubmit} noValidate>
      <input type="hidden" name={START_TOKEN_FIELD} value={stamp.startToken} />
      <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={stamp.idempotencyKey} />
      <Messages run={run} form={form} />
      {!isPlain && <Progress position={run.position} />}
      {survey.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={enteredValue(props, question.id)}
          onChange={(value) => run.answer(question.id, value)}
          problem={isPlain ? form?.problems[question.id] : undefined}
          isHidden={!isPlain && question.id !== run.position.question?.id}
          isPlain={isPlain}
        />
      ))}
      {isPlain ? (
        <div className="fm-buttons">
          <button type="submit">{texts.submit}</button>
        </div>
      ) : (
        <Buttons run={run} />
      )}
      <Kept run={run} />
    </form>
  );
};
