import { getReportOperation, type QuestionResult, type Report } from '@folkmoot/contracts/client';
import { useOperation, useSearchPatch } from '@folkmoot/shell-sdk';
import { Box, Card, QueryStates, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import classes from './cross-table.module.css';
import { messages } from './report.messages';

interface Props {
  campaignId: string;
  rounds: Report['rounds'];
}

interface Pair {
  before: QuestionResult | undefined;
  after: QuestionResult;
}

const signed = (points: number): string => `${points > 0 ? '+' : ''}${points}`;

const Question = ({ before, after, names }: Pair & { names: readonly [string, string] }) => {
  const was = new Map(before?.segments?.map((segment) => [segment.value, segment]));
  return (
    <Box className={classes.frame} role="group" aria-label={after.title} tabIndex={0}>
      <table className={classes.table}>
        <caption>
          {after.title}
          {' – '}
          {messages.compareBase(before?.answered ?? 0, after.answered)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.answer}</th>
            <th scope="col" className={classes.number}>
              {names[0]}
            </th>
            <th scope="col" className={classes.number}>
              {names[1]}
            </th>
            <th scope="col" className={classes.number}>
              {messages.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {after.segments?.map(({ value, label, count, percent }) => {
            const old = was.get(value);
            return (
              <tr key={value}>
                <th scope="row">{label}</th>
                <td className={`tabular ${classes.number}`}>{messages.share(old?.count ?? 0, old?.percent ?? 0)}</td>
                <td className={`tabular ${classes.number}`}>{messages.share(count, percent)}</td>
                <td className={`tabular ${classes.number}`}>
                  {messages.points(signed(percent - (old?.percent ?? 0)))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};

const useRound = (campaignId: string, round: number) =>
  useOperation(getReportOperation, { params: { campaignId }, query: { round } });

const Compared = ({ campaignId, first, second }: { campaignId: string; first: number; second: number }) => {
  const before = useRound(campaignId, first);
  const after = useRound(campaignId, second);
  return (
    <QueryStates query={before} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
      {(firstReport) => (
        <QueryStates query={after} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
          {(secondReport) => (
            <Stack gap="lg">
              {secondReport.results
                .filter(({ segments = [] }) => segments.length > 0)
                .map((result) => (
                  <Question
                    key={result.questionId}
                    before={firstReport.results.find(({ questionId }) => questionId === result.questionId)}
                    after={result}
                    names={[messages.round(first), messages.round(second)]}
                  />
                ))}
            </Stack>
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
};

/** Two rounds of a recurring campaign side by side, by question. The default is the latest two. */
export const CompareRounds = ({ campaignId, rounds }: Props) => {
  const { params, patch } = useSearchPatch();
  if (rounds.length < 2) return null;
  const known = (name: string, otherwise: number | undefined): number =>
    rounds.find(({ round }) => String(round) === params.get(name))?.round ?? otherwise ?? 1;
  const first = known('before', rounds.at(-2)?.round);
  const second = known('after', rounds.at(-1)?.round);
  const data = rounds.map(({ round, responses }) => ({
    value: String(round),
    label: messages.roundWith(round, responses),
  }));
  return (
    <Card component="section" aria-label={messages.compare}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {messages.compare}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.compareHint}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label={messages.compareBefore}
            data={data}
            value={String(first)}
            allowDeselect={false}
            onChange={(value) => patch({ before: value })}
          />
          <Select
            label={messages.compareAfter}
            data={data}
            value={String(second)}
            allowDeselect={false}
            onChange={(value) => patch({ after: value })}
          />
        </SimpleGrid>
        <Compared campaignId={campaignId} first={first} second={second} />
      </Stack>
    </Card>
  );
};
