import type { Report } from '@folkmoot/contracts/client';
import { Select } from '@folkmoot/ui/controls';
import { messages } from './report-frame.messages';
import type { RangeChoice } from './use-range';

const ALL = 'all';

interface Props {
  range: RangeChoice;
  /** The rounds with their numbers of responses. Undefined while unknown. */
  rounds: Report['rounds'] | undefined;
}

/** Selects one round of a recurring campaign, or all. Empty when there is only one round. */
export const RoundFilter = ({ range, rounds = [] }: Props) => {
  const { round } = range;
  if (rounds.length < 2 && round === undefined) return null;
  const known = rounds.map((each) => ({
    value: String(each.round),
    label: messages.round(each.round, each.responses),
  }));
  const chosen = rounds.some((each) => each.round === round) || round === undefined;
  return (
    <Select
      aria-label={messages.rounds}
      data={[
        { value: ALL, label: messages.allRounds },
        ...known,
        ...(chosen ? [] : [{ value: String(round), label: messages.round(round ?? 0, 0) }]),
      ]}
      value={round === undefined ? ALL : String(round)}
      onChange={(value) => range.chooseRound(value === ALL ? null : Number(value))}
      allowDeselect={false}
      w={210}
    />
  );
};
