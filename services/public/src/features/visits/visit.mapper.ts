import {
  type Dictionary,
  dictionary,
  type Envelope,
  type PayloadOf,
  systemActor,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { makeEnvelope } from '@folkmoot/service-kit';
import { SEPARATOR, type VisitCount } from '../../entities/visit';

type Recorded = PayloadOf<typeof visitRecordedEvent>;

interface Tree extends Dictionary<number | Tree> {}

const put = (tree: Tree, [first = '', ...rest]: readonly string[], value: number): void => {
  if (rest.length === 0) {
    tree[first] = value;
    return;
  }
  const below = tree[first];
  const branch = typeof below === 'object' ? below : dictionary<number | Tree>();
  tree[first] = branch;
  put(branch, rest, value);
};

/** The payload of `visit.recorded`: every counter at its path. */
export const toRecorded = ({ id, day, counts }: VisitCount): Recorded => {
  const tree: Tree = dictionary();
  for (const [counterPath, value] of Object.entries(counts)) put(tree, counterPath.split(SEPARATOR), value);
  return visitRecordedEvent.payload.parse({ campaignId: id, day, ...tree });
};

/**
 * The event of stored counts with this id. It has no time, so that a response of the same second cannot be linked to
 * it.
 */
export const toRecordedEnvelope = (id: string, councilId: string, payload: Recorded): Envelope => {
  const aggregate = { type: 'campaign', id: payload.campaignId, revision: 1 };
  const origin = { actor: systemActor('public'), councilId, now: new Date(payload.day), correlationId: id };
  return { ...makeEnvelope(visitRecordedEvent, { aggregate, payload }, origin), id };
};
