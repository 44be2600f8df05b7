import { councilErasedEvent, councilPurgedEvent, systemActor } from '@folkmoot/contracts';
import { exportKindOperation, listExportedKindsOperation } from '../export/council-export';
import type { TestService } from './test-service';

/** Collections that may still name an erased council: the record of its erasure and the events about it. */
const allowed: ReadonlySet<string> = new Set(['outbox', 'inbox', 'council_erasures', 'agenda_jobs', 'job_runs']);
const LOOK_MS = 100;

/** The collections that contain a text; files of the blob store are found by the name of their folder too. */
export const tracesOf = async ({ connection }: TestService<unknown>, text: string): Promise<string[]> => {
  const names = (await connection.listCollections()).map(({ name }) => name);
  const traces: string[] = [];
  for (const name of names.filter((each) => !allowed.has(each))) {
    const documents = await connection.collection(name).find().toArray();
    if (documents.some((document) => JSON.stringify(document).includes(text))) traces.push(name);
  }
  return traces.sort();
};

/** Makes a service erase a council, as the admin service would; resolves when the service reports that it is done. */
export const eraseCouncil = async (service: TestService<unknown>, councilId: string): Promise<void> => {
  await service.receive(councilErasedEvent, {
    aggregate: { type: 'council', id: councilId, revision: 9 },
    payload: { councilId },
    councilId,
  });
  const isDone = () => service.eventsOf(councilPurgedEvent).some(({ payload }) => payload.councilId === councilId);
  while (!isDone()) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    await service.settled();
  }
};

/** Everything that a service gives when a council is exported: the lines of each kind as they come. */
export const exportOf = async (
  { call }: TestService<unknown>,
  councilId: string,
): Promise<Readonly<Record<string, string>>> => {
  const as = systemActor('admin');
  const { body } = await call(listExportedKindsOperation, { as, params: { councilId } });
  const kinds: Record<string, string> = {};
  for (const { kind, count } of body.kinds) {
    const { text } = await call(exportKindOperation, { as, params: { councilId, kind } });
    if (text.split('\n').filter(Boolean).length !== count) throw new Error(`${kind}: not as many as were counted`);
    kinds[kind] = text;
  }
  return kinds;
};
