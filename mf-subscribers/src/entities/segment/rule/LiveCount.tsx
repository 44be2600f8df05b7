import { countSegmentOperation, type Segment, type SegmentGroup } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Text, useDebouncedValue } from '@folkmoot/ui';
import { finishedRule, isUnfinished } from './rule.domain';
import { ruleTexts as texts } from './rule.messages';

const QUICK_AFTER_MS = 300;
/** The exact count may read the whole list, so it waits until nobody changes the rule. */
const EXACT_AFTER_MS = 1_000;
const MINUTE_MS = 60_000;

/** The stored count of a saved segment. */
type KeptCount = Pick<Segment, 'size' | 'countedAt'>;

/** The number that is there at once: the stored one, or an estimate. Null until it is about the present rule. */
const useFirstCount = (rule: SegmentGroup, kept: KeptCount | null) => {
  const written = JSON.stringify(rule);
  const [settled] = useDebouncedValue(written, QUICK_AFTER_MS);
  const body = { rule: JSON.parse(settled) as SegmentGroup, isQuick: true };
  const quick = useOperation(
    countSegmentOperation,
    { body },
    { placeholderData: keepPreviousData, enabled: kept === null },
  );
  if (kept) {
    const data = { count: kept.size, isExact: true };
    return { data, isFailed: false, isOld: false, isFinal: kept.countedAt === null };
  }
  const isOld = settled !== written || quick.isPlaceholderData || !quick.isSuccess;
  return { data: quick.data, isFailed: quick.isError, isOld, isFinal: quick.data?.isExact === true };
};

/** The first number, and then the exact one. */
const useCounts = (rule: SegmentGroup, kept: KeptCount | null) => {
  const first = useFirstCount(rule, kept);
  const written = JSON.stringify(rule);
  const [calm] = useDebouncedValue(written, EXACT_AFTER_MS);
  const isWanted = !first.isOld && !first.isFinal;
  const exact = useOperation(countSegmentOperation, { body: { rule } }, { enabled: isWanted && calm === written });
  const second = isWanted ? exact.data : undefined;
  return {
    ...first,
    data: second ?? first.data,
    keptAt: second ? null : (kept?.countedAt ?? null),
    isCounting: isWanted && !second && !exact.isError,
  };
};

const noteOf = ({ data, isOld, isCounting, keptAt }: ReturnType<typeof useCounts>): string => {
  if (isOld || !data) return '';
  if (keptAt) return texts.keptCount(Math.max(0, Math.round((Date.now() - Date.parse(keptAt)) / MINUTE_MS)));
  if (data.isExact) return '';
  return isCounting ? texts.exactFollows : texts.staysEstimate;
};

interface Props {
  rule: SegmentGroup;
  /** The count that is stored with this rule; null for a rule that is not saved. */
  kept: KeptCount | null;
}

/** How many people match, counted while the rule is edited. Conditions without values are left out, and the text says so. */
export const LiveCount = ({ rule, kept }: Props) => {
  const finished = finishedRule(rule);
  const hasGap = isUnfinished(rule);
  const counts = useCounts(finished, kept);
  const { data, isFailed, isOld } = counts;
  if (hasGap && finished.rules.length === 0) {
    return (
      <div>
        <Text role="status" fw={600} c="dimmed">
          {texts.nothingToCount}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.unfinished}
        </Text>
      </div>
    );
  }
  const words = data ? texts.counted(data.count, data.isExact) : texts.counting;
  return (
    <div>
      <Text role="status" fw={600} className="tabular" c={isOld || hasGap ? 'dimmed' : undefined}>
        {isFailed ? texts.countFailed : words}
        {hasGap && !isFailed && data ? ` ${texts.soFar}` : ''}
      </Text>
      {/* One line high also without a note, so that nothing below it moves. */}
      <Text size="sm" c="dimmed" mih="1.5em">
        {hasGap ? texts.unfinished : noteOf(counts)}
      </Text>
    </div>
  );
};
