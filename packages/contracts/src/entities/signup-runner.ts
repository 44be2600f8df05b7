import type { PublicOptInPage } from '../operations/public-subscriptions';

/** What mf-public's `./signup-runner` exports as `SignupRunner`: a sign-up page as residents see it, of which nothing is sent. */
export interface SignupRunnerProps {
  readonly signup: PublicOptInPage;
  readonly productName: string;
  /** Names the frame for people who hear the page. */
  readonly title: string;
}
