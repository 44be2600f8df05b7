import { type CommitmentTheme, listCommitmentThemesOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Badge, Button, Group, QueryStates, Stack, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { messages } from './commitments.messages';

const texts = messages.themes;

interface Props {
  readonly campaignId: string;
  readonly onTake: (theme: CommitmentTheme) => void;
  readonly onClose: () => void;
}

/** The themes of the answers with their numbers, to take one over. */
export const ThemesDialog = ({ campaignId, onTake, onClose }: Props) => {
  const themes = useOperation(listCommitmentThemesOperation, { params: { campaignId } });
  return (
    <Modal opened onClose={onClose} title={texts.title} size="lg">
      <Stack>
        <Text>{texts.about}</Text>
        <QueryStates query={themes} loadingLabel={texts.loading} errorTitle={texts.failed}>
          {({ items }) => (
            <>
              {items.length === 0 && <Text c="dimmed">{texts.none}</Text>}
              <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
                {items.map((theme) => (
                  <Group key={theme.id} component="li" justify="space-between" wrap="nowrap">
                    <Text>
                      {theme.name}{' '}
                      <Text span size="sm" c="dimmed">
                        {texts.count(theme.responses)}
                      </Text>
                    </Text>
                    {theme.isTaken ? (
                      <Badge variant="light" color="gray">
                        {texts.taken}
                      </Badge>
                    ) : (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={texts.takeOf(theme.name)}
                        onClick={() => onTake(theme)}
                      >
                        {texts.take}
                      </Button>
                    )}
                  </Group>
                ))}
              </Stack>
            </>
          )}
        </QueryStates>
      </Stack>
    </Modal>
  );
};
