import { MAX_COMMITMENT_LINK_LABEL, MAX_COMMITMENT_LINKS } from '@folkmoot/contracts/client';
import { Box, Button, Group, IconPlus, IconX, Stack, Text, TextInput } from '@folkmoot/ui';
import { IconButton } from '@folkmoot/ui/controls';
import type { DraftLink, DraftProblems } from './commitment.domain';
import { messages } from './commitments.messages';

const texts = messages.form;

interface Props {
  readonly links: readonly DraftLink[];
  /** Null before somebody has tried to save. */
  readonly problems: DraftProblems['links'] | null;
  readonly onChange: (links: readonly DraftLink[]) => void;
}

/** The links of a commitment: to minutes, a plan, a decision. */
export const LinkFields = ({ links, problems, onChange }: Props) => {
  const change = (index: number, patch: Partial<DraftLink>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...patch } : link)));
  return (
    <Stack gap="xs" component="fieldset" bd={0} p={0} m={0}>
      <Text component="legend" size="sm" fw={600}>
        {texts.links}
      </Text>
      {links.map(({ label, url }, index) => {
        const key = `${index}`;
        const problem = problems?.[index];
        return (
          <Group key={key} align="flex-start" gap="xs">
            <TextInput
              flex="1 1 11rem"
              label={texts.linkLabel}
              maxLength={MAX_COMMITMENT_LINK_LABEL}
              value={label}
              error={problem === 'label' ? texts.linkLabelMissing : null}
              onChange={(event) => change(index, { label: event.currentTarget.value })}
            />
            <TextInput
              flex="1 1 11rem"
              type="url"
              label={texts.linkUrl}
              value={url}
              error={problem === 'address' ? texts.linkUrlWrong : null}
              onChange={(event) => change(index, { url: event.currentTarget.value })}
            />
            <Box mt={24}>
              <IconButton
                label={texts.removeLink}
                icon={IconX}
                onClick={() => onChange(links.filter((_, at) => at !== index))}
              />
            </Box>
          </Group>
        );
      })}
      {links.length < MAX_COMMITMENT_LINKS && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          {texts.addLink}
        </Button>
      )}
    </Stack>
  );
};
