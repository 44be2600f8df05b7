import type { CodebookTheme, Comment } from '@folkmoot/contracts/client';
import { ActionIcon, IconPlus } from '@folkmoot/ui';
import { commentWords, LabellerSign } from '../../entities/comment';
import { ChoiceMenu } from './ChoiceMenu';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { NoThemes } from './NoThemes';

interface Props {
  comment: Comment;
  themes: readonly CodebookTheme[];
  /** How the comment is named: its number. */
  name: string;
  isPicking: boolean;
  canLabel: boolean;
  onPick: (isOpen: boolean) => void;
  onToggle: (themeId: string) => void;
}

/** The themes of a comment, each with the one who set it, and a button that opens the list of all themes. */
export const ThemeCell = ({ comment, themes, name, isPicking, canLabel, onPick, onToggle }: Props) => {
  const nameOf = (id: string): string =>
    themes.find((theme) => theme.id === id)?.name ?? commentWords.noThemeWithThisName;
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      aria-label={messages.themesOf(name)}
      aria-expanded={isPicking}
      onClick={() => onPick(!isPicking)}
    >
      <IconPlus size={14} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <span className={classes.themes}>
      <span className={classes.chips}>
        {comment.themes.map(({ id, by }) => (
          <span key={id} className={classes.theme} title={`${nameOf(id)}: ${commentWords.setBy[by]}`}>
            <span className={classes.themeName}>{nameOf(id)}</span>
            <LabellerSign by={by} size={12} />
          </span>
        ))}
      </span>
      {canLabel &&
        (isPicking ? (
          <ChoiceMenu
            label={messages.themesOf(name)}
            choices={themes.map((theme) => ({
              value: theme.id,
              label: theme.name,
              isOn: comment.themes.some(({ id }) => id === theme.id),
            }))}
            staysOpen
            isOpen
            onOpenChange={onPick}
            onChoose={onToggle}
            none={<NoThemes />}
          >
            {button}
          </ChoiceMenu>
        ) : (
          button
        ))}
    </span>
  );
};
