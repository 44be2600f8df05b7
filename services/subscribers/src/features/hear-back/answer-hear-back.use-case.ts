import { DomainError, systemActor } from '@folkmoot/contracts';
import type { HearBackLinks } from '../../entities/hear-back';
import type { HearBackContext } from './hear-back.types';

interface Answer {
  readonly token: string;
  readonly answer: 'confirm' | 'stop';
}

/**
 * Confirms the address behind a link, or deletes it. Both can be repeated, and leave no event: its time would follow the
 * response. Throws link_invalid, also for a confirmation after the address was deleted.
 */
export const answerHearBack = (
  { unitOfWork, clock }: HearBackContext,
  { token, answer }: Answer,
  links: Pick<HearBackLinks, 'readConfirmation' | 'readStop'>,
): Promise<void> => {
  const now = clock.now();
  const ref = answer === 'confirm' ? links.readConfirmation(token, now) : links.readStop(token, now);
  if (!ref) throw new DomainError('link_invalid');
  return unitOfWork(systemActor('subscribers', ref.councilId), async ({ hearBacks }) => {
    if (answer === 'stop') return hearBacks.remove(ref.hearBackId);
    const [person] = await hearBacks.findByIds([ref.hearBackId]);
    if (!person) throw new DomainError('link_invalid');
    return hearBacks.confirm(person.id);
  });
};
