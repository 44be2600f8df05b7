import { Text, TextLink } from '@folkmoot/ui';

interface Props {
  text: string;
  /** Below `/dashboard/settings`. */
  section: string;
  label: string;
}

/** A line with a link to the setting for all campaigns. The link is underlined because it is inside a sentence. */
export const SettingsHint = ({ text, section, label }: Props) => (
  <Text c="dimmed">
    {text}{' '}
    <TextLink to={`/dashboard/settings/${section}`} underline="always">
      {label}
    </TextLink>
  </Text>
);
