import type { Migration } from '@folkmoot/service-kit';
import { fillSearchKeys } from './0001-fill-search-keys';
import { claimPageAddresses } from './0002-claim-page-addresses';
import { countSegments } from './0003-count-segments';
import { noteInvitations } from './0004-note-invitations';
import { searchWithinWords } from './0005-search-within-words';
import { countAttributeValues } from './0006-count-attribute-values';
import { noteSignUps } from './0007-note-sign-ups';

/** The migrations of this service's data, in their order. */
export const migrations: readonly Migration[] = [
  fillSearchKeys,
  claimPageAddresses,
  countSegments,
  noteInvitations,
  searchWithinWords,
  countAttributeValues,
  noteSignUps,
];
