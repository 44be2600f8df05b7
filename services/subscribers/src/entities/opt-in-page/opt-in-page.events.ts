import { optInPageChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { type StoredOptInPage, snapshotOf } from './opt-in-page.domain';

/** Publishes the current state of a page. The highest revision wins. */
export const publishPageChanged = (outbox: Outbox, page: StoredOptInPage): Promise<void> =>
  outbox.add(optInPageChangedEvent, {
    aggregate: { type: 'opt-in-page', id: page.id, revision: page.revision },
    payload: { page: snapshotOf(page) },
  });
