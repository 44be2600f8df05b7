import {
  eraseStaffDataOperation,
  eraseSubscriberDataOperation,
  readStaffDataOperation,
  readSubscriberDataOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';
import { isNothing, type Person, personCsv, personJson } from './person.domain';
import { messages as texts } from './personal-data.messages';

const read = async (email: string, purpose: 'look' | 'export'): Promise<Person> => {
  const body = { email, purpose };
  const [subscriber, staff] = await Promise.all([
    api.call(readSubscriberDataOperation, { body }),
    api.call(readStaffDataOperation, { body }),
  ]);
  return { subscriber, staff };
};

const save = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
};

const formats = {
  json: { type: 'application/json', of: personJson },
  csv: { type: 'text/csv;charset=utf-8', of: personCsv },
} as const;

/** Erases all data of an address. Resolves to the reason when the staff account stays (own account or last admin). */
const erase = async (email: string): Promise<string | null> => {
  await api.call(eraseSubscriberDataOperation, { body: { email } });
  try {
    await api.call(eraseStaffDataOperation, { body: { email } });
    return null;
  } catch (error) {
    if (isApiError(error) && error.status === 409) return error.message;
    throw error;
  }
};

type Work = 'find' | 'json' | 'csv' | 'erase';

/** Finds, exports and erases the data of one address. */
export const usePerson = () => {
  const [result, setResult] = useState<{ email: string; person: Person } | null>(null);
  const [busy, setBusy] = useState<Work | null>(null);

  const during = async (work: Work, failed: string, run: () => Promise<void>) => {
    setBusy(work);
    try {
      await run();
    } catch {
      notify.error(failed);
    }
    setBusy(null);
  };
  const look = async (email: string) => setResult({ email, person: await read(email, 'look') });

  return {
    result,
    busy,
    isNothing: result !== null && isNothing(result.person),
    clear: () => setResult(null),
    find: (email: string) => during('find', texts.failed, () => look(email)),
    take: (format: keyof typeof formats) =>
      during(format, texts.exportFailed, async () => {
        if (!result) return;
        const { type, of } = formats[format];
        save(`personal-data.${format}`, type, of(await read(result.email, 'export')));
      }),
    erase: () =>
      during('erase', texts.eraseFailed, async () => {
        if (!result) return;
        const refused = await erase(result.email);
        if (refused) notify.error(texts.partly(refused));
        else notify.success(texts.erased);
        await look(result.email);
      }),
  };
};
