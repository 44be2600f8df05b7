import { contrast, isColour, READABLE_CONTRAST } from '@folkmoot/contracts/client';
import { Group, IconAlertTriangle, IconCircleCheck, Stack, Text } from '@folkmoot/ui';
import { ColorInput } from '@folkmoot/ui/controls';
import { messages } from './branding.messages';

const WHITE = '#ffffff';
const eyeDropper = { 'aria-label': messages.pick };
const swatches = ['#2563eb', '#1e3a8a', '#0f766e', '#059669', '#15803d', '#b45309', '#ea580c', '#b91c1c', '#7c3aed'];

/** Minimum contrast between graphics and background (WCAG 2.2, 1.4.11). */
const CLEAR_CONTRAST = 3;

const Contrast = ({ colour, carriesText }: { colour: string; carriesText: boolean }) => {
  const ratio = contrast(colour, WHITE);
  const isEnough = ratio >= (carriesText ? READABLE_CONTRAST : CLEAR_CONTRAST);
  const texts = carriesText ? messages.contrast.text : messages.contrast.mark;
  const words = ratio.toFixed(1);
  const Icon = isEnough ? IconCircleCheck : IconAlertTriangle;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <Icon size={16} stroke={1.5} style={{ flexShrink: 0, marginTop: 2 }} aria-hidden="true" />
      <Text size="xs">{isEnough ? texts.good(words) : texts.low(words)}</Text>
    </Group>
  );
};

interface Props {
  label: string;
  help: string;
  value: string;
  readOnly: boolean;
  /** Text is shown on it or in it, not only graphics. */
  carriesText: boolean;
  onChange: (colour: string) => void;
}

/** A colour, and whether it can be read. */
export const ColourField = ({ label, help, value, readOnly, carriesText, onChange }: Props) => (
  <Stack gap={6}>
    <ColorInput
      label={label}
      description={help}
      value={value}
      readOnly={readOnly}
      withPicker={!readOnly}
      withEyeDropper={!readOnly}
      swatches={readOnly ? [] : swatches}
      eyeDropperButtonProps={eyeDropper}
      error={isColour(value) ? null : messages.invalid}
      onChange={onChange}
    />
    {isColour(value) && <Contrast colour={value} carriesText={carriesText} />}
  </Stack>
);
