import { createImportOperation, getImportOperation, type SubscriberImport, type UserActor } from '@folkmoot/contracts';
import { own, type SubscribersTestService } from './fixtures';

/** A form in the shape that a browser sends. A list of tags repeats the same field. */
export const importForm = (
  content: string | Uint8Array<ArrayBuffer> | null,
  fields: Readonly<Record<string, string | readonly string[]>> = {},
  name = 'people.csv',
): FormData => {
  const form = new FormData();
  for (const [field, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(field, value);
  // As Windows calls it, whatever it is (E-75).
  if (content !== null) form.append('file', new Blob([content], { type: 'application/vnd.ms-excel' }), name);
  return form;
};

export const uploadImport = (service: SubscribersTestService, form: FormData, as: UserActor = own) =>
  service.call(createImportOperation, { as, body: form });

const TIMEOUT_MS = 60_000;
const LOOK_MS = 25;

/** Waits until the import has ended or reached one of these states. */
export const importWhen = async (
  service: SubscribersTestService,
  importId: string,
  isMeant: (stored: SubscriberImport) => boolean = ({ state }) => state !== 'queued' && state !== 'running',
  as: UserActor = own,
): Promise<SubscriberImport> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { body, status } = await service.call(getImportOperation, { as, params: { importId } });
    if (status !== 200) throw new Error(`the import answers ${status}`);
    if (isMeant(body)) return body;
    if (Date.now() > deadline) throw new Error(`the import stays ${body.state}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
};
