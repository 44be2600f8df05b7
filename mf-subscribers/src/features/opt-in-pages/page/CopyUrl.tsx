import { ActionIcon, Button, IconCopy, notify } from '@folkmoot/ui';
import { CopyButton, Tooltip } from '@folkmoot/ui/controls';
import { messages } from './page-words.messages';

interface Props {
  url: string;
  label: string;
  /** Shows only the icon, to save space. */
  isSmall?: boolean;
}

/** Copies an address and says so word for word as specified, as a notice instead of an alert. */
export const CopyUrl = ({ url, label, isSmall = false }: Props) => (
  <CopyButton value={url}>
    {({ copy }) => {
      const onClick = () => {
        copy();
        notify.success(messages.copied);
      };
      const icon = <IconCopy size={isSmall ? 18 : 16} stroke={1.5} aria-hidden="true" />;
      if (!isSmall)
        return (
          <Button variant="default" leftSection={icon} onClick={onClick}>
            {label}
          </Button>
        );
      return (
        <Tooltip label={label}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
            {icon}
          </ActionIcon>
        </Tooltip>
      );
    }}
  </CopyButton>
);
