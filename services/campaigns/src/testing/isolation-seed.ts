import { userActor } from '@folkmoot/service-kit/testing';
import { newRun } from '../records/insight.domain';
import type { TestCampaigns } from './campaigns-service';

/** Days that the routes are asked for. */
export const seededRange = { from: '2026-01-01', to: '2026-12-31' } as const;

const at = new Date('2026-03-02T09:00:00.000Z');
const provider = { kind: 'built_in', model: 'built-in', region: '', promptVersion: '1' } as const;

/** What no route makes at once: an analysis with its run and its line in the ledger, and visits. */
export const keepFigures = ({ parts }: TestCampaigns, councilId: string, campaignId: string): Promise<void> => {
  const actor = userActor({ councilId });
  return parts.deps.unitOfWork(actor, async ({ insights, visits }) => {
    const insight = { campaignId, ...seededRange, type: 'summary' as const, analysis: `Of ${councilId}` };
    await insights.save({
      ...insight,
      result: { type: 'summary', summary: `Of ${councilId}`, points: [] },
      lack: null,
      base: { responses: 1, responsesRead: 1, comments: 1, read: 1, leftOut: 0, languages: ['en'] },
      provider,
      inputHash: 'h',
      dropped: 0,
      counterRevision: 1,
      citedIds: [],
      asOf: at,
    });
    // Done, so that no job takes it up.
    const run = newRun({ campaignId, runId: `run-${councilId}`, types: ['summary'], actor, ...seededRange }, at);
    await insights.beginRun({ ...run, state: 'done', finishedAt: at }, null);
    await insights.addSending({
      id: `sending-${councilId}`,
      campaignId,
      type: 'summary',
      provider: 'openai',
      providerId: 'p1',
      model: `Of ${councilId}`,
      comments: 7,
      contentHash: 'h',
      redactions: {},
      inputTokens: 0,
      outputTokens: 0,
      isNoted: true,
      sentAt: at,
    });
    await visits.add(campaignId, '2026-03-02', { views: 9, starts: 8, completes: 4, abandons: 1 });
  });
};
