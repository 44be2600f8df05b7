import { DomainError, toPublicCouncil } from '@folkmoot/contracts';
import { createSignal } from '@folkmoot/service-kit';
import { testUnits } from '@folkmoot/service-kit/testing';
import { carefulPrivacy, type PublishedSurvey } from '../../entities/published-survey';
import { aCouncil, aPage, aSnapshot, aTag, aVersion } from '../../testing/fixtures';
import { requireActive, signUp } from './sign-up.use-case';
import type { Signup } from './signup.domain';
import { createSignupRepositoryAcrossCouncils, signupModel } from './signup.mongo';
import { createSignupBudget } from './signup-budget';
import { createSignupIds } from './signup-id';
import { subscribeAfterSurvey } from './subscribe-after-survey.use-case';

const council = toPublicCouncil(aCouncil({ language: 'de', name: 'Flussstadt' }));
const placesWith = (rules = { doubleOptIn: false, residentsTickTopics: true }) => ({
  council: { id: 'council_own', council, rules, privacy: carefulPrivacy, revision: 1, isDeleted: false },
  pages: [aPage()],
  tags: [{ ...aTag(), isDeleted: false }],
  shortNames: [],
});
const units = testUnits({ models: [signupModel], repositories: () => ({}) });
const { clock } = units;
const stored = async () => {
  const documents = await units.connection
    .collection<{ _id: string; content: Omit<Signup, 'id'> }>(signupModel.collection)
    .find()
    .toArray();
  return documents.map(({ _id, content }): Signup => ({ id: _id, ...content }));
};
const make = () => {
  const signups = createSignupRepositoryAcrossCouncils(units.connection, createSignal());
  const signupIds = createSignupIds('a key for tests that has thirty-two characters');
  const tools = { signups, signupIds, budget: createSignupBudget(() => clock.now().getTime()) };
  return { tools, context: { clock } };
};
const amy = { data: { email: 'amy@residents.example' }, tagIds: ['tag_news'] };

describe('signing up', () => {
  const signupWith = (changes: Partial<Parameters<typeof signUp>[1]> = {}) => ({
    places: placesWith(),
    page: aPage(),
    idempotencyKey: 'key-12345678',
    isHasty: false,
    network: null,
    ...amy,
    ...changes,
  });

  it("an ordinary sign-up is stored once, with the consent in the council's language", async () => {
    const { tools, context } = make();
    expect(await signUp(context, signupWith(), tools)).toEqual({ problems: [], needsConfirmation: false });
    await signUp(context, signupWith(), tools);
    const [signup, ...others] = await stored();
    expect(others).toEqual([]);
    expect(signup).toMatchObject({
      email: 'amy@residents.example',
      tagIds: ['tag_news'],
      mustConfirm: false,
    });
    expect(signup?.consentText).toContain('bin ich einverstanden, dass Flussstadt');
  });

  it.each([
    [
      'must be confirmed when the council requires it',
      { places: placesWith({ doubleOptIn: true, residentsTickTopics: true }) },
      true,
      false,
    ],
    ['must be confirmed when a program seems to have filled in the form', { isHasty: true }, true, true],
    ['need not be confirmed when neither applies', {}, false, false],
  ])('the address of a sign-up %s', async (_, changes, needsConfirmation, mustConfirm) => {
    const { tools, context } = make();
    expect((await signUp(context, signupWith(changes), tools)).needsConfirmation).toBe(needsConfirmation);
    expect((await stored())[0]?.mustConfirm).toBe(mustConfirm);
  });

  it('a sign-up is not stored when something is missing', async () => {
    const { tools, context } = make();
    const { problems } = await signUp(context, signupWith({ data: {} }), tools);
    expect([problems, await stored()]).toEqual([[{ field: 'email', kind: 'email_missing' }], []]);
  });

  it.each([
    ['the address', { data: { email: 'ben@residents.example' } }],
    ['the key', { idempotencyKey: 'key-87654321' }],
    ['the page', { page: aPage({ id: 'page_2' }) }],
  ])('a sign-up with another %s is another sign-up', async (_, changes) => {
    const { tools, context } = make();
    await signUp(context, signupWith(), tools);
    await signUp(context, signupWith(changes), tools);
    expect(await stored()).toHaveLength(2);
  });

  it('a page is page_not_found in the same way when it is missing or inactive (E-51)', () => {
    const thrown = [null, { page: aPage({ isActive: false }) }].map((match) => {
      try {
        return requireActive(match);
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

  it('a subscription late in the day is stored with the start of the day and without a response id (E-61)', async () => {
    const { tools, context } = make();
    clock.set('2026-03-02T23:59:59.000Z');
    const places = placesWith();
    const idempotencyKey = 'key-12345678';
    const input = {
      survey,
      places,
      email: 'amy@residents.example',
      tagIds: ['tag_news'],
      idempotencyKey,
      isHasty: false,
      network: null,
    };
    expect((await subscribeAfterSurvey(context, input, tools)).problems).toEqual([]);
    const [kept] = await stored();
    expect(kept?.requestedAt.toISOString()).toBe('2026-03-02T00:00:00.000Z');
    expect(kept).toMatchObject({ source: 'post_survey', pageId: null, campaignId: 'campaign_1', data: {} });
  });
});
