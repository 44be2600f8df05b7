import { type Bar, BarChart, type Hint, Text, TextLink } from '@folkmoot/ui';
import { Tooltip } from '@folkmoot/ui/controls';
import { type MethodPart, methodPath } from '../core/method';
import { headingsWith } from './uncertainty';
import { messages } from './uncertainty.messages';

const MOST_WIDTH = 300;
/** A pointer that only passes over the rows shows nothing. */
const OPEN_DELAY_MS = 300;

/** Words that appear below a row. Screen readers get them as the description of the row. */
const RowHint: Hint = ({ words, children }) => (
  <Tooltip
    label={words}
    position="bottom-end"
    openDelay={OPEN_DELAY_MS}
    multiline
    maw={MOST_WIDTH}
    events={{ hover: true, focus: true, touch: true }}
  >
    {children}
  </Tooltip>
);

/** Where a table's figures are explained. */
export const MethodLink = ({ part }: { part: MethodPart }) => (
  <Text size="sm">
    <TextLink to={methodPath(part)} size="sm">
      {messages.howMade}
    </TextLink>
  </Text>
);

interface Props {
  title: string;
  headings: readonly [string, string];
  /** More headings than those of both intervals. */
  cellHeadings?: readonly string[];
  bars: readonly Bar[];
  part: MethodPart;
  onChoose?: ((key: string) => void) | undefined;
  chosen?: readonly string[] | undefined;
}

/** Bars with their intervals, and with weighted figures where there are some. */
export const FigureChart = ({ headings, cellHeadings, bars, part, ...chart }: Props) => {
  const hasFigures = bars.some(({ words }) => words !== undefined);
  const own = cellHeadings
    ? ([...headings, ...cellHeadings] as const)
    : headingsWith(
        headings,
        bars.some(({ second }) => second !== undefined),
      );
  return (
    <BarChart
      {...chart}
      bars={bars}
      headings={hasFigures ? own : headings}
      hint={RowHint}
      tableNote={hasFigures && <MethodLink part={part} />}
    />
  );
};
