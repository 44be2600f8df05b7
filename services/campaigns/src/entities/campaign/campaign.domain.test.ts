import {
  type CampaignStatus,
  campaignStatuses,
  campaignSteps,
  campaignVerbs,
  isDomainError,
} from '@folkmoot/contracts';
import { folded } from '../survey/search-text.domain';
import {
  activate,
  afterSurveySave,
  type Campaign,
  isDueToEnd,
  isDueToOpen,
  move,
  newCampaign,
  shortNamesOf,
  snapshotOf,
  unarchive,
  unschedule,
  withShortName,
} from './campaign.domain';
import { withDelivery } from './campaign-delivery.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const tomorrow = new Date('2026-03-03T09:00:00.000Z');
const yesterday = new Date('2026-03-01T09:00:00.000Z');
const stamp = { now, by: 'user_1' };
const sound = { questions: 2, problems: [] };

const campaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  ...newCampaign({ id: 'c1', surveyId: 's1', createdBy: 'user_1', title: 'Park', description: '' }, yesterday),
  councilId: 'council_own',
  revision: 1,
  ...overrides,
});

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return isDomainError(error) ? error.code : String(error);
  }
};

/** Next status by status and verb. A missing verb is refused (F-7). */
const expected: Partial<Record<CampaignStatus, Partial<Record<(typeof campaignVerbs)[number], CampaignStatus>>>> = {
  draft: { activate: 'active', archive: 'archived' },
  survey_building: { activate: 'active', archive: 'archived' },
  ready: { activate: 'active', archive: 'archived' },
  scheduled: { activate: 'active', unschedule: 'ready', open: 'active', archive: 'archived' },
  active: { pause: 'paused', complete: 'completed' },
  paused: { activate: 'active', resume: 'active', complete: 'completed', archive: 'archived' },
  completed: { reopen: 'active', archive: 'archived' },
  archived: { unarchive: 'ready' },
};

const everyCase = campaignStatuses.flatMap((status) =>
  campaignVerbs.map((verb) => ({ status, verb, to: expected[status]?.[verb] ?? 'refused' })),
);

describe('campaign', () => {
  test.each(everyCase)('a campaign with the status $status, verb $verb: the result is $to', ({ status, verb, to }) => {
    const before = campaign({ status });
    const work = () => {
      if (verb === 'activate') return activate(before, sound, stamp);
      if (verb === 'unschedule') return unschedule(before, sound, stamp);
      return verb === 'unarchive' ? unarchive(before, sound, stamp) : move(before, verb, stamp);
    };
    if (to === 'refused') {
      expect(codeOf(work)).toBe('transition_not_allowed');
      return;
    }
    const after = work();
    expect(after.status).toBe(to);
    expect(after.statusHistory).toEqual([{ from: status, to, at: now, by: 'user_1' }]);
  });

  test('a new campaign has the defaults of the specification', () => {
    expect(campaign()).toMatchObject({
      status: 'draft',
      currentStep: 'setup',
      frequency: 'once',
      targetAudience: 'All Residents',
      targetResponses: 100,
      deliveryMethods: [],
      startDate: null,
      endDate: null,
    });
  });

  test('a refused verb has a message that says why', () => {
    expect(() => move(campaign({ status: 'completed' }), 'pause', stamp)).toThrow(
      'This campaign is completed and cannot be paused.',
    );
    expect(() => move(campaign({ status: 'active' }), 'archive', stamp)).toThrow(
      'This campaign is active. Complete it before it is archived.',
    );
  });
});

describe('activating', () => {
  test('a campaign without a start date opens now and stores the start', () => {
    expect(activate(campaign(), sound, stamp)).toMatchObject({
      status: 'active',
      currentStep: 'active',
      startDate: now,
    });
  });
  test('a start in the past stays', () => {
    expect(activate(campaign({ startDate: yesterday }), sound, stamp).startDate).toEqual(yesterday);
  });
  test('a campaign is scheduled when its start is in the future', () => {
    expect(activate(campaign({ startDate: tomorrow }), sound, stamp)).toMatchObject({
      status: 'scheduled',
      startDate: tomorrow,
    });
  });
  test('activating is refused with the catalogue text when the survey has no question', () => {
    expect(() => activate(campaign(), { questions: 0, problems: [] }, stamp)).toThrow(
      'Cannot activate campaign without survey questions. Please build your survey first.',
    );
  });
  test('activating is refused with a field per problem when the survey has errors', () => {
    const problems = [{ path: 'questions.0', message: 'Question 1 has no title.' }];
    try {
      activate(campaign(), { questions: 1, problems }, stamp);
      throw new Error('it went through');
    } catch (error) {
      expect(error).toMatchObject({ code: 'survey_not_ready', fields: problems });
    }
  });
  test('activating is refused when the end is before the start or has passed', () => {
    const reversed = campaign({ startDate: tomorrow, endDate: now });
    expect(codeOf(() => activate(reversed, sound, stamp))).toBe('campaign_dates_reversed');
    const over = campaign({ startDate: null, endDate: yesterday });
    expect(codeOf(() => activate(over, sound, stamp))).toBe('campaign_dates_reversed');
  });
  test('a paused campaign is scheduled when its start was moved to the future', () => {
    expect(move(campaign({ status: 'paused', startDate: tomorrow }), 'resume', stamp).status).toBe('scheduled');
  });
});

