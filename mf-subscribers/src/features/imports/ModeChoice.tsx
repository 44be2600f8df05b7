import { type ImportMode, importModes } from '@folkmoot/contracts/client';
import { Stack } from '@folkmoot/ui';
import { Radio } from '@folkmoot/ui/controls';
import { messages } from './imports.messages';

const texts = messages.modes;

/** The choice of how the import treats the people of the file. */
export const ModeChoice = ({ value, onChange }: { value: ImportMode; onChange: (mode: ImportMode) => void }) => (
  <Radio.Group
    label={texts.label}
    value={value}
    onChange={(next) => {
      const mode = importModes.find((each) => each === next);
      if (mode) onChange(mode);
    }}
  >
    <Stack gap={6} mt="xs">
      {importModes.map((mode) => (
        <Radio key={mode} value={mode} label={texts[mode].name} description={texts[mode].help} />
      ))}
    </Stack>
  </Radio.Group>
);
