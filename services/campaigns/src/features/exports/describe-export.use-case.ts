import { DomainError, type ResponseExport, reportExportedEvent, type UserActor } from '@folkmoot/contracts';
import { everyQuestion } from '../../records/asked-questions';
import { checkRange } from '../../records/local-days';
import type { Deps } from '../../records/repositories';
import type { DayRange } from '../../records/rollup.repository';

/** Who takes out what. */
export interface ExportAsked {
  readonly campaignId: string;
  readonly range: DayRange & { readonly round?: number | undefined };
}

const noted = async ({ unitOfWork }: Deps, actor: UserActor, campaignId: string, responses: number): Promise<void> =>
  unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      payload: { campaignId, change: 'csv', responses },
    });
  });

const periodOf = (days: readonly { day: string }[], { from, to }: DayRange): ResponseExport['period'] => {
  const [first, last] = [from ?? days[0]?.day, to ?? days.at(-1)?.day];
  return first && last ? { from: first, to: last } : null;
};

/** What stands around the rows of an export; that it was taken is in the activity log. Throws no_responses. */
export const describeExport = async (
  deps: Deps,
  actor: UserActor,
  { campaignId, range }: ExportAsked,
): Promise<ResponseExport> => {
  checkRange(range);
  const repositories = deps.reader(actor);
  const { title } = await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const days = await repositories.rollups.listDays({ campaignId, ...range });
  const responses = days.reduce((sum, day) => sum + day.responses, 0);
  if (responses === 0) throw new DomainError('no_responses');
  const [questions, council] = await Promise.all([
    everyQuestion(repositories, campaignId),
    repositories.councils.find(),
  ]);
  await noted(deps, actor, campaignId, responses);
  return {
    council: council?.name ?? '',
    campaign: title,
    generatedAt: deps.clock.now().toISOString(),
    timezone: zone,
    period: periodOf(days, range),
    isAllTime: range.from === undefined && range.to === undefined,
    ...(range.round === undefined ? {} : { round: range.round }),
    responses,
    questions,
  };
};
