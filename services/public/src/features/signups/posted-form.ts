import { randomUUID } from 'node:crypto';
import {
  lookup,
  type OptInField,
  PROMPT_EMAIL,
  type ResidentFormFields,
  type SignupForm,
  type SignupProblem,
  signupFields,
  type Topic,
} from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import type { PageAnswer } from '../../integrations/rendering/answer-page';
import type { Stamps } from './stamp';

/** A form sent sooner is counted as filled in by a program. */
const HASTY_MS = 500;
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,200}$/;

type Field = Pick<OptInField, 'id'>;

/** An empty form. */
export const freshForm = (stamps: Stamps, now: Date, action: string, topics: readonly Topic[]): SignupForm => ({
  action,
  idempotencyKey: randomUUID(),
  stamp: stamps.issue(now),
  values: {},
  tagIds: topics.filter(({ isPreselected }) => isPreselected).map(({ id }) => id),
  problems: [],
  isFailed: false,
  isDoubted: false,
  isPaused: false,
});

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = lookup(fields, name);
  return typeof value === 'string' ? value : '';
};

export interface PostedForm {
  /** The form to show again when it is refused. */
  readonly form: SignupForm;
  readonly isHasty: boolean;
  /** A hidden field was filled in. */
  readonly isTrapped: boolean;
}

/** Reads a plain form. Creates missing hidden values again. */
export const readPosted = (
  stamps: Stamps,
  now: Date,
  { action, fields, posted }: { action: string; fields: readonly Field[]; posted: ResidentFormFields },
): PostedForm => {
  const key = textOf(posted, signupFields.idempotencyKey);
  const stamp = textOf(posted, signupFields.stamp);
  const age = stamps.ageOf(stamp, now);
  const isTrapped = textOf(posted, signupFields.trap) !== '';
  const form: SignupForm = {
    action,
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : randomUUID(),
    stamp: age === null ? stamps.issue(now) : stamp,
    values: Object.fromEntries(fields.map(({ id }) => [id, textOf(posted, signupFields.value(id))])),
    tagIds: [posted[signupFields.topics] ?? []].flat(),
    problems: [],
    isFailed: false,
    isDoubted: isTrapped,
    isPaused: false,
  };
  return { form, isHasty: age === null || age < HASTY_MS, isTrapped };
};

/** The one field of the form after a survey. */
export const promptFields = [{ id: PROMPT_EMAIL }] as const;

interface Outcomes {
  readonly take: () => Promise<{ readonly problems: readonly SignupProblem[] }>;
  /** Shows the form again. */
  readonly again: (
    status: number,
    changes: Partial<SignupForm>,
    headers?: Readonly<Record<string, string>>,
  ) => PageAnswer;
  readonly done: () => PageAnswer;
}

/** The response to a posted form. A refused form is shown again with its values. */
export const answerPosted = async ({ isTrapped }: PostedForm, { take, again, done }: Outcomes): Promise<PageAnswer> => {
  if (isTrapped) return again(422, {});
  try {
    const { problems } = await take();
    return problems.length > 0 ? again(422, { problems }) : done();
  } catch (error) {
    const { code, retryAfter = 0 } = asDomainError(error);
    if (code === 'too_many_requests') return again(429, { isPaused: true }, { 'Retry-After': String(retryAfter) });
    if (code !== 'unavailable') throw error;
    return again(503, { isFailed: true });
  }
};
