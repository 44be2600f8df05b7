import type { Signup } from './signup.domain';
import type { SignupIntake } from './signup.repository';

export const aSignup = (given: Partial<Signup> = {}): Signup => ({
  id: 's1',
  councilId: 'council_own',
  source: 'opt_in',
  pageId: 'page_1',
  campaignId: null,
  email: 'amy@residents.example',
  data: { email: 'amy@residents.example' },
  tagIds: ['tag_news'],
  consentSource: 'Sign-up page “News”',
  consentText: 'I agree',
  requestedAt: new Date('2026-03-02T09:00:00.000Z'),
  mustConfirm: false,
  ...given,
});

export interface SignupPlace {
  readonly intake: SignupIntake;
  /** What waits to be handed over. */
  readonly waiting: () => Promise<Signup[]>;
}

/** What every adapter of the intake of sign-ups must do. */
export const signupSuite = (make: () => Promise<SignupPlace>): void => {
  it('a sign-up added: waits to be handed over, whole', async () => {
    const { intake, waiting } = await make();
    await intake.add(aSignup());
    expect(await waiting()).toEqual([aSignup()]);
  });

  it('one with the same id: is not kept again, the first stays', async () => {
    const { intake, waiting } = await make();
    await intake.add(aSignup());
    await intake.add(aSignup({ email: 'ben@residents.example' }));
    expect((await waiting()).map(({ email }) => email)).toEqual(['amy@residents.example']);
  });

  it('several: each waits', async () => {
    const { intake, waiting } = await make();
    await intake.add(aSignup());
    await intake.add(aSignup({ id: 's2', source: 'post_survey', pageId: null, campaignId: 'campaign_1', data: {} }));
    expect((await waiting()).map(({ id }) => id).sort()).toEqual(['s1', 's2']);
  });
};
