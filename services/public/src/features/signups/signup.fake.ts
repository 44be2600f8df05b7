import type { Signup } from './signup.domain';
import type { SignupIntake } from './signup.repository';

export const fakeSignups = (): SignupIntake & { readonly all: () => Signup[] } => {
  const signups = new Map<string, Signup>();
  return {
    all: () => [...signups.values()],
    add: async (signup) => {
      if (!signups.has(signup.id)) signups.set(signup.id, signup);
    },
  };
};
