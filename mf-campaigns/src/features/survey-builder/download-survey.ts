import { downloadSurveyOperation } from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { saveFrom } from '../../entities/file';
import type { Saving } from './saving/use-saving';
import { messages } from './survey-builder.messages';

/** Saves what is not saved yet, then downloads the survey as the server has it. */
export const downloadSurvey = async (campaignId: string, flush: Saving['flush']): Promise<void> => {
  if (await flush()) saveFrom(hrefOf(downloadSurveyOperation, { params: { campaignId } }));
  else notify.error(messages.downloadFailed);
};
