export { offerAfter } from './prompt-page';
export { createSignupCleanup, createSignupIntake, signupModel, signupSource } from './signup.mongo';
export { signupPageOperations } from './signup.operations';
export { signupRoutes } from './signup.routes';
export { createSignupBudget } from './signup-budget';
export { createSignupIds } from './signup-id';
export { createStamps } from './stamp';
export { sweepSignups } from './sweep-signups.use-case';
