import { contrast } from '@folkmoot/contracts/client';
import { Group, Stack, Text } from '@folkmoot/ui';
import { ColorInput } from '@folkmoot/ui/controls';
import { TagChip } from '../../entities/tag/TagChips';
import { messages } from './tags.messages';

const texts = messages.dialog;
/** Minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;
const swatches = ['#2563eb', '#0f766e', '#15803d', '#b45309', '#be185d', '#7c3aed', '#475569', '#b91c1c'];

export const isHexColour = (color: string): boolean => /^#[0-9a-fA-F]{6}$/.test(color);

const Contrast = ({ name, color }: { name: string; color: string }) => {
  const ratio = contrast(color, '#ffffff');
  return (
    <Group gap="xs" role="status">
      <TagChip tag={{ id: 'preview', name: name || texts.name, color }} />
      <Text size="xs" c="dimmed" flex="1 1 180px">
        {texts.contrast(ratio.toFixed(1))} {ratio >= VISIBLE ? texts.contrastGood : texts.contrastPoor}
      </Text>
    </Group>
  );
};

interface Props {
  name: string;
  color: string;
  onChange: (color: string) => void;
}

/** The colour with what it looks like beside the name, and how well it is seen. */
export const ColorField = ({ name, color, onChange }: Props) => (
  <Stack gap="xs">
    <ColorInput
      label={texts.color}
      value={color}
      onChange={onChange}
      swatches={swatches}
      swatchesPerRow={8}
      error={isHexColour(color) ? undefined : texts.colorProblem}
    />
    {isHexColour(color) && <Contrast name={name} color={color} />}
  </Stack>
);
