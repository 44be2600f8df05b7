import { LANGUAGE_BUTTON, type Question, type ResidentForm } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type FormEvent, useState } from 'react';
import type { DraftAnswers } from './draft-store';
import { focusOnField } from './fields';
import { Progress } from './Progress';
import { Questions } from './Questions';
import { keepsDrafts, type SurveyOptions } from './survey-options';
import { isBusy, type SurveyRun } from './survey-run';
import { openProblem } from './survey-state';

interface Props extends SurveyOptions {
  run: SurveyRun;
  form: ResidentForm | null;
}

/**
 * Checks the answers of a page before the next one. A problem shows until the answer changes, and the first field with
 * one gets the focus.
 */
const useCheck = ({ position: { question, page }, answers }: SurveyRun) => {
  const [refused, setRefused] = useState<{ question: unknown; answers: DraftAnswers } | null>(null);
  return {
    problemOf: (each: Question) =>
      refused?.question === question && lookup(refused?.answers, each.id) === lookup(answers, each.id)
        ? openProblem(each, answers)
        : null,
    mayGoOn: () => {
      const open = page.find((each) => openProblem(each, answers));
      setRefused(open ? { question, answers } : null);
      if (open) focusOnField(open.id);
      return !open;
    },
  };
};

const Buttons = ({ run, words }: Pick<Props, 'run' | 'words'>) => {
  const { position } = run;
  return (
    <div className="fm-buttons" lang={words.lang}>
      {position.index > 0 && (
        <button type="button" className="fm-secondary" disabled={isBusy(run.phase)} onClick={run.previous}>
          {words.previous}
        </button>
      )}
      {/* Never disabled: it says what is missing, and keeps the focus while the response is sent. */}
      <button type="submit" aria-disabled={!position.canGoOn || isBusy(run.phase) || undefined}>
        {position.isLast && (isBusy(run.phase) ? words.submitting : words.submit)}
        {!position.isLast && words.next}
      </button>
    </div>
  );
};

const isFresh = ({ phase, position }: SurveyRun): boolean =>
  phase === 'plain' || (phase === 'answering' && position.index === 0);

/** Notices above the questions: why the form was returned, and that it contains saved answers. */
const Beforehand = ({ run, form, words }: Pick<Props, 'run' | 'form' | 'words'>) => (
  <div aria-live="polite" lang={words.lang}>
    {form?.banner && isFresh(run) && <p className="fm-problem">{words.banners[form.banner]}</p>}
    {run.note && run.views && <run.views.DraftNote run={run} words={words} />}
  </div>
);

const showUp = (shown: HTMLElement | null): void => shown?.scrollIntoView?.({ block: 'nearest' });

/** The result of Submit, beside the button. */
const Messages = ({ run, words }: Pick<Props, 'run' | 'words'>) => (
  <div aria-live="polite" className="fm-messages" lang={words.lang}>
    {(run.phase === 'failed' || run.phase === 'too_large') && (
      <p role="alert" className="fm-problem" ref={showUp}>
        {run.phase === 'failed' ? `${words.failed} ${words.kept}` : words.banners.too_large}
      </p>
    )}
    {run.phase === 'waiting' && (
      <p className="fm-demo" ref={showUp}>
        {words.noSubmitYet}
      </p>
    )}
  </div>
);

/** The button that changes the language, or null for other buttons. */
const languageAsked = (event: FormEvent): HTMLButtonElement | null => {
  // Preact passes the browser's own event. React wraps it.
  const { submitter } = (event.nativeEvent ?? event) as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === LANGUAGE_BUTTON ? submitter : null;
};

/** All questions as one plain form. After hydration, one question at a time. */
export const SurveyForm = (props: Props) => {
  const { survey, stamp, run, form, words } = props;
  const isPlain = run.phase === 'plain';
  const check = useCheck(run);
  const onSubmit = (event: FormEvent) => {
    if (isPlain) return;
    const language = languageAsked(event);
    // When the device stores nothing, the form itself carries the answers.
    if (language && !run.goTo(language)) return;
    event.preventDefault();
    if (!language && check.mayGoOn()) run.goOn();
  };
  return (
    <form
      id="survey"
      method="post"
      action={form?.action}
      className="fm-form"
      data-plain={isPlain || undefined}
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="startToken" value={stamp.startToken} />
      <input type="hidden" name="idempotencyKey" value={stamp.idempotencyKey} />
      <Beforehand run={run} form={form} words={words} />
      {run.position.question && <Progress position={run.position} words={words} />}
      {run.views && <run.views.Tools survey={survey} run={run} words={words} />}
      <Questions {...props} problemIn={check.problemOf} />
      {run.checked}
      <Messages run={run} words={words} />
      {isPlain ? (
        <div className="fm-buttons" lang={words.lang}>
          <button type="submit">{words.submit}</button>
        </div>
      ) : (
        <Buttons run={run} words={words} />
      )}
      {run.views && keepsDrafts(props) && <run.views.Foot run={run} words={words} />}
    </form>
  );
};
