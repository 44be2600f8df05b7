import { DomainError } from '@folkmoot/contracts';
import type { IntakeRepository } from './intake.repository';
import type { Submission } from './submission.domain';

export const fakeIntake = (): IntakeRepository & { readonly all: () => Submission[] } => {
  const submissions = new Map<string, Submission>();
  const spent = new Map<string, string>();
  const add = async (submission: Submission) => {
    const known = submissions.get(submission.id);
    if (known) return known.contentProof === submission.contentProof ? 'repeated' : 'other_content';
    submissions.set(submission.id, submission);
    return 'new';
  };
  return {
    all: () => [...submissions.values()],
    add,
    addInvited: async (submission, { invitationId, proof }) => {
      const known = spent.get(invitationId);
      if (known !== undefined && known !== proof) throw new DomainError('already_answered');
      spent.set(invitationId, proof);
      return add(submission);
    },
  };
};
