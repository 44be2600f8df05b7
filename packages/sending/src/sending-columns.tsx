import { momentIn } from '@folkmoot/shell-sdk';
import { type Column, StatusBadge, Text } from '@folkmoot/ui';
import { badgeOf, type Sending, stateText } from './sending';
import { messages } from './sending.messages';

const texts = messages.list;

interface FigureOf<T> {
  key: string;
  header: string;
  width: number;
  value: (sending: T) => number;
}

interface Own<T> {
  name: string;
  /** The two lines that say which one it is. */
  linesOf: (sending: T) => readonly [title: string, detail: string];
  /** The figure beside the number of sent messages. */
  figure: FigureOf<T>;
}

const figureColumn = <T,>({ key, header, width, value }: FigureOf<T>): Column<T> => ({
  key,
  header,
  width,
  align: 'end',
  cell: (sending) => <span className="tabular">{value(sending).toLocaleString('en')}</span>,
});

/** The columns of a list of sendings. Times are in the zone of the council. */
export const sendingColumns = <T extends Pick<Sending, 'state' | 'undoUntil' | 'problem' | 'counts' | 'sendAt'>>(
  zone: string,
  { name, linesOf, figure }: Own<T>,
): Column<T>[] => [
  {
    key: 'name',
    header: name,
    cell: (sending) => {
      const [title, detail] = linesOf(sending);
      return (
        <>
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {detail}
          </Text>
        </>
      );
    },
  },
  {
    key: 'state',
    header: texts.state,
    width: 140,
    cell: (sending) => <StatusBadge status={badgeOf[sending.state]} label={stateText(sending)} />,
  },
  figureColumn({ key: 'sent', header: texts.sent, width: 100, value: ({ counts }) => counts.sent }),
  figureColumn(figure),
  {
    key: 'when',
    header: texts.when,
    width: 180,
    cell: ({ sendAt }) => (sendAt ? momentIn(sendAt, zone) : texts.notYet),
  },
];
