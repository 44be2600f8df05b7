import { MAX_THEME_NAME, proposeThemesOperation, type ThemeProposal } from '@folkmoot/contracts/client';
import { isApiError, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, IconChevronDown, IconSparkles, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Checkbox, Menu } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { draftOfProposal, type ThemeDraft } from './codebook.domain';
import { messages } from './codebook.messages';
import classes from './codebook.module.css';

const SHOWN_EXAMPLES = 3;

/** The suggestions, as the server made them. Nothing of it is stored before a person accepts. */
export const useProposals = (campaignId: string) => {
  const propose = useOperationMutation(proposeThemesOperation);
  const { error } = propose;
  return {
    isBusy: propose.isPending,
    proposals: propose.data?.proposals ?? null,
    failure: error && (isApiError(error) ? error.message : messages.suggestFailed),
    suggest: (by: ThemeProposal['by']) => propose.mutate({ params: { campaignId }, body: { by } }),
    discard: propose.reset,
  };
};

type ProposalsState = ReturnType<typeof useProposals>;

export const SuggestButton = ({ state, isPrimary = false }: { state: ProposalsState; isPrimary?: boolean }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button
        variant={isPrimary ? 'filled' : 'default'}
        loading={state.isBusy}
        leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden="true" />}
        rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden="true" />}
      >
        {messages.suggest}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => state.suggest('built_in')}>{messages.suggestBuiltIn}</Menu.Item>
      <Menu.Item onClick={() => state.suggest('provider')}>{messages.suggestProvider}</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

interface ListProps {
  proposals: readonly ThemeProposal[];
  onAccept: (drafts: ThemeDraft[]) => Promise<boolean>;
  onDiscard: () => void;
}

const List = ({ proposals, onAccept, onDiscard }: ListProps) => {
  const [names, setNames] = useState<readonly string[]>(proposals.map(({ name }) => name));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const toggle = (index: number) => {
    const next = new Set(ticked);
    if (!next.delete(index)) next.add(index);
    setTicked(next);
  };
  const accept = async () => {
    setIsBusy(true);
    const drafts = proposals.flatMap((proposal, index) =>
      ticked.has(index) && names[index]?.trim() ? [draftOfProposal({ ...proposal, name: names[index] })] : [],
    );
    if (await onAccept(drafts)) onDiscard();
    setIsBusy(false);
  };
  if (proposals.length === 0)
    return (
      <Group justify="space-between">
        <Text size="sm">{messages.proposalsNone}</Text>
        <Button variant="subtle" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </Group>
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        {messages.proposalsText}
      </Text>
      <ul className={classes.proposals}>
        {proposals.map((proposal, index) => (
          <li key={proposal.name} className={classes.proposal} data-ticked={ticked.has(index) || undefined}>
            <Checkbox
              mt={8}
              aria-label={messages.accept(names[index] ?? proposal.name)}
              checked={ticked.has(index)}
              onChange={() => toggle(index)}
            />
            <div className={classes.words}>
              <Group gap="xs" align="center">
                <TextInput
                  size="xs"
                  aria-label={messages.proposalName(index + 1)}
                  value={names[index] ?? ''}
                  maxLength={MAX_THEME_NAME}
                  onChange={({ currentTarget: { value } }) =>
                    setNames(names.map((name, at) => (at === index ? value : name)))
                  }
                />
                <Text size="xs" c="dimmed" className="tabular">
                  {`${messages.comments(proposal.comments)} · ${messages.by[proposal.by]}`}
                </Text>
              </Group>
              {proposal.definition && <Text size="sm">{proposal.definition}</Text>}
              <ul className={classes.quotes}>
                {proposal.examples.slice(0, SHOWN_EXAMPLES).map((example) => (
                  <li key={example} dir="auto">
                    “{example}”
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button disabled={ticked.size === 0} loading={isBusy} onClick={() => void accept()}>
          {messages.acceptAll(ticked.size)}
        </Button>
        <Button variant="default" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </Group>
    </>
  );
};

interface Props {
  state: ProposalsState;
  onAccept: (drafts: ThemeDraft[]) => Promise<boolean>;
}

/** Suggested themes, each with three comments. A person ticks those to use. Empty until some were asked for. */
export const Proposals = ({ state, onAccept }: Props) => {
  const { isBusy, proposals, failure, discard } = state;
  if (!isBusy && !proposals && !failure) return null;
  return (
    <Card component="section" aria-label={messages.proposals} p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {messages.proposals}
        </Title>
        {isBusy && (
          <Text size="sm" role="status">
            {messages.suggesting}
          </Text>
        )}
        {failure && (
          <Alert color="red" role="alert" title={messages.suggestFailed} withCloseButton onClose={discard}>
            {failure}
          </Alert>
        )}
        {proposals && (
          <List
            key={proposals.map(({ name }) => name).join()}
            proposals={proposals}
            onAccept={onAccept}
            onDiscard={discard}
          />
        )}
      </Stack>
    </Card>
  );
};
