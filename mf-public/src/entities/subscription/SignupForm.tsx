import {
  leadingProblem,
  type OptInField,
  type SignupForm as SignupFormState,
  type SignupProblem,
  type SignupProblemKind,
  signupFields,
  type Topic,
} from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { Field, idOf } from './Field';
import { TOPICS_ID, Topics } from './Topics';
import type { SubscriptionWords } from './words';

interface Props {
  fields: readonly OptInField[];
  topics: readonly Topic[];
  consentText: string;
  form: SignupFormState;
  words: SubscriptionWords;
  /** Replaces the first problem's text in the error summary when required values are missing. */
  incomplete?: string;
  /** The text shown when sending failed. */
  failed: string;
}

const labelOf = ({ fields, words }: Props, field: string): string =>
  fields.find(({ id }) => id === field)?.label ?? words.topics;

const missing = new Set(['required', 'email_missing', 'topics_missing']);

const summaryTitle = (props: Props): string | null => {
  const { form, fields, words, incomplete, failed } = props;
  if (form.isFailed) return failed;
  if (form.isDoubted) return words.doubted;
  if (form.isPaused) return words.paused;
  const leading = leadingProblem(form.problems, fields);
  if (!leading) return null;
  return incomplete && missing.has(leading) ? incomplete : words.problems[leading];
};

const besideField = (words: SubscriptionWords, kind: SignupProblemKind): string =>
  kind === 'required' ? words.fillIn : words.problems[kind];

const problemText = ({ words }: Props, { field, kind }: SignupProblem, label: string): string =>
  field === 'topics' || kind === 'email_missing' ? words.problems[kind] : `${label}: ${besideField(words, kind)}`;

/** Error summary above the form with a link to each field. It receives the focus. */
const Summary = (props: Props) => {
  const { form } = props;
  const title = summaryTitle(props);
  if (title === null) return null;
  return (
    <div className="fm-summary" role="alert" tabIndex={-1} data-focus>
      <h2>{title}</h2>
      {form.problems.length > 0 && (
        <ul>
          {form.problems.map((problem) => (
            <li key={problem.field}>
              <a href={`#${problem.field === 'topics' ? TOPICS_ID : idOf(problem.field)}`}>
                {problemText(props, problem, labelOf(props, problem.field))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Trap for programs that fill in every field. People cannot see or reach it. */
const Trap = ({ words }: { words: SubscriptionWords }) => (
  <div className="fm-trap" aria-hidden="true" inert>
    <label>
      {words.trap} <input type="text" name={signupFields.trap} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** A sign-up form. It works without script. With script it is sent without leaving the page. */
export const SignupForm = (props: Props) => {
  const { fields, topics, consentText, form, words, failed } = props;
  const problemOf = (id: string): string | undefined => {
    const kind = form.problems.find(({ field }) => field === id)?.kind;
    return kind && besideField(words, kind);
  };
  return (
    <>
      <Summary {...props} />
      <form method="post" action={form.action} className="fm-form" data-enhance data-failed={failed}>
        <input type="hidden" name={signupFields.idempotencyKey} value={form.idempotencyKey} />
        <input type="hidden" name={signupFields.stamp} value={form.stamp} />
        <Trap words={words} />
        {fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            value={lookup(form.values, field.id) ?? ''}
            problem={problemOf(field.id)}
            words={words}
          />
        ))}
        <Topics
          legend={words.topics}
          topics={topics}
          ticked={form.tagIds}
          problem={problemOf('topics')}
          isRequired
          words={words}
        />
        {consentText.split('\n').map((text, index) => (
          // The council's language is followed by English while nobody has reviewed it.
          <p key={text} className="fm-consent" lang={index > 0 ? 'en' : undefined} dir={index > 0 ? 'ltr' : undefined}>
            {text}
          </p>
        ))}
        <div className="fm-buttons">
          <button type="submit" data-busy={words.subscribing}>
            {words.subscribe}
          </button>
        </div>
      </form>
    </>
  );
};
