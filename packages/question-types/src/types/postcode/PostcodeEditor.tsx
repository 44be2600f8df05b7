import type { CouncilPlace, Question } from '@folkmoot/contracts/client';
import { Button, Group, Stack, Text } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useEffect } from 'react';
import { useEditorServices } from '../../editing/editor-services';
import { CountrySelect } from '../../personal/CountrySelect';
import { PersonalNote } from '../../personal/PersonalNote';
import { messages as personal } from '../../personal/personal.messages';
import type { EditorProps } from '../../views';
import { messages } from './postcode-staff.messages';

type Table = CouncilPlace & { table: NonNullable<CouncilPlace['table']> };

const isTable = (place: CouncilPlace): place is Table => place.table !== undefined && place.state === 'current';

const withTable = ({ table, areas }: Table, keepsPostcode: boolean): Partial<Question> => ({
  postcodeTable: table,
  areas,
  keepsPostcode,
});

/** The choice between ward and postcode. New questions keep the ward as soon as the council has a table. */
const Kept = ({ question, onChange }: EditorProps) => {
  const { places = [] } = useEditorServices();
  const table = places.find(isTable);
  const { postcodeTable, keepsPostcode, areas = [] } = question;
  const isNew = keepsPostcode === false && !postcodeTable;
  useEffect(() => {
    if (table && isNew) onChange(withTable(table, false));
  }, [table, isNew, onChange]);
  if (!postcodeTable)
    return table ? (
      <Group>
        <Text size="sm">{messages.older}</Text>
        <Button size="compact-sm" variant="default" onClick={() => onChange(withTable(table, false))}>
          {messages.use}
        </Button>
      </Group>
    ) : (
      <Text size="sm" c="dimmed">
        {messages.noTable}
      </Text>
    );
  return (
    <div>
      <Text size="sm" fw={500}>
        {messages.keeps}
      </Text>
      <SegmentedControl
        aria-label={messages.keeps}
        value={keepsPostcode ? 'all' : 'ward'}
        onChange={(value) => onChange({ keepsPostcode: value === 'all' })}
        data={[
          { value: 'ward', label: messages.ward },
          { value: 'all', label: messages.all },
        ]}
      />
      <Text size="sm" c="dimmed">
        {keepsPostcode ? messages.allHint : messages.wardHint} {messages.table(postcodeTable.name, areas.length)}
      </Text>
      {table && table.table.url !== postcodeTable.url && (
        <Group>
          <Text size="sm">{messages.newer}</Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onChange(withTable(table, keepsPostcode === true))}
          >
            {messages.useNewer}
          </Button>
        </Group>
      )}
    </div>
  );
};

export const PostcodeEditor = (props: EditorProps) => (
  <Stack gap="sm">
    <CountrySelect {...props} description={personal.postcodeCountry} />
    <Kept {...props} />
    {!props.question.postcodeTable && <PersonalNote />}
  </Stack>
);
