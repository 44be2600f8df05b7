import { methodPath } from '@folkmoot/question-types/core';
import { Box, Card, ChartFrame, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { messages as words } from './comparison.messages';
import crossClasses from './cross-table.module.css';
import { ChangeCell, PointCell } from './RoundCells';
import { messages } from './report.messages';
import classes from './round-trend.module.css';
import { figureText, labelOf } from './round-words.domain';
import { adjacentPairs, type RoundCounts, type RoundsOfQuestion, roundsOfQuestions } from './rounds.domain';
import { type TrendLine, trendLines } from './trend.domain';

const WIDTH = 240;
const HEIGHT = 84;

const MarkShape = ({ x, y, isUp }: { x: number; y: number; isUp: boolean }) => {
  const tip = isUp ? y - 13 : y + 13;
  const foot = isUp ? y - 6 : y + 6;
  return <path className={classes.mark} d={`M${x} ${tip}L${x + 5} ${foot}H${x - 5}Z`} />;
};

const Line = ({ line }: { line: TrendLine }) => (
  <figure className={classes.figure}>
    <figcaption className={classes.caption}>
      <span className={classes.name}>{line.label}</span>
      <span className="tabular">{line.latest}</span>
    </figcaption>
    <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={classes.axis} d={`M0 ${line.base}H${WIDTH}`} />
      {line.bands.map((d) => (
        <path key={d} className={classes.band} d={d} />
      ))}
      {line.beside.map((d) => (
        <path key={d} className={classes.beside} d={d} />
      ))}
      {line.paths.map((d) => (
        <path key={d} className={classes.line} d={d} />
      ))}
      {line.points.map(({ x, y, mark }) => (
        <g key={x}>
          <circle className={classes.point} cx={x} cy={y} r={mark ? 4 : 2.5} />
          {mark && <MarkShape x={x} y={y} isUp={mark === 'up'} />}
        </g>
      ))}
    </svg>
    <span className={classes.ends}>
      <span>{line.ends[0]}</span>
      <span>{line.ends[1]}</span>
    </span>
  </figure>
);

interface QuestionProps {
  question: RoundsOfQuestion;
  rounds: readonly number[];
}

const TrendTable = ({ question: { title, measures }, rounds }: QuestionProps) => (
  <Box className={crossClasses.frame} role="group" aria-label={title} tabIndex={0}>
    <table className={crossClasses.table}>
      <thead>
        <tr>
          <th scope="col">{messages.answer}</th>
          {rounds.map((round, index) => [
            ...(index === 0
              ? []
              : [
                  <th key={`change ${round}`} scope="col" className={crossClasses.number}>
                    {messages.change}
                  </th>,
                ]),
            <th key={round} scope="col" className={crossClasses.number}>
              {messages.round(round)}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {measures.map((measure) => (
          <tr key={measure.key}>
            <th scope="row">{labelOf(measure)}</th>
            {rounds.map((round, index) => [
              ...(index === 0
                ? []
                : [<ChangeCell key={`change ${round}`} measure={measure} change={measure.changes[index - 1]} />]),
              <PointCell key={round} measure={measure} point={measure.points[index]} />,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

const Question = ({ question, rounds }: QuestionProps) => {
  const lines = trendLines(question.measures, {
    width: WIDTH,
    height: HEIGHT,
    rounds: rounds.map(messages.round),
    labelOf,
    textOf: figureText,
  });
  // Shares come after means, and there are more of them.
  const scale = lines.at(-1)?.scale;
  return (
    <Card>
      <Title order={3} size="h5">
        {question.title}
      </Title>
      <Text size="sm" c="dimmed">
        {words.trendBase(Math.min(...question.answered), Math.max(...question.answered))}
        {scale && `. ${words.trendScale(...scale)}`}
      </Text>
      <ChartFrame
        isInteractive={false}
        chart={
          <div className={classes.lines}>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </div>
        }
        table={<TrendTable question={question} rounds={rounds} />}
      />
    </Card>
  );
};

/** Every question over all rounds: a line for each answer with its interval, and marks where a change is real. */
export const RoundTrend = ({ rounds }: { rounds: readonly RoundCounts[] }) => {
  const questions = roundsOfQuestions(rounds, adjacentPairs(rounds.length));
  const isWeighted = questions.some(({ measures }) =>
    measures.some(({ points }) => points.some((point) => point?.weighted)),
  );
  return (
    <Stack component="section" aria-label={words.trend} gap="sm">
      <div>
        <Title order={2} size="h4">
          {words.trend}
        </Title>
        <Text size="sm" c="dimmed">
          {words.trendHint} {isWeighted && `${words.trendWeighted} `}
          <TextLink underline="always" to={methodPath('trends')} size="sm">
            {words.how}
          </TextLink>
        </Text>
      </div>
      {questions.map((question) => (
        <Question key={question.questionId} question={question} rounds={rounds.map(({ round }) => round)} />
      ))}
    </Stack>
  );
};
