import type { Migration } from '@folkmoot/service-kit';
import { numberResponses } from './0001-number-responses';
import { publishQrCodes } from './0002-publish-qr-codes';
import { publishStates } from './0003-publish-states';
import { foldSearchTexts } from './0004-fold-search-texts';
import { publishLabels } from './0005-publish-labels';

/** The migrations of this service's data, in their order. */
export const migrations: readonly Migration[] = [
  numberResponses,
  publishQrCodes,
  publishStates,
  foldSearchTexts,
  publishLabels,
];
