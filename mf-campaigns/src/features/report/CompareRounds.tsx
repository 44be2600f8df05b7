import type { Report } from '@folkmoot/contracts/client';
import { methodPath } from '@folkmoot/question-types/core';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import { Box, Button, Card, QueryStates, SimpleGrid, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { messages as words } from './comparison.messages';
import classes from './cross-table.module.css';
import { ChangeCell, PointCell } from './RoundCells';
import { RoundTrend } from './RoundTrend';
import { messages } from './report.messages';
import { labelOf } from './round-words.domain';
import { type RoundCounts, type RoundsOfQuestion, roundsOfQuestions } from './rounds.domain';
import { useRoundCounts } from './use-round-counts';

interface Props {
  campaignId: string;
  rounds: Report['rounds'];
}

const Question = ({ question, names }: { question: RoundsOfQuestion; names: readonly string[] }) => (
  <Box className={classes.frame} role="group" aria-label={question.title} tabIndex={0}>
    <table className={classes.table}>
      <caption>
        {question.title}
        {' – '}
        {messages.compareBase(question.answered[0] ?? 0, question.answered[1] ?? 0)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.answer}</th>
          {[...names, messages.change].map((name) => (
            <th key={name} scope="col" className={classes.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {question.measures.map((measure) => (
          <tr key={measure.key}>
            <th scope="row">{labelOf(measure)}</th>
            <PointCell measure={measure} point={measure.points[0]} />
            <PointCell measure={measure} point={measure.points[1]} />
            <ChangeCell measure={measure} change={measure.changes[0]} />
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

interface ComparedProps {
  counted: readonly RoundCounts[];
  first: number;
  second: number;
}

const Compared = ({ counted, first, second }: ComparedProps) => {
  const pair = [first, second].flatMap((round) => counted.find((each) => each.round === round) ?? []);
  return (
    <Stack gap="lg">
      {roundsOfQuestions(pair, [[0, 1]]).map((question) => (
        <Question
          key={question.questionId}
          question={question}
          names={[messages.round(first), messages.round(second)]}
        />
      ))}
    </Stack>
  );
};

const RoundChoices = ({ rounds, first, second }: Pick<Props, 'rounds'> & Omit<ComparedProps, 'counted'>) => {
  const { patch } = useSearchPatch();
  const data = rounds.map(({ round, responses }) => ({
    value: String(round),
    label: messages.roundWith(round, responses),
  }));
  return (
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
  );
};

/**
 * Two rounds of a recurring campaign side by side, by question, and the trend over all. The default is the latest two.
 */
export const CompareRounds = ({ campaignId, rounds: all }: Props) => {
  const { params } = useSearchPatch();
  const { query, progress, rounds, total, isAsked, ask } = useRoundCounts(campaignId, all);
  if (rounds.length < 2) return null;
  const known = (name: string, otherwise: number | undefined): number =>
    rounds.find(({ round }) => String(round) === params.get(name))?.round ?? otherwise ?? 1;
  const first = known('before', rounds.at(-2)?.round);
  const second = known('after', rounds.at(-1)?.round);
  return (
    <>
      <Card component="section" aria-label={messages.compare}>
        <Stack gap="sm">
          <div>
            <Title order={2} size="h4">
              {messages.compare}
            </Title>
            <Text size="sm" c="dimmed">
              {words.roundsHint}{' '}
              <TextLink underline="always" to={methodPath('trends')} size="sm">
                {words.how}
              </TextLink>
            </Text>
          </div>
          <RoundChoices rounds={rounds} first={first} second={second} />
          {isAsked ? (
            <QueryStates
              query={query}
              loadingLabel={messages.counting(progress?.looked ?? 0, total)}
              errorTitle={messages.loadFailed}
            >
              {(counted) => <Compared counted={counted} first={first} second={second} />}
            </QueryStates>
          ) : (
            <div>
              <Button variant="default" onClick={ask}>
                {words.countRounds(total)}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      {query.data && <RoundTrend rounds={query.data} />}
    </>
  );
};
