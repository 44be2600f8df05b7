import { applyRepair, type Repair } from '@folkmoot/question-types/core';
import { Button, Group } from '@folkmoot/ui';
import { NativeSelect } from '@folkmoot/ui/controls';
import { useTools } from '../builder-context';
import { messages } from './checks.messages';

const keyOf = (repair: Repair): string => `${repair.kind} ${repair.label} ${'index' in repair ? repair.index : ''}`;

/** Buttons that repair a problem. Each is one step that can be undone (E-82). */
export const Repairs = ({ repairs }: { repairs: readonly Repair[] | undefined }) => {
  const { store, canEdit } = useTools();
  if (!canEdit || !repairs?.length) return null;
  const mend = (repair: Repair, choice?: string) =>
    store.getState().change((draft) => applyRepair(draft, repair, choice));
  return (
    <Group gap="xs">
      {repairs.map((repair) =>
        'choices' in repair ? (
          <NativeSelect
            key={keyOf(repair)}
            size="xs"
            aria-label={messages.choice(repair.label)}
            value=""
            onChange={(event) => mend(repair, event.currentTarget.value)}
          >
            <option value="" disabled>
              {repair.label}…
            </option>
            {repair.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <Button key={keyOf(repair)} size="compact-sm" variant="default" onClick={() => mend(repair)}>
            {repair.label}
          </Button>
        ),
      )}
    </Group>
  );
};
