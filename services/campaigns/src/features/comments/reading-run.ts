import type { LabellingRun } from '@folkmoot/contracts';
import { isMoving } from '@folkmoot/service-kit/runs';
import { type LabelRun, toLabellingRunView } from '../../entities/label-run';
import type { OpenComments } from './open-comments';

/** The built-in reading as a run. Its progress is that of the response numbers, and it has no record of its own. */
const readingRunOf = ({ plan, lastNumber }: Pick<OpenComments, 'plan' | 'lastNumber'>): LabellingRun => ({
  id: `${plan.campaignId.slice(0, 40)}-${plan.version}`,
  by: 'built_in',
  state: plan.dueAt === null ? 'done' : 'running',
  done: Math.min(plan.readNumber, lastNumber),
  total: lastNumber,
  error: null,
  retryAt: null,
  createdAt: plan.createdAt.toISOString(),
  finishedAt: plan.dueAt === null ? (plan.finishedAt?.toISOString() ?? null) : null,
});

/** The run to show: a provider's while it moves or was the last one, else the built-in reading. */
export const runOf = (open: OpenComments, run: LabelRun | null): LabellingRun => {
  const reading = readingRunOf(open);
  if (!run) return reading;
  const isLast = reading.state === 'done' && (reading.finishedAt ?? '') <= (run.finishedAt?.toISOString() ?? '');
  return isMoving(run) || isLast ? toLabellingRunView(run) : reading;
};
