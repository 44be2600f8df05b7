import { Text, TextLink } from '@folkmoot/ui';

interface Props {
  text: string;
  /** Below `/dashboard/settings`. */
  section: string;
  label: string;
}

/** A line that leads to where something is set for all campaigns: underlined, since it stands among words. */
export const SettingsHint = ({ text, section, label }: Props) => (
  <Text c="dimmed">
    {text}{' '}
    <TextLink to={`/dashboard/settings/${section}`} underline="always">
      {label}
    </TextLink>
  </Text>
);
