import { DomainError, toPublicCouncil } from '@folkmoot/contracts';
import { manualClock } from '@folkmoot/service-kit/testing';
import { carefulPrivacy, type PublishedSurvey } from '../../published/campaign-copy.domain';
import { aCouncil, aPage, aSnapshot, aTag, aVersion } from '../../testing/fixtures';
import { requireActive, signUp } from './sign-up.use-case';
import { fakeSignups } from './signup.fake';
import { createSignupBudget } from './signup-budget';
import { createSignupIds } from './signup-id';
import { subscribeAfterSurvey } from './subscribe-after-survey.use-case';

const council = toPublicCouncil(aCouncil({ language: 'de', name: 'Flussstadt' }));
const placesWith = (rules = { doubleOptIn: false, residentsTickTopics: true }) => ({
  council: { id: 'council_own', council, rules, privacy: carefulPrivacy, revision: 1, isDeleted: false },
  pages: [aPage()],
  tags: [{ ...aTag(), isDeleted: false }],
});
const make = () => {
  const signups = fakeSignups();
  const clock = manualClock(new Date('2026-03-02T09:00:00.000Z'));
  const signupIds = createSignupIds('a key for tests that has thirty-two characters');
  return { signups, clock, signupIds, budget: createSignupBudget(() => clock.now().getTime()) };
};
const amy = { data: { email: 'amy@residents.example' }, tagIds: ['tag_news'] };

describe('signing up', () => {
  const given = (changes: Partial<Parameters<typeof signUp>[1]> = {}) => ({
    places: placesWith(),
    page: aPage(),
    idempotencyKey: 'key-12345678',
    isHasty: false,
    network: null,
    ...amy,
    ...changes,
  });

  it('as people do: kept once, with the consent in the council’s language', async () => {
    const deps = make();
    expect(await signUp(deps, given())).toEqual({ problems: [], needsConfirmation: false });
    await signUp(deps, given());
    expect(deps.signups.all()).toHaveLength(1);
    expect(deps.signups.all()[0]).toMatchObject({
      email: 'amy@residents.example',
      tagIds: ['tag_news'],
      mustConfirm: false,
    });
    expect(deps.signups.all()[0]?.consentText).toContain('bin ich einverstanden, dass Flussstadt');
  });

  it.each([
    ['the council asks for it', { places: placesWith({ doubleOptIn: true, residentsTickTopics: true }) }, true, false],
    ['it was filled in as programs do', { isHasty: true }, true, true],
    ['neither', {}, false, false],
  ])('%s: whether the address has to be confirmed', async (_, changes, needsConfirmation, mustConfirm) => {
    const deps = make();
    expect((await signUp(deps, given(changes))).needsConfirmation).toBe(needsConfirmation);
    expect(deps.signups.all()[0]?.mustConfirm).toBe(mustConfirm);
  });

  it('with something missing: nothing is kept', async () => {
    const deps = make();
    const { problems } = await signUp(deps, given({ data: {} }));
    expect([problems, deps.signups.all()]).toEqual([[{ field: 'email', kind: 'email_missing' }], []]);
  });

  it.each([
    ['the address', { data: { email: 'ben@residents.example' } }],
    ['the key', { idempotencyKey: 'key-87654321' }],
    ['the page', { page: aPage({ id: 'page_2' }) }],
  ])('another time with another %s: another sign-up', async (_, changes) => {
    const deps = make();
    await signUp(deps, given());
    await signUp(deps, given(changes));
    expect(new Set(deps.signups.all().map(({ id }) => id)).size).toBe(2);
  });

  it('at a page that is missing or not active: page_not_found, alike (E-51)', () => {
    const thrown = [null, { page: aPage({ isActive: false }) }].map((found) => {
      try {
        return requireActive(found);
      } catch (error) {
        return (error as DomainError).message;
      }
    });
    const words = new DomainError('page_not_found').message;
    expect(thrown).toEqual([words, words]);
  });
});

describe('subscribing after a survey', () => {
  const campaign = { ...aSnapshot(), closedAt: null };
  const survey: PublishedSurvey = {
    campaign,
    council,
    privacy: carefulPrivacy,
    current: aVersion(),
    versionOf: () => null,
  };

  it('late in the day: kept with the beginning of it, and no id of a response (E-61)', async () => {
    const deps = make();
    deps.clock.set('2026-03-02T23:59:59.000Z');
    const places = placesWith();
    const idempotencyKey = 'key-12345678';
    const given = {
      survey,
      places,
      email: 'amy@residents.example',
      tagIds: ['tag_news'],
      idempotencyKey,
      isHasty: false,
      network: null,
    };
    expect((await subscribeAfterSurvey(deps, given)).problems).toEqual([]);
    const [kept] = deps.signups.all();
    expect(kept?.requestedAt.toISOString()).toBe('2026-03-02T00:00:00.000Z');
    expect(kept).toMatchObject({ source: 'post_survey', pageId: null, campaignId: 'campaign_1', data: {} });
  });
});
