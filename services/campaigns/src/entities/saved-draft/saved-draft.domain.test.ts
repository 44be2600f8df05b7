import { continues, type SavedDraftHead, surplusOf } from './saved-draft.domain';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 14, minutes));
const head = (patch: Partial<SavedDraftHead> = {}): SavedDraftHead => ({
  id: 'd1',
  campaignId: 'c1',
  savedBy: 'ada',
  startedAt: at(0),
  savedAt: at(5),
  surveyRevision: 2,
  questionCount: 1,
  restoredFrom: null,
  size: 10,
  ...patch,
});

describe('the history of a draft', () => {
  it('continues a state when the same person saves again within ten minutes of its first save', () => {
    expect(continues(head(), { savedBy: 'ada', now: at(9) })).toBe(true);
    expect(continues(head(), { savedBy: 'ada', now: at(10) })).toBe(false);
    expect(continues(head(), { savedBy: 'sam', now: at(1) })).toBe(false);
    expect(continues(head({ restoredFrom: at(0) }), { savedBy: 'ada', now: at(1) })).toBe(false);
    expect(continues(null, { savedBy: 'ada', now: at(1) })).toBe(false);
  });

  it('keeps the newest hundred states', () => {
    const drafts = Array.from({ length: 102 }, (_, index) => head({ id: `d${index}` }));
    expect(surplusOf(drafts)).toEqual(['d100', 'd101']);
  });

  it('keeps fewer states when they are large, but always five', () => {
    const drafts = Array.from({ length: 9 }, (_, index) => head({ id: `d${index}`, size: 10 * 1024 * 1024 }));
    expect(surplusOf(drafts)).toEqual(['d6', 'd7', 'd8']);
    const huge = drafts.map((draft) => ({ ...draft, size: 100 * 1024 * 1024 }));
    expect(surplusOf(huge)).toEqual(['d5', 'd6', 'd7', 'd8']);
  });
});
