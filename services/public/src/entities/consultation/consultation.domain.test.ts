import { type CampaignSnapshot, campaignStatuses, toPublicCouncil } from '@folkmoot/contracts';
import fc from 'fast-check';
import { aCouncil, aSnapshot } from '../../testing/fixtures';
import type { CouncilCopy } from '../published-survey';
import { carefulPrivacy } from '../published-survey';
import { carefulRules } from '../published-survey/campaign-copy.domain';
import { byInterest, consultationOf } from './consultation.domain';
import { listConsultations } from './list-consultations.domain';

const now = new Date('2026-03-10T09:00:00.000Z');
const moments = ['2026-01-01T09:00:00.000Z', '2026-03-20T09:00:00.000Z', null];

const council = (isSuspended: boolean): CouncilCopy => ({
  id: 'council_own',
  council: toPublicCouncil(aCouncil({ slug: 'riverside' })),
  rules: carefulRules,
  privacy: carefulPrivacy,
  revision: 1,
  isDeleted: false,
  isSuspended,
});

const listed = fc.record({
  campaign: fc.record({
    councilId: fc.constantFrom('council_own', 'council_other'),
    status: fc.constantFrom(...campaignStatuses),
    publishedVersion: fc.constantFrom(0, 2),
    isDeleted: fc.boolean(),
    startDate: fc.constantFrom(...moments),
    endDate: fc.constantFrom(...moments),
    frequency: fc.constantFrom<CampaignSnapshot['frequency']>('once', 'weekly'),
    title: fc.constantFrom('Bins', 'Parks'),
    labels: fc.subarray(['Waste', 'Trees']),
    id: fc.uuid(),
  }),
  isListed: fc.option(fc.boolean()),
  areas: fc.subarray(['East', 'West']),
  hasResults: fc.boolean(),
  hasCommitments: fc.boolean(),
  isSuspended: fc.boolean(),
});

type Chosen = typeof listed extends fc.Arbitrary<infer T> ? T : never;

const entryOf = ({ campaign, isListed, areas, hasResults, hasCommitments, isSuspended }: Chosen) => {
  const snapshot = aSnapshot(campaign);
  const ids = { campaignId: snapshot.id, councilId: snapshot.councilId };
  return consultationOf(
    {
      campaign: { ...snapshot, closedAt: null },
      listing: isListed === null ? null : { ...ids, isListed, areas, forWhom: '', revision: 1 },
      results: hasResults ? { version: 1, publishedAt: '2026-03-09T09:00:00.000Z', summary: '' } : null,
      hasCommitments,
    },
    council(isSuspended),
    now,
  );
};

const drafts: readonly string[] = ['draft', 'survey_building', 'ready', 'archived'];

describe('the entry of a campaign in the list of consultations', () => {
  it('is never made for a campaign that residents must not see there', () => {
    fc.assert(
      fc.property(listed, (chosen) => {
        const { campaign, isListed, isSuspended } = chosen;
        const isHidden =
          campaign.councilId !== 'council_own' ||
          isListed === false ||
          isSuspended ||
          campaign.isDeleted ||
          campaign.publishedVersion === 0 ||
          drafts.includes(campaign.status);
        const entry = entryOf(chosen);
        if (isHidden) expect(entry).toBeNull();
        if (entry) {
          expect(entry.surveyUrl === null).toBe(entry.status !== 'open');
          const isAnswered = chosen.hasResults || chosen.hasCommitments;
          expect(entry.status === 'decided').toBe(isAnswered && !['open', 'upcoming'].includes(entry.status));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is on exactly one page, and the order is total', () => {
    fc.assert(
      fc.property(fc.array(listed, { maxLength: 60 }), (chosen) => {
        const entries = chosen.map(entryOf).filter((entry) => entry !== null);
        const filters = { area: '', topic: '', status: '', q: '' } as const;
        const { pages } = listConsultations(entries, filters, 1);
        const all = Array.from({ length: pages }, (_, page) => listConsultations(entries, filters, page + 1).items);
        expect(all.flat().map(({ campaignId }) => campaignId)).toEqual(
          [...entries].sort(byInterest).map(({ campaignId }) => campaignId),
        );
        for (const [index, entry] of all.flat().entries()) {
          const next = all.flat()[index + 1];
          if (next) expect(byInterest(entry, next)).toBeLessThan(0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
