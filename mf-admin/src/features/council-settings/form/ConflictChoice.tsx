import { lookup } from '@folkmoot/contracts/client';
import { Alert, Stack, Text } from '@folkmoot/ui';
import { Radio } from '@folkmoot/ui/controls';
import { messages } from './form.messages';
import { type Clash, type Draft, isSame, type Value } from './merge.domain';

const texts = messages.conflict;

interface Props<D extends Draft> {
  clashes: readonly Clash<D>[];
  draft: D;
  labelOf: (field: keyof D & string) => string;
  wordsOf?: ((field: keyof D & string, value: Value) => string | null) | undefined;
  onChoose: (field: keyof D & string, value: Value) => void;
}

const plainWords = (value: Value): string => {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  return String(value ?? '') || texts.empty;
};

/** Both changed the same: each field with both values, mine chosen until somebody says otherwise. */
export const ConflictChoice = <D extends Draft>({ clashes, draft, labelOf, wordsOf, onChoose }: Props<D>) => (
  <Alert color="amber" role="alert" title={texts.title}>
    <Stack gap="md">
      <Text size="sm">{texts.text}</Text>
      {clashes.map(({ field, mine, theirs }) => {
        const words = (value: Value) => wordsOf?.(field, value) ?? plainWords(value);
        return (
          <Radio.Group
            key={field}
            label={labelOf(field)}
            value={isSame(lookup(draft, field), theirs) ? 'theirs' : 'mine'}
            onChange={(choice) => onChoose(field, choice === 'theirs' ? theirs : mine)}
          >
            <Stack gap={6} mt={6}>
              <Radio value="mine" label={`${texts.mine}: ${words(mine)}`} />
              <Radio value="theirs" label={`${texts.theirs}: ${words(theirs)}`} />
            </Stack>
          </Radio.Group>
        );
      })}
    </Stack>
  </Alert>
);
