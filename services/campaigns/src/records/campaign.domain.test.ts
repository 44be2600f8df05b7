import {
  type CampaignStatus,
  campaignStatuses,
  campaignSteps,
  campaignVerbs,
  isDomainError,
} from '@folkmoot/contracts';
import {
  activate,
  afterSurveySave,
  type Campaign,
  isDueToEnd,
  isDueToOpen,
  move,
  newCampaign,
  snapshotOf,
  unschedule,
} from './campaign.domain';
import { withDelivery } from './campaign-delivery.domain';
import { folded } from './folded.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const tomorrow = new Date('2026-03-03T09:00:00.000Z');
const yesterday = new Date('2026-03-01T09:00:00.000Z');
const happening = { now, by: 'user_1' };
const sound = { questions: 2, problems: [] };

const campaign = (given: Partial<Campaign> = {}): Campaign => ({
  ...newCampaign({ id: 'c1', surveyId: 's1', createdBy: 'user_1', title: 'Park', description: '' }, yesterday),
  councilId: 'council_own',
  revision: 1,
  ...given,
});

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return isDomainError(error) ? error.code : String(error);
  }
};

/** Where each verb leads from each status; what is not here is refused (F-7). */
const expected: Partial<Record<CampaignStatus, Partial<Record<(typeof campaignVerbs)[number], CampaignStatus>>>> = {
  draft: { activate: 'active', archive: 'archived' },
  survey_building: { activate: 'active', archive: 'archived' },
  ready: { activate: 'active', archive: 'archived' },
  scheduled: { activate: 'active', unschedule: 'ready', open: 'active', archive: 'archived' },
  active: { pause: 'paused', complete: 'completed' },
  paused: { activate: 'active', resume: 'active', complete: 'completed', archive: 'archived' },
  completed: { reopen: 'active', archive: 'archived' },
};

const everyCase = campaignStatuses.flatMap((status) =>
  campaignVerbs.map((verb) => ({ status, verb, to: expected[status]?.[verb] ?? 'refused' })),
);

