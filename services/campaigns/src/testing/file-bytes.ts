import type { ReportMaking, ResponseFileFormat } from '@folkmoot/contracts';
import {
  type Actor,
  exportResponsesFileOperation,
  exportResponsesOperation,
  watchReportMakingOperation,
} from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { tokenFor } from '@folkmoot/service-kit/testing';
import type { TestCampaigns } from './campaigns-service';

type Query = Readonly<Record<string, string>>;

const get = async (service: TestCampaigns, as: Actor, path: string, query: Query): Promise<Response> => {
  const headers = { [ACTOR_HEADER]: await tokenFor(as, 'campaigns') };
  return fetch(`${service.url}${path}?${new URLSearchParams(query)}`, { headers });
};

/** The bytes of a campaign's CSV, including the byte order mark. */
export const csvBytes = async (
  service: TestCampaigns,
  as: Actor,
  campaignId: string,
  range: Query = {},
): Promise<Buffer> => {
  const response = await get(service, as, exportResponsesOperation.path.replace(':campaignId', campaignId), range);
  return Buffer.from(await response.arrayBuffer());
};

/** The bytes of a campaign's responses in a format. */
export const responseFileBytes = async (
  service: TestCampaigns,
  as: Actor,
  campaignId: string,
  format: ResponseFileFormat,
  range: Query = {},
): Promise<Buffer> => {
  const path = exportResponsesFileOperation.path.replace(':campaignId', campaignId).replace(':format', format);
  return Buffer.from(await (await get(service, as, path, range)).arrayBuffer());
};

/** All messages of the stream for a report document. */
export const making = async (
  service: TestCampaigns,
  as: Actor,
  campaignId: string,
  query: Query,
): Promise<ReportMaking[]> => {
  const response = await get(service, as, watchReportMakingOperation.path.replace(':campaignId', campaignId), query);
  return (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as ReportMaking);
};
