import type { PublicOptInPage } from '../operations/public-subscriptions';

/**
 * Props of `SignupRunner`, exported by mf-public's `./signup-runner`: a sign-up page in the residents' view, without
 * sending anything.
 */
export interface SignupRunnerProps {
  readonly signup: PublicOptInPage;
  readonly productName: string;
  /** Names the frame for people who hear the page. */
  readonly title: string;
}
