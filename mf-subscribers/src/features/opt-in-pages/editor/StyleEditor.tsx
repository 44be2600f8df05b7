import { contrast, isColour, type OptInStyling, optInFonts, READABLE_CONTRAST } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { Alert, Card, Stack, Title } from '@folkmoot/ui';
import { ColorInput, Select, Switch } from '@folkmoot/ui/controls';
import { messages } from './editor.messages';

const texts = messages.style;
const FALLBACK = '#2563eb';
/** The darkest text on the page. */
const INK = '#0b0c0c';
const eyeDropper = { 'aria-label': texts.pick };
const swatches = ['#1d4ed8', '#0f766e', '#15803d', '#b45309', '#b91c1c', '#7c3aed', '#374151'];
const paleSwatches = ['#ffffff', '#f8fafc', '#f0fdf4', '#eff6ff', '#fffbeb', '#fdf2f8', '#f5f5f4'];

interface Props {
  styling: OptInStyling;
  onChange: (styling: OptInStyling) => void;
}

const isHard = (text: string, background: string): boolean =>
  isColour(text) && isColour(background) && contrast(text, background) < READABLE_CONTRAST;

const Primary = ({ styling, onChange }: Props) => {
  const { council } = useSession();
  const ours = council?.branding.primaryColor ?? FALLBACK;
  const { primaryColor } = styling;
  const shown = primaryColor ?? ours;
  return (
    <Stack gap="xs">
      <Switch
        label={texts.council}
        checked={primaryColor === null}
        onChange={(event) => onChange({ ...styling, primaryColor: event.currentTarget.checked ? null : ours })}
      />
      <ColorInput
        label={texts.primary}
        description={texts.primaryHelp}
        value={shown}
        disabled={primaryColor === null}
        swatches={swatches}
        eyeDropperButtonProps={eyeDropper}
        onChange={(next) => onChange({ ...styling, primaryColor: next })}
        error={isColour(shown) ? null : texts.invalid}
      />
      {isHard(shown, '#ffffff') && (
        <Alert color="amber" py="xs">
          {texts.contrast(contrast(shown, '#ffffff'))}
        </Alert>
      )}
    </Stack>
  );
};

/** Primary colour, background and font; warns about colours that are hard to read. */
export const StyleEditor = ({ styling, onChange }: Props) => {
  const { backgroundColor, fontFamily } = styling;
  return (
    <Card component="section" aria-label={texts.heading}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.heading}
        </Title>
        <Primary styling={styling} onChange={onChange} />
        <ColorInput
          label={texts.background}
          value={backgroundColor}
          swatches={paleSwatches}
          eyeDropperButtonProps={eyeDropper}
          onChange={(next) => onChange({ ...styling, backgroundColor: next })}
          error={isColour(backgroundColor) ? null : texts.invalid}
        />
        {isHard(INK, backgroundColor) && (
          <Alert color="amber" py="xs">
            {texts.backgroundContrast(contrast(INK, backgroundColor))}
          </Alert>
        )}
        <Select
          label={texts.font}
          data={optInFonts.map((value) => ({ value, label: texts.fonts[value] }))}
          value={fontFamily}
          allowDeselect={false}
          onChange={(next) => {
            const font = optInFonts.find((each) => each === next);
            if (font) onChange({ ...styling, fontFamily: font });
          }}
        />
      </Stack>
    </Card>
  );
};
