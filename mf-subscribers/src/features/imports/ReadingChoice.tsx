import {
  getImportOperation,
  importDelimiters,
  importEncodings,
  readImportAgainOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Collapse, Group, Text, useDisclosure, useId } from '@folkmoot/ui';
import { NativeSelect } from '@folkmoot/ui/controls';
import type { Preview } from './import-form';
import { messages } from './imports.messages';

const texts = messages.reading;

const delimiterOptions = importDelimiters.map((value) => ({ value, label: texts.delimiters[value] }));

const useReadAgain = (importId: string) => {
  const invalidate = useInvalidate();
  const read = useOperationMutation(readImportAgainOperation);
  return {
    isPending: read.isPending,
    problem: read.error && (read.error instanceof ApiError ? read.error.message : texts.failed),
    run: async (encoding: string, delimiter: string) => {
      const body = {
        encoding: importEncodings.find((each) => each === encoding),
        delimiter: importDelimiters.find((each) => each === delimiter),
      };
      await read.mutateAsync({ params: { importId }, body }).catch(() => null);
      await invalidate(getImportOperation);
    },
  };
};

/** How the file was read, and the choice of encoding and delimiter where the guess was wrong. */
export const ReadingChoice = ({ importId, preview }: { importId: string; preview: Preview }) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  const areaId = useId();
  const again = useReadAgain(importId);
  const { encoding, delimiter } = preview;
  return (
    <div>
      <Group gap="xs" align="baseline">
        <Text size="xs" c="dimmed">
          {messages.check.found(encoding, delimiter)}
        </Text>
        <Button variant="subtle" size="compact-xs" onClick={toggle} aria-expanded={isOpen} aria-controls={areaId}>
          {texts.wrong}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={areaId}>
        <Group gap="sm" mt="xs" align="flex-end">
          <NativeSelect
            label={texts.encoding}
            data={[...importEncodings]}
            value={encoding}
            disabled={again.isPending}
            onChange={(event) => void again.run(event.currentTarget.value, delimiter)}
          />
          <NativeSelect
            label={texts.delimiter}
            data={delimiterOptions}
            value={delimiter}
            disabled={again.isPending}
            onChange={(event) => void again.run(encoding, event.currentTarget.value)}
          />
        </Group>
        <Text size="xs" c={again.problem ? 'red' : 'dimmed'} mt={4} role={again.problem ? 'alert' : undefined}>
          {again.problem || texts.help}
        </Text>
      </Collapse>
    </div>
  );
};
