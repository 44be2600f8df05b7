import type { Segment, Tag } from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { namesDeleted, ruleOfSegment } from './rule.domain';
import { ruleTexts } from './rule.messages';
import { ruleWords } from './rule-words';
import { useRuleFields } from './use-rule-fields';

interface Props {
  segment: Pick<Segment, 'filter' | 'rule'>;
  tags: readonly Tag[];
}

/** The conditions of a segment as a sentence. Says when a deleted tag or attribute makes it find nobody. */
export const RuleSentence = ({ segment: { filter, rule }, tags }: Props) => {
  const timeZone = useCouncilZone();
  const { fields, isLoaded } = useRuleFields();
  const whole = ruleOfSegment(filter, rule);
  const hasDeleted = isLoaded && tags.length > 0 && namesDeleted(whole, new Set(tags.map(({ id }) => id)), fields);
  return (
    <>
      <Text size="sm" c={whole.rules.length === 0 ? 'dimmed' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {ruleWords(whole, { ...fields, tags, timeZone })}
      </Text>
      {hasDeleted && (
        <Text size="sm" c="dimmed" role="note">
          {ruleTexts.findsNobody}
        </Text>
      )}
    </>
  );
};