describe('a campaign', () => {
  test.each(everyCase)('that is $status, $verb, is $to', ({ status, verb, to }) => {
    const before = campaign({ status });
    const work = () => {
      if (verb === 'activate') return activate(before, sound, happening);
      return verb === 'unschedule' ? unschedule(before, sound, happening) : move(before, verb, happening);
    };
    if (to === 'refused') {
      expect(codeOf(work)).toBe('transition_not_allowed');
      return;
    }
    const after = work();
    expect(after.status).toBe(to);
    expect(after.statusHistory).toEqual([{ from: status, to, at: now, by: 'user_1' }]);
  });

  test('new, has the defaults of the specification', () => {
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

  test('refused, says why in words', () => {
    expect(() => move(campaign({ status: 'completed' }), 'pause', happening)).toThrow(
      'This campaign is completed and cannot be paused.',
    );
    expect(() => move(campaign({ status: 'active' }), 'archive', happening)).toThrow(
      'This campaign is active. Complete it before it is archived.',
    );
  });
});

describe('activating', () => {
  test('without a start date, opens now and notes it', () => {
    expect(activate(campaign(), sound, happening)).toMatchObject({
      status: 'active',
      currentStep: 'active',
      startDate: now,
    });
  });
  test('with a start in the past, keeps that start', () => {
    expect(activate(campaign({ startDate: yesterday }), sound, happening).startDate).toEqual(yesterday);
  });
  test('with a start in the future, is scheduled', () => {
    expect(activate(campaign({ startDate: tomorrow }), sound, happening)).toMatchObject({
      status: 'scheduled',
      startDate: tomorrow,
    });
  });
  test('without a question, says so in the words of the catalogue', () => {
    expect(() => activate(campaign(), { questions: 0, problems: [] }, happening)).toThrow(
      'Cannot activate campaign without survey questions. Please build your survey first.',
    );
  });
  test('with a survey that has errors, names them', () => {
    const problems = [{ path: 'questions.0', message: 'Question 1 has no title.' }];
    try {
      activate(campaign(), { questions: 1, problems }, happening);
      throw new Error('it went through');
    } catch (error) {
      expect(error).toMatchObject({ code: 'survey_not_ready', fields: problems });
    }
  });
  test('with an end before the start, or an end that has passed, is refused', () => {
    const reversed = campaign({ startDate: tomorrow, endDate: now });
    expect(codeOf(() => activate(reversed, sound, happening))).toBe('campaign_dates_reversed');
    const over = campaign({ startDate: null, endDate: yesterday });
    expect(codeOf(() => activate(over, sound, happening))).toBe('campaign_dates_reversed');
  });
  test('again after a pause, when the start was put off, is scheduled', () => {
    expect(move(campaign({ status: 'paused', startDate: tomorrow }), 'resume', happening).status).toBe('scheduled');
  });
});

describe('saving the survey', () => {
  const broken = { questions: 1, problems: [{ path: 'questions.0', message: 'x' }] };
  test.each([
    ['no question', { questions: 0, problems: [] }, 'draft'],
    ['errors', broken, 'survey_building'],
    ['no error', sound, 'ready'],
  ] as const)('with %s, before the first activation, makes the campaign %s', (_, survey, status) => {
    for (const before of ['draft', 'survey_building', 'ready'] as const) {
      expect(afterSurveySave(campaign({ status: before }), survey, happening).status).toBe(status);
    }
  });
  test.each(['scheduled', 'active', 'paused', 'completed', 'archived'] as const)(
    'of a campaign that is %s, changes neither status nor step (E-81)',
    (status) => {
      const before = campaign({ status, currentStep: 'active', publishedVersion: 1 });
      expect(afterSurveySave(before, broken, happening)).toMatchObject({ status, currentStep: 'active' });
    },
  );
  test.each(campaignSteps)('in step %s, never moves backwards', (currentStep) => {
    const after = afterSurveySave(campaign({ currentStep }), sound, happening);
    const expectedStep = currentStep === 'setup' || currentStep === 'survey' ? 'delivery' : currentStep;
    expect(after.currentStep).toBe(expectedStep);
  });
});

describe('time', () => {
  test('opens what is scheduled once its start has come, or was taken away', () => {
    expect(isDueToOpen(campaign({ status: 'scheduled', startDate: tomorrow }), now)).toBe(false);
    expect(isDueToOpen(campaign({ status: 'scheduled', startDate: now }), now)).toBe(true);
    expect(isDueToOpen(campaign({ status: 'scheduled', startDate: null }), now)).toBe(true);
    expect(isDueToOpen(campaign({ status: 'paused', startDate: yesterday }), now)).toBe(false);
  });
  test('ends what is open once its end has come', () => {
    expect(isDueToEnd(campaign({ status: 'active', endDate: now }), now)).toBe(true);
    expect(isDueToEnd(campaign({ status: 'paused', endDate: yesterday }), now)).toBe(true);
    expect(isDueToEnd(campaign({ status: 'active', endDate: tomorrow }), now)).toBe(false);
    expect(isDueToEnd(campaign({ status: 'active' }), now)).toBe(false);
    expect(isDueToEnd(campaign({ status: 'draft', endDate: yesterday }), now)).toBe(false);
  });
});

test('delivery, with the end before the start, is refused; the same moment is not', () => {
  const delivery = { ...campaign(), startDate: now, endDate: yesterday };
  expect(codeOf(() => withDelivery(campaign(), delivery, happening))).toBe('campaign_dates_reversed');
  expect(codeOf(() => withDelivery(campaign(), { ...delivery, endDate: now }, happening))).toBeNull();
});

describe('delivery of a campaign that has been activated', () => {
  const given = {
    deliveryMethods: [],
    targetAudience: 'All Residents',
    frequency: 'once' as const,
    targetResponses: null,
    startDate: null,
    endDate: null,
    deliveryConfig: {},
  };
  const over = { ...given, endDate: yesterday };
  const wasActive = [{ from: 'ready', to: 'active', at: yesterday, by: 'user_1' }] as const;
  test.each(['scheduled', 'active', 'paused'] as const)(
    'is refused when it is %s and its end is put into the past',
    (status) => {
      const before = campaign({ status, publishedVersion: 1 });
      expect(() => withDelivery(before, over, happening)).toThrow(
        'The end date has already passed. Choose a later end date.',
      );
      expect(codeOf(() => withDelivery({ ...before, endDate: yesterday }, over, happening))).toBeNull();
    },
  );
  test('is scheduled when it is active and its start moves ahead', () => {
    const after = withDelivery(campaign({ status: 'active' }), { ...given, startDate: tomorrow }, happening);
    expect(after.status).toBe('scheduled');
    expect(after.statusHistory).toEqual([{ from: 'active', to: 'scheduled', at: now, by: 'user_1' }]);
    const paused = withDelivery(campaign({ status: 'paused' }), { ...given, startDate: tomorrow }, happening);
    expect(paused.status).toBe('paused');
  });
  test('follows from the survey when the schedule is taken back, and is paused when it has been open', () => {
    const scheduled = campaign({ status: 'scheduled', startDate: tomorrow, publishedVersion: 1 });
    const withError = { questions: 1, problems: [{ path: 'questions.0', message: 'Question 1 has no title.' }] };
    expect(unschedule(scheduled, withError, happening).status).toBe('survey_building');
    expect(unschedule({ ...scheduled, statusHistory: [...wasActive] }, sound, happening).status).toBe('paused');
  });
});

describe('a completed campaign', () => {
  const completedAt = (at: Date, given: Partial<Campaign> = {}) =>
    campaign({ status: 'completed', statusHistory: [{ from: 'active', to: 'completed', at, by: null }], ...given });
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  test('is reopened for 30 days, without an end that has passed', () => {
    expect(move(completedAt(daysAgo(30), { endDate: yesterday }), 'reopen', happening)).toMatchObject({
      status: 'active',
      endDate: null,
    });
    expect(move(completedAt(yesterday, { endDate: tomorrow }), 'reopen', happening).endDate).toEqual(tomorrow);
  });
  test('is not reopened after 30 days, and says so', () => {
    expect(() => move(completedAt(daysAgo(31)), 'reopen', happening)).toThrow(
      'This campaign was completed more than 30 days ago and can no longer be reopened. Duplicate it to ask again.',
    );
  });
});

test('searching, with accents and capitals, finds the same', () => {
  expect(folded('Café ÉLAN')).toBe(folded('cafe elan'));
});

test('the snapshot of a deleted campaign, for other services, says so', () => {
  expect(snapshotOf(campaign({ deletedAt: now, deliveryConfig: { roundOpenDays: 5 } }))).toMatchObject({
    isDeleted: true,
    roundOpenDays: 5,
    revision: 1,
  });
});
