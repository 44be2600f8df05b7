import type { SurveyContent } from '@folkmoot/contracts/client';
import { isHttpsAddress, MAX_LINK_ADDRESS, MAX_LINK_LABEL, MAX_THANK_YOU_LINKS } from '@folkmoot/contracts/client';
import { Button, Group, IconPlus, IconTrash, Stack, Text, TextInput } from '@folkmoot/ui';
import { IconButton } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useSurveyDraft, useTools } from '../builder-context';
import { newPartId } from '../draft/draft.domain';
import classes from './editor.module.css';
import { thanksMessages as messages } from './thanks.messages';

type Link = NonNullable<SurveyContent['thankYouLinks']>[number];

interface RowProps {
  link: Link;
  number: number;
  onChange: (patch: Partial<Link>) => void;
  onRemove: () => void;
}

const LinkRow = ({ link, number, onChange, onRemove }: RowProps) => {
  // The problem shows after the person has left the field, not while they type.
  const [isLeft, setIsLeft] = useState(link.url !== '');
  const isWrong = isLeft && !isHttpsAddress(link.url.trim());
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        data-label
        label={messages.label(number)}
        placeholder={messages.labelExample}
        value={link.label}
        maxLength={MAX_LINK_LABEL}
        flex="1 1 180px"
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <TextInput
        type="url"
        inputMode="url"
        label={messages.address(number)}
        placeholder="https://"
        value={link.url}
        maxLength={MAX_LINK_ADDRESS}
        flex="1 1 220px"
        error={isWrong ? messages.addressProblem : undefined}
        onBlur={() => setIsLeft(true)}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
      <span className={classes.thanksRemove}>
        <IconButton label={messages.remove(number)} icon={IconTrash} onClick={onRemove} />
      </span>
    </Group>
  );
};

const noLinks: readonly Link[] = [];

interface FieldsProps {
  links: readonly Link[];
  onChange: (links: Link[], tag: string) => void;
}

/** Links on a page for residents: a text and an address each. */
export const LinkFields = ({ links, onChange }: FieldsProps) => {
  const count = links.length;
  const list = useRef<HTMLDivElement>(null);
  const moves = useRef<'to-new' | 'to-add' | null>(null);
  // A new link is filled in next. The button of a removed link is gone, so the focus goes to the button that adds one.
  useEffect(() => {
    if (moves.current === null) return;
    const fields = list.current?.querySelectorAll<HTMLElement>('[data-label]');
    const target = moves.current === 'to-new' ? fields?.[count - 1] : list.current?.querySelector('[data-add]');
    moves.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [count]);
  const add = () => {
    moves.current = 'to-new';
    onChange([...links, { id: newPartId('o'), label: '', url: '' }], 'link-added');
  };
  const remove = (index: number, id: string) => {
    moves.current = 'to-add';
    onChange(links.toSpliced(index, 1), `link-removed:${id}`);
  };
  return (
    <Stack gap="xs" ref={list}>
      <Text fw={500} size="sm">
        {messages.links}
      </Text>
      {links.map((link, index) => (
        <LinkRow
          key={link.id}
          link={link}
          number={index + 1}
          onChange={(patch) => onChange(links.with(index, { ...link, ...patch }), `link:${link.id}`)}
          onRemove={() => remove(index, link.id)}
        />
      ))}
      {count < MAX_THANK_YOU_LINKS && (
        <Button
          variant="subtle"
          w="fit-content"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          data-add
          onClick={add}
        >
          {messages.add}
        </Button>
      )}
    </Stack>
  );
};

/** Links on the thank-you page. */
export const ThankYouLinks = () => {
  const { store } = useTools();
  const links = useSurveyDraft((draft) => draft.thankYouLinks ?? noLinks);
  return <LinkFields links={links} onChange={(next, tag) => store.getState().edit({ thankYouLinks: next }, tag)} />;
};
