import { useCan } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { importTexts as texts } from './import-answers.messages';
import { isImporting, useAnswerSeries } from './use-answer-series';

/** How many answers were imported beside the live ones, which no figure counts. Empty when there are none. */
export const ImportedAnswers = ({ campaignId }: { campaignId: string }) => {
  const { data } = useAnswerSeries(campaignId, useCan('report:read'));
  const items = data?.items ?? [];
  const complete = items.filter(({ isComplete }) => isComplete);
  const answers = complete.reduce((sum, { responses }) => sum + responses, 0);
  const words = [
    ...(complete.length > 0 ? [texts.imports(answers, complete.length)] : []),
    ...(items.some(isImporting) ? [texts.importIsWorking] : []),
  ];
  return words.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {words.join(' ')}
    </Text>
  );
};
