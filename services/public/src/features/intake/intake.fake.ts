import type { IntakeRepository } from './intake.repository';
import type { Submission } from './submission.domain';

export const fakeIntake = (): IntakeRepository & { readonly all: () => Submission[] } => {
  const submissions = new Map<string, Submission>();
  return {
    all: () => [...submissions.values()],
    add: async (submission) => {
      if (submissions.has(submission.id)) return false;
      submissions.set(submission.id, submission);
      return true;
    },
  };
};
