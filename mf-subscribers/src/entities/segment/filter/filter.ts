import type { Subscriber } from '@folkmoot/contracts/client';
import { subscriberSources, subscriberStatuses } from '@folkmoot/contracts/client';
import { statusLabel } from '@folkmoot/ui';
import { sourceLabel } from '../../subscriber/words.messages';

/** Erased subscribers are counted, but there is no data to list. */
export const shownStatuses: readonly Subscriber['status'][] = subscriberStatuses.filter(
  (status) => status !== 'erased',
);

export const statusOptions = shownStatuses.map((value) => ({ value, label: statusLabel(value) }));
export const sourceOptions = subscriberSources.map((value) => ({ value, label: sourceLabel(value) }));
