import { isEmailAddress, normaliseEmail, SSO_RECORD, type SsoDomain } from '@folkmoot/contracts';
import { messages } from './sso-domain.messages';

/** The result of the last look for the record of a domain. */
export type DomainProblem = 'missing' | 'other_record' | 'no_domain' | 'no_answer';

/** An email domain that a council has named. */
export interface StoredSsoDomain {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly domain: string;
  /** Random. The record with it shows that the domain is the council's. */
  readonly token: string;
  readonly isVerified: boolean;
  readonly checkedAt: Date | null;
  readonly problem: DomainProblem | null;
  /** Since when checks of a verified domain have not records the record. */
  readonly missingSince: Date | null;
}

/** A verified domain is lost when the record was missing for this long: a mistake of an hour must not lock staff out. */
const GRACE_MS = 2 * 86_400_000;

/** A domain as it is stored: `https://Riverside.GOV.UK/` and `@riverside.gov.uk` become `riverside.gov.uk`. Null for none. */
export const readDomain = (text: string): string | null => {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^@/, '')
    .replace(/\/$/, '')
    .replace(/\.$/, '');

  const address = normaliseEmail(`a@${typed}`);
  return isEmailAddress(address) ? address.slice(2) : null;
};

export const recordOf = ({ token }: Pick<StoredSsoDomain, 'token'>): string => `${SSO_RECORD}${token}`;

/** The result of a look at DNS: the texts of the TXT records, or why there are none. */
export type FoundRecords =
  | { readonly texts: readonly string[] }
  | { readonly problem: Extract<DomainProblem, 'no_domain' | 'no_answer' | 'missing'> };

export interface DomainVerdict {
  readonly isVerified: boolean;
  readonly problem: DomainProblem | null;
  readonly missingSince: Date | null;
}

const problemOf = (domain: StoredSsoDomain, records: FoundRecords): DomainProblem | null => {
  if ('problem' in records) return records.problem;
  const texts = records.texts.map((text) => text.trim());
  if (texts.includes(recordOf(domain))) return null;
  return texts.some((text) => text.startsWith(SSO_RECORD)) ? 'other_record' : 'missing';
};

/** The state of a domain after a check. A name server that does not answer changes nothing. */
export const judge = (domain: StoredSsoDomain, records: FoundRecords, now: Date): DomainVerdict => {
  const problem = problemOf(domain, records);
  if (problem === null) return { isVerified: true, problem, missingSince: null };
  if (problem === 'no_answer' || !domain.isVerified) {
    return { isVerified: domain.isVerified, problem, missingSince: domain.missingSince };
  }
  const missingSince = domain.missingSince ?? now;
  return { isVerified: now.getTime() - missingSince.getTime() < GRACE_MS, problem, missingSince };
};

export const toDomainView = (stored: StoredSsoDomain): SsoDomain => ({
  id: stored.id,
  domain: stored.domain,
  record: recordOf(stored),
  isVerified: stored.isVerified,
  checkedAt: stored.checkedAt?.toISOString() ?? null,
  problem: stored.problem === null ? null : messages[stored.problem],
});