describe('short names', () => {
  const after = (...names: (string | null)[]) =>
    names.reduce<Campaign>((each, name) => withShortName(each, name, now), campaign());
  test('a replaced name still leads to the campaign, until it is the present one again', () => {
    expect(shortNamesOf(campaign())).toEqual([]);
    expect(after('harbour', 'quay', 'port')).toMatchObject({
      shortName: 'port',
      formerShortNames: ['harbour', 'quay'],
    });
    expect(after('harbour', 'quay', 'harbour')).toMatchObject({ shortName: 'harbour', formerShortNames: ['quay'] });
    expect(shortNamesOf(after('harbour', 'quay'))).toEqual(['quay', 'harbour']);
  });
  test('the oldest former name ends when there are more than 20, and a removal ends all', () => {
    const names = Array.from({ length: 23 }, (_, n) => `name-${n}`);
    const { formerShortNames } = after(...names);
    expect([formerShortNames.length, formerShortNames[0], formerShortNames.at(-1)]).toEqual([20, 'name-2', 'name-21']);
    expect(after(...names, null)).toMatchObject({ shortName: null, formerShortNames: [] });
  });
  test('the snapshot has the names', () => {
    expect(snapshotOf(after('harbour', 'quay'))).toMatchObject({ shortName: 'quay', formerShortNames: ['harbour'] });
  });
});

describe('saving the survey', () => {
  const broken = { questions: 1, problems: [{ path: 'questions.0', message: 'x' }] };
  test.each([
    ['no question', { questions: 0, problems: [] }, 'draft'],
    ['errors', broken, 'survey_building'],
    ['no error', sound, 'ready'],
  ] as const)('a survey with %s makes the campaign %s when it was never activated', (_, survey, status) => {
    for (const before of ['draft', 'survey_building', 'ready'] as const) {
      expect(afterSurveySave(campaign({ status: before }), survey, stamp).status).toBe(status);
    }
  });
  test.each(['scheduled', 'active', 'paused', 'completed', 'archived'] as const)(
    'status and step do not change when the campaign is %s (E-81)',
    (status) => {
      const before = campaign({ status, currentStep: 'active', publishedVersion: 1 });
      expect(afterSurveySave(before, broken, stamp)).toMatchObject({ status, currentStep: 'active' });
    },
  );
  test.each(campaignSteps)('the step never moves back when it is %s', (currentStep) => {
    const after = afterSurveySave(campaign({ currentStep }), sound, stamp);
    const expectedStep = currentStep === 'setup' || currentStep === 'survey' ? 'delivery' : currentStep;
    expect(after.currentStep).toBe(expectedStep);
  });
});

describe('time', () => {
  test('a scheduled campaign opens when its start has passed or was removed', () => {
    expect(isDueToOpen(campaign({ status: 'scheduled', startDate: tomorrow }), now)).toBe(false);
    expect(isDueToOpen(campaign({ status: 'scheduled', startDate: now }), now)).toBe(true);
    expect(isDueToOpen(campaign({ status: 'scheduled', startDate: null }), now)).toBe(true);
    expect(isDueToOpen(campaign({ status: 'paused', startDate: yesterday }), now)).toBe(false);
  });
  test('an open campaign is completed when its end has passed', () => {
    expect(isDueToEnd(campaign({ status: 'active', endDate: now }), now)).toBe(true);
    expect(isDueToEnd(campaign({ status: 'paused', endDate: yesterday }), now)).toBe(true);
    expect(isDueToEnd(campaign({ status: 'active', endDate: tomorrow }), now)).toBe(false);
    expect(isDueToEnd(campaign({ status: 'active' }), now)).toBe(false);
    expect(isDueToEnd(campaign({ status: 'draft', endDate: yesterday }), now)).toBe(false);
  });
});

test('delivery is refused when the end is before the start, but not when both are equal', () => {
  const delivery = { ...campaign(), startDate: now, endDate: yesterday };
  expect(codeOf(() => withDelivery(campaign(), delivery, stamp))).toBe('campaign_dates_reversed');
  expect(codeOf(() => withDelivery(campaign(), { ...delivery, endDate: now }, stamp))).toBeNull();
});

