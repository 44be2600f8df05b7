import type { Tool } from '../mcp.types';
import { crossTabulateTool } from './cross-tabulate.tool';
import { draftSurveyTool } from './draft-survey.tool';
import { listCampaignsTool } from './list-campaigns.tool';
import { readReportTool } from './read-report.tool';
import { readRepresentativenessTool } from './read-representativeness.tool';
import { searchAnswersTool } from './search-answers.tool';

/** The tools in the order in which an assistant uses them. */
export const tools: readonly Tool[] = [
  listCampaignsTool,
  readReportTool,
  readRepresentativenessTool,
  crossTabulateTool,
  searchAnswersTool,
  draftSurveyTool,
];
