import type { SurveyVersion } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign';
import type { Watch } from '../../entities/watch';
import type { Entry } from './entry';
import type { NameStaff } from './staff';

/** The campaign, and when it opened, paused and closed. */
export const campaignEntries = (campaign: Campaign, watch: Watch, staff: NameStaff): Entry[] => {
  const { id, title, description, purpose } = { purpose: undefined, ...campaign };
  const { deliveryMethods, targetAudience, targetResponses, frequency, startDate, endDate, deliveryConfig } = campaign;
  const delivery = { deliveryMethods, targetAudience, targetResponses, frequency, startDate, endDate, deliveryConfig };
  const { status, publishedVersion, integrityLevel = null } = campaign;
  const changes = campaign.statusHistory.map(({ from, to, at, by }) => ({
    type: 'status',
    at,
    body: { from, to, by: by === null ? 'the clock' : staff(by) },
  }));
  const absences = campaign.absences.map(({ from, to }) => ({
    type: 'deleted-for-a-time',
    at: from,
    body: { from, to },
  }));
  const defence = watch.notes.map(({ at, kind, text }) => ({ type: 'defence', at, body: { kind, text } }));
  return [
    {
      type: 'campaign',
      at: campaign.createdAt,
      body: { id, title, description, purpose, delivery, status, publishedVersion, integrityLevel },
    },
    ...[...changes, ...absences, ...defence].sort((a, b) => a.at.getTime() - b.at.getTime()),
  ];
};

const changesBetween = (before: SurveyVersion, after: SurveyVersion) => {
  const old = new Map(before.questions.map((question) => [question.id, JSON.stringify(question)]));
  const ids = new Set(after.questions.map(({ id }) => id));
  return {
    added: after.questions.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    removed: before.questions.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    changed: after.questions
      .filter((question) => old.has(question.id) && old.get(question.id) !== JSON.stringify(question))
      .map(({ id }) => id),
  };
};

const statusAt = ({ statusHistory }: Campaign, at: Date): string =>
  statusHistory.findLast((change) => change.at <= at)?.to ?? 'draft';

/** Every version as people saw it, and for those after the first which questions changed, in which status. */
export const surveyEntries = (campaign: Campaign, versions: readonly SurveyVersion[]): Entry[] =>
  versions.flatMap(({ councilId: _, ...version }, index) => {
    const at = new Date(version.publishedAt);
    const shown = { type: 'survey-version', at, body: version };
    const before = versions[index - 1];
    const after = versions[index];
    if (!before || !after) return [shown];
    const body = { version: version.version, status: statusAt(campaign, at), questions: changesBetween(before, after) };
    return [shown, { type: 'survey-change', at, body }];
  });