describe('delivery of an activated campaign', () => {
  const input = {
    deliveryMethods: [],
    targetAudience: 'All Residents',
    frequency: 'once' as const,
    targetResponses: null,
    startDate: null,
    endDate: null,
    deliveryConfig: {},
  };
  const over = { ...input, endDate: yesterday };
  const wasActive = [{ from: 'ready', to: 'active', at: yesterday, by: 'user_1' }] as const;
  test.each(['scheduled', 'active', 'paused'] as const)(
    'delivery is refused when the campaign is %s and the end is moved to the past',
    (status) => {
      const before = campaign({ status, publishedVersion: 1 });
      expect(() => withDelivery(before, over, stamp)).toThrow(
        'The end date has already passed. Choose a later end date.',
      );
      expect(codeOf(() => withDelivery({ ...before, endDate: yesterday }, over, stamp))).toBeNull();
    },
  );
  test('an active campaign is scheduled when its start is moved to the future', () => {
    const after = withDelivery(campaign({ status: 'active' }), { ...input, startDate: tomorrow }, stamp);
    expect(after.status).toBe('scheduled');
    expect(after.statusHistory).toEqual([{ from: 'active', to: 'scheduled', at: now, by: 'user_1' }]);
    const paused = withDelivery(campaign({ status: 'paused' }), { ...input, startDate: tomorrow }, stamp);
    expect(paused.status).toBe('paused');
  });
  test('the status follows from the survey, or is paused after an opening, when a schedule is taken back', () => {
    const scheduled = campaign({ status: 'scheduled', startDate: tomorrow, publishedVersion: 1 });
    const withError = { questions: 1, problems: [{ path: 'questions.0', message: 'Question 1 has no title.' }] };
    expect(unschedule(scheduled, withError, stamp).status).toBe('survey_building');
    expect(unschedule({ ...scheduled, statusHistory: [...wasActive] }, sound, stamp).status).toBe('paused');
  });
});

describe('a completed campaign', () => {
  const completedAt = (at: Date, overrides: Partial<Campaign> = {}) =>
    campaign({ status: 'completed', statusHistory: [{ from: 'active', to: 'completed', at, by: null }], ...overrides });
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  test('a campaign is reopened within 30 days, without an end date that has passed', () => {
    expect(move(completedAt(daysAgo(30), { endDate: yesterday }), 'reopen', stamp)).toMatchObject({
      status: 'active',
      endDate: null,
    });
    expect(move(completedAt(yesterday, { endDate: tomorrow }), 'reopen', stamp).endDate).toEqual(tomorrow);
  });
  test('reopening is refused with the reason after 30 days', () => {
    expect(() => move(completedAt(daysAgo(31)), 'reopen', stamp)).toThrow(
      'This campaign was completed more than 30 days ago and can no longer be reopened. Duplicate it to ask again.',
    );
  });
});

describe('an archived campaign', () => {
  const archivedFrom = (from: Campaign['status'], overrides: Partial<Campaign> = {}) =>
    campaign({
      status: 'archived',
      statusHistory: [{ from, to: 'archived', at: yesterday, by: 'user_1' }],
      ...overrides,
    });
  const opened = { from: 'ready', to: 'active', at: yesterday, by: null } as const;
  const archived = { from: 'scheduled', to: 'archived', at: yesterday, by: null } as const;

  test.each([
    ['completed', {}, 'completed'],
    ['paused', {}, 'paused'],
    ['draft', {}, 'ready'],
    ['scheduled', { startDate: tomorrow }, 'scheduled'],
    ['scheduled', { startDate: yesterday }, 'ready'],
    ['scheduled', { startDate: yesterday, statusHistory: [opened, archived] }, 'paused'],
  ] as const)('that was %s with %j comes back as %s', (from, overrides, to) => {
    expect(unarchive(archivedFrom(from, overrides), sound, stamp).status).toBe(to);
  });

  test('gets no more time to reopen by leaving the archive', () => {
    const longAgo = new Date(now.getTime() - 40 * 86_400_000);
    const history = [
      { from: 'active', to: 'completed', at: longAgo, by: null },
      { from: 'completed', to: 'archived', at: longAgo, by: null },
    ] as const;
    const back = unarchive(campaign({ status: 'archived', statusHistory: history }), sound, stamp);
    expect(() => move(back, 'reopen', stamp)).toThrow('was completed more than 30 days ago');
  });
});

test('search ignores accents and case, and ß is ss', () => {
  expect(folded('Café ÉLAN')).toBe(folded('cafe elan'));
  expect(folded('Große STRAẞE, Ærø')).toBe('grosse strasse, aero');
});

test('the snapshot for other services says when a campaign is deleted', () => {
  expect(snapshotOf(campaign({ deletedAt: now, deliveryConfig: { roundOpenDays: 5 } }))).toMatchObject({
    isDeleted: true,
    roundOpenDays: 5,
    revision: 1,
  });
});
