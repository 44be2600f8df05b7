import { ActionIcon, IconListDetails, Stack, Text } from '@folkmoot/ui';
import { Checkbox, Popover, SegmentedControl } from '@folkmoot/ui/controls';
import { messages } from './list.messages';
import { type Columns, columnKeys } from './use-columns';
import { type Density, densities } from './use-density';

interface Props {
  columns: Columns;
  density: Density;
}

/** Which columns the list shows, and how high its rows are. */
export const ViewChoice = ({ columns: { shown, toggle }, density: { density, choose } }: Props) => (
  <Popover width={240} position="bottom-end" trapFocus>
    <Popover.Target>
      <ActionIcon variant="default" size={36} aria-label={messages.chooseView} title={messages.chooseView}>
        <IconListDetails size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown aria-label={messages.chooseView}>
      <Stack gap="xs">
        {columnKeys.map((key) => (
          <Checkbox
            key={key}
            label={messages.columns[key]}
            checked={shown.includes(key)}
            onChange={() => toggle(key)}
          />
        ))}
        <Text size="sm" fw={500} mt="xs">
          {messages.density}
        </Text>
        <SegmentedControl
          aria-label={messages.density}
          fullWidth
          value={density}
          onChange={(chosen) => choose(chosen as typeof density)}
          data={densities.map((value) => ({ value, label: messages.densities[value] }))}
        />
      </Stack>
    </Popover.Dropdown>
  </Popover>
);
