import { DomainError, type leavings } from '@folkmoot/contracts';
import { messages } from './tag-change.messages';

/** A change of the tags of many subscribers, or everybody leaves the list. */
export interface TagChange {
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly consentSource?: string | undefined;
  /** Instead of tags: everybody withdraws their consents, or is erased. */
  readonly leaving?: (typeof leavings)[number] | undefined;
}

const refused = (path: string, message: string): never => {
  throw new DomainError('invalid_input', { fields: [{ path, message }] });
};

/** Throws invalid_input without anything to do and for tags of people who leave; consent_source_missing. */
export const checkChange = ({ addTagIds, removeTagIds, consentSource, leaving }: TagChange): void => {
  const tags = addTagIds.length + removeTagIds.length;
  if (leaving && tags > 0) refused('leaving', messages.eitherOr);
  if (!leaving && tags === 0) refused('addTagIds', messages.nothingToDo);
  if (addTagIds.length > 0 && !consentSource) throw new DomainError('consent_source_missing');
};

/** Result of the change. */
export interface Retagged {
  readonly changed: number;
  readonly unchanged: number;
}
