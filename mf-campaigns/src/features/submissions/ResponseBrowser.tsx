import type { Question, Response } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Group, IconArrowLeft, Text, UnstyledButton } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../entities/keyboard';
import { answerText } from './Answers';
import { languageOf, Marks, ResponseCard } from './ResponseCard';
import classes from './response-browser.module.css';
import { messages } from './submissions.messages';
import type { Selection } from './use-selection';

interface Props {
  responses: readonly Response[];
  /** All questions of all versions of the survey. */
  questions: readonly Question[];
  /** People answered in more than one language, so each response says which. */
  hasLanguages: boolean;
  /** Null for people who cannot exclude responses. */
  selection: Selection | null;
}

/** The first answer, to recognise a response in the list. */
const beginningOf = ({ answers: [first] }: Response, questions: readonly Question[]): string =>
  first
    ? answerText(
        first.answer,
        questions.find(({ id }) => id === first.questionId),
      )
    : messages.noAnswer;

interface RowProps {
  response: Response;
  questions: readonly Question[];
  hasLanguages: boolean;
  isChosen: boolean;
  onChoose: () => void;
  selection: Selection | null;
}

const Row = ({ response, questions, hasLanguages, isChosen, onChoose, selection }: RowProps) => {
  const zone = useCouncilZone();
  return (
    <li className={classes.item}>
      {selection && (
        <Checkbox
          className={classes.check}
          aria-label={messages.many.choose(response.number)}
          checked={selection.has(response.id)}
          onChange={() => selection.toggle(response.id)}
        />
      )}
      <UnstyledButton className={classes.row} aria-current={isChosen || undefined} onClick={onChoose}>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm" fw={600}>
            {messages.response(response.number)}
          </Text>
          <Text size="xs" c="dimmed">
            {[...(hasLanguages ? languageOf(response) : []), momentIn(response.createdAt, zone)].join(' · ')}
          </Text>
        </Group>
        <Text size="sm" c="dimmed" truncate dir="auto">
          {beginningOf(response, questions)}
        </Text>
        <Marks response={response} />
      </UnstyledButton>
    </li>
  );
};

/**
 * A list of responses beside the chosen one. While the focus is in it, j and k go to the next and the previous response
 * and x excludes the chosen one. On a phone the chosen response takes the place of the list.
 */
export const ResponseBrowser = ({ responses, questions, hasLanguages, selection }: Props) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const exclusion = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const at = Math.max(
    0,
    responses.findIndex(({ id }) => id === chosenId),
  );
  const chosen = responses[at];
  const goTo = (index: number) => {
    const next = responses[index];
    if (!next) return;
    setChosenId(next.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const wasOpen = useRef(false);
  // Only on a phone: on wide screens the button is hidden and the row keeps the focus.
  useEffect(() => {
    if (isOpen) back.current?.focus();
    else if (wasOpen.current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useKeys(area, { j: () => goTo(at + 1), k: () => goTo(at - 1), x: () => exclusion.current?.click() });
  return (
    <div ref={area} className={classes.area} data-open={isOpen || undefined}>
      <div className={classes.master}>
        <ol ref={list} className={classes.list} aria-label={messages.list}>
          {responses.map((response) => (
            <Row
              key={response.id}
              response={response}
              questions={questions}
              hasLanguages={hasLanguages}
              selection={selection}
              isChosen={response.id === chosen?.id}
              onChoose={() => {
                setChosenId(response.id);
                setIsOpen(true);
              }}
            />
          ))}
        </ol>
        <Text size="xs" c="dimmed" className={classes.keys}>
          {messages.keys}
        </Text>
      </div>
      <div className={classes.detail}>
        <Button
          ref={back}
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => setIsOpen(false)}
        >
          {messages.backToList}
        </Button>
        {chosen && (
          <ResponseCard
            key={chosen.id}
            response={chosen}
            questions={questions}
            hasLanguages={hasLanguages}
            exclusionRef={exclusion}
          />
        )}
      </div>
    </div>
  );
};
