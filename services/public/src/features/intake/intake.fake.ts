import { DomainError } from '@folkmoot/contracts';
import type { IntakeRepository } from './intake.repository';
import type { Submission } from './submission.domain';

export const fakeIntake = (): IntakeRepository & { readonly all: () => Submission[] } => {
  const submissions = new Map<string, Submission>();
  const spent = new Map<string, string>();
  const add = async (submission: Submission) => {
    if (submissions.has(submission.id)) return false;
    submissions.set(submission.id, submission);
    return true;
  };
  return {
    all: () => [...submissions.values()],
    add,
    addInvited: async (submission, { invitationId, proof }) => {
      const known = spent.get(invitationId);
      if (known !== undefined && known !== proof) throw new DomainError('already_answered');
      spent.set(invitationId, proof);
      return known === undefined && (await add(submission));
    },
  };
};
