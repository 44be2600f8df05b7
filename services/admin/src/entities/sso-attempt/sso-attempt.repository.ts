import type { StoredSsoAttempt } from './sso-attempt.domain';

export interface SsoAttemptRepository {
  add(attempt: StoredSsoAttempt): Promise<void>;
  find(id: string, now: Date): Promise<StoredSsoAttempt | null>;
  /** Deletes the attempt and returns it. Of many simultaneous calls, one gets it. */
  take(id: string, now: Date): Promise<StoredSsoAttempt | null>;
  /** Keeps a checked answer until the browser comes with its cookie. False when there is one already. */
  keepAnswer(id: string, ticket: string, answer: string): Promise<boolean>;
  findByTicket(ticket: string, now: Date): Promise<StoredSsoAttempt | null>;
  /** Notes that an answer was used. False when it was used before, by any replica. */
  useOnce(key: string, expiresAt: Date): Promise<boolean>;
}
