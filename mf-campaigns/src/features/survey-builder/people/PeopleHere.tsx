import type { SurveyEditor } from '@folkmoot/contracts/client';
import { useStaffNames } from '@folkmoot/shell-sdk';
import { Avatar, VisuallyHidden } from '@folkmoot/ui';
import { Tooltip } from '@folkmoot/ui/controls';
import { useBuilderState, useSurveyDraft } from '../builder-context';
import { initialsOf } from './initials';
import { messages } from './people.messages';
import classes from './people.module.css';

const MAX_SHOWN = 3;

const Person = ({ person, name }: { person: SurveyEditor; name: string }) => {
  const number = useSurveyDraft(({ questions }) => questions.findIndex(({ id }) => id === person.questionId) + 1);
  const words = number > 0 ? messages.at(name, number) : messages.around(name);
  return (
    <Tooltip label={words}>
      <li className={classes.person}>
        <Avatar color="accent" radius="xl" size={28} aria-hidden="true">
          {initialsOf(name)}
        </Avatar>
        <VisuallyHidden>{words}</VisuallyHidden>
      </li>
    </Tooltip>
  );
};

const Shown = ({ others }: { others: readonly SurveyEditor[] }) => {
  const nameOf = useStaffNames();
  const shown = others.slice(0, MAX_SHOWN);
  const more = others.slice(MAX_SHOWN);
  const named = (id: string) => nameOf(id).name ?? messages.unknown;
  const rest = more.map(({ userId }) => named(userId)).join(', ');
  return (
    <ul className={classes.people} aria-label={messages.here}>
      {shown.map((person) => (
        <Person key={person.userId} person={person} name={named(person.userId)} />
      ))}
      {more.length > 0 && (
        <Tooltip label={rest}>
          <li className={classes.person}>
            <Avatar color="gray" radius="xl" size={28} aria-hidden="true">
              {messages.more(more.length)}
            </Avatar>
            <VisuallyHidden>{rest}</VisuallyHidden>
          </li>
        </Tooltip>
      )}
    </ul>
  );
};

/** The other people who have this survey open. */
export const PeopleHere = () => {
  const others = useBuilderState((state) => state.others);
  return others.length === 0 ? null : <Shown others={others} />;
};
