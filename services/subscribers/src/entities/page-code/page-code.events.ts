import { pageCodeChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { PageCode } from './page-code.domain';

/** Publishes where a code leads, and whether it is in use. */
export const publishPageCodeChanged = (outbox: Outbox, { id, pageId, isActive, revision }: PageCode): Promise<void> =>
  outbox.add(pageCodeChangedEvent, {
    aggregate: { type: 'page-code', id, revision },
    payload: { code: { id, pageId, isActive, revision } },
  });
