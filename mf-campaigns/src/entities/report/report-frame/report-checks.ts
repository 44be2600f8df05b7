import type { Report } from '@folkmoot/contracts/client';
import { messages } from './report-frame.messages';

export interface Checked {
  readonly report: Pick<Report, 'title' | 'responses'> | undefined;
  readonly council: { readonly name: string } | null | undefined;
  /** Both days, or none for All Time, which is from the first response to the last. */
  readonly days: { readonly from?: string; readonly to?: string };
}

const ofCampaign = (report: Checked['report']): string[] => {
  if (!report) return [messages.checks.campaign];
  return report.title.trim() === '' ? [messages.checks.title] : [];
};

const ofResponses = (report: Checked['report']): string[] => {
  const count: unknown = report?.responses;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return [messages.checks.responses];
  return count === 0 ? [messages.checks.noResponses] : [];
};

const ofCouncil = (council: Checked['council']): string[] => {
  if (!council) return [messages.checks.council];
  return council.name.trim() === '' ? [messages.checks.councilName] : [];
};

const ofRange = ({ from, to }: Checked['days']): string[] =>
  (from === undefined) === (to === undefined) ? [] : [messages.checks.range];

/**
 * The parts that are missing for a report as a document, in the words and order of the specification. Empty when it is
 * complete.
 */
export const missingForReport = ({ report, council, days }: Checked): string[] => [
  ...ofCampaign(report),
  ...ofResponses(report),
  ...ofCouncil(council),
  ...ofRange(days),
];
