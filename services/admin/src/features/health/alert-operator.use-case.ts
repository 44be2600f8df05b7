import type { Actor, getSystemHealthOperation, HealthPartState, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredHealthAlert } from '../../entities/health-alert';
import { dueAlerts, nextRuns, type Run } from './alert.domain';
import { createAlertLedger } from './alert-ledger';
import type { HealthRecords } from './health.types';
import type { SendAlert } from './send-alert';

type Parts = ResponseOf<typeof getSystemHealthOperation>['parts'];

/** A message that did not leave is tried again after this time, not at every check. */
const RETRY_MS = 60_000;

const partsWith = (ids: readonly string[], parts: Parts): HealthPartState[] =>
  parts.filter(({ id }) => ids.includes(id));

/** Makes the function that looks at each check, and sends the operator what is due. */
export const createOperatorAlerts = (
  context: Context<Pick<HealthRecords, 'healthAlerts'>, Actor>,
  send: SendAlert,
): ((parts: Parts) => Promise<void>) => {
  const ledger = createAlertLedger(context);
  let runs: ReadonlyMap<string, Run> = new Map();
  let retryAt = 0;

  const claimAll = async (
    ids: readonly string[],
    claim: (id: string) => Promise<boolean>,
  ): Promise<readonly string[]> => {
    const claimed: string[] = [];
    for (const id of ids) if (await claim(id)) claimed.push(id);
    return claimed;
  };

  const sendDue = async (parts: Parts, alerts: ReadonlyMap<string, StoredHealthAlert>, now: Date): Promise<void> => {
    const due = dueAlerts(runs, alerts, now);
    const before = (id: string): StoredHealthAlert | null => alerts.get(id) ?? null;
    const problems = await claimAll(due.problems, (id) => ledger.claim(id, now));
    const over = await claimAll(due.over, (id) => ledger.close(id));
    if (problems.length + over.length === 0) return;
    if (await send({ problems: partsWith(problems, parts), over: partsWith(over, parts) }, now)) return;
    retryAt = now.getTime() + RETRY_MS;
    for (const id of [...problems, ...over]) await ledger.putBack(id, before(id));
  };

  return async (parts) => {
    const now = context.clock.now();
    runs = nextRuns(parts, runs, now);
    if (now.getTime() >= retryAt) await sendDue(parts, await ledger.read(), now);
  };
};
