import type { CampaignDetail } from '@folkmoot/contracts/client';
import { dayIn } from '@folkmoot/shell-sdk';
import { stepInWords } from '../../entities/campaign/campaign-words.messages';
import { isBeforeActivation } from '../../entities/campaign/transitions.domain';
import { daysActive } from './campaign-detail.domain';
import { lineTexts as texts } from './campaign-detail.messages';

interface Reader {
  zone: string;
  now: Date;
}

const endOf = ({ endDate, status }: CampaignDetail, { zone }: Reader): string[] => {
  const isOver = status === 'completed' || status === 'archived';
  if (endDate === null) return isOver ? [] : [texts.noEnd];
  const day = dayIn(endDate, zone);
  return [isOver ? texts.ended(day) : texts.ends(day)];
};

const datesAhead = (campaign: CampaignDetail, reader: Reader): string[] => {
  const { startDate, endDate } = campaign;
  if (startDate === null && endDate === null) return [texts.noDates];
  return [...(startDate ? [texts.opens(dayIn(startDate, reader.zone))] : []), ...endOf(campaign, reader)];
};

/** The state of a campaign in one line: `240 of 400 responses, day 61, ends 22 Dec 2026`. */
export const stateLine = (campaign: CampaignDetail, reader: Reader): string => {
  const { status, currentStep, responseCount, targetResponses, startDate } = campaign;
  if (isBeforeActivation(status)) return [stepInWords(currentStep), ...datesAhead(campaign, reader)].join(', ');
  if (status === 'scheduled') return endOf(campaign, reader).join(', ');
  const days = daysActive(startDate, reader.now);
  const isRunning = status === 'active' || status === 'paused';
  const day = isRunning && days > 0 ? [texts.day(days)] : [];
  return [texts.responses(responseCount, targetResponses), ...day, ...endOf(campaign, reader)].join(', ');
};
