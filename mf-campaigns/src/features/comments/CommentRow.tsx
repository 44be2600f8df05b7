import { type CodebookTheme, type Comment, englishName, type SentimentLabel } from '@folkmoot/contracts/client';
import { Card, Group, Text } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { memo } from 'react';
import { commentWords, LabellerSign } from '../../entities/comment';
import { CommentDetail } from './CommentDetail';
import { CommentText } from './CommentText';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { SentimentChoice } from './SentimentChoice';
import { ThemeCell } from './ThemeCell';

/** The actions of rows. They never change, so that a row renders only when its own comment changes. */
export interface RowActions {
  activate: (id: string) => void;
  open: (id: string) => void;
  select: (id: string) => void;
  pick: (id: string, isOpen: boolean) => void;
  sentiment: (id: string, label: SentimentLabel) => void;
  theme: (id: string, themeId: string) => void;
  reset: (id: string) => void;
  review: (id: string) => void;
}

export interface RowProps {
  comment: Comment;
  question: string;
  themes: readonly CodebookTheme[];
  isActive: boolean;
  isSelected: boolean;
  isOpen: boolean;
  isPicking: boolean;
  canLabel: boolean;
  actions: RowActions;
}

const nameOf = ({ number }: Comment): string => (number === null ? messages.unnumbered : messages.numbered(number));

const partsOf = ({ comment, question, themes, isOpen, isPicking, isSelected, canLabel, actions }: RowProps) => {
  const { id, sentiment } = comment;
  const name = nameOf(comment);
  return {
    name,
    checkbox: (
      <Checkbox size="xs" aria-label={messages.select(name)} checked={isSelected} onChange={() => actions.select(id)} />
    ),
    text: (
      <>
        <CommentText comment={comment} isOpen={isOpen} onToggle={() => actions.open(id)} />
        {isOpen && (
          <CommentDetail
            comment={comment}
            question={question}
            themes={themes}
            canLabel={canLabel}
            onReset={() => actions.reset(id)}
            onReview={() => actions.review(id)}
          />
        )}
      </>
    ),
    sentiment: (
      <span className={classes.judged}>
        <SentimentChoice
          label={messages.sentimentOf(name)}
          value={sentiment?.label ?? null}
          isDisabled={!canLabel}
          onChoose={(label) => actions.sentiment(id, label)}
        />
        <span className={classes.judgement}>{commentWords.sentiments[sentiment?.label ?? 'none']}</span>
        {sentiment && <LabellerSign by={sentiment.by} />}
      </span>
    ),
    themes: (
      <ThemeCell
        comment={comment}
        themes={themes}
        name={name}
        isPicking={isPicking}
        canLabel={canLabel}
        onPick={(isWanted) => actions.pick(id, isWanted)}
        onToggle={(themeId) => actions.theme(id, themeId)}
      />
    ),
  };
};

/** One comment in the table. */
export const CommentRow = memo((props: RowProps) => {
  const { comment, question, isActive, isSelected, actions } = props;
  const { id, number, language } = comment;
  const parts = partsOf(props);
  return (
    <tr
      className={classes.row}
      data-comment={id}
      data-selected={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => actions.activate(id)}
    >
      <td className={classes.cell}>{parts.checkbox}</td>
      <td className={classes.cell}>
        <span className="tabular">{number ?? '–'}</span>
      </td>
      <td className={classes.cell}>{parts.text}</td>
      <td className={classes.cell}>
        <Text size="xs" c="dimmed" className={classes.question} title={question}>
          {question}
        </Text>
      </td>
      <td className={classes.cell}>
        <span title={language === null ? messages.languageUnknown : (englishName(language) ?? language)}>
          {language ?? '–'}
        </span>
      </td>
      <td className={classes.cell}>{parts.sentiment}</td>
      <td className={classes.cell}>{parts.themes}</td>
    </tr>
  );
});

/** One comment on a phone. */
export const CommentCard = memo((props: RowProps) => {
  const { comment, question, isSelected, actions } = props;
  const parts = partsOf(props);
  return (
    <Card
      component="li"
      p="sm"
      className={classes.card}
      data-comment={comment.id}
      data-selected={isSelected || undefined}
      onFocus={() => actions.activate(comment.id)}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="xs" c="dimmed" lineClamp={1}>
          {parts.name}
          {props.isOpen ? '' : ` · ${question}`}
        </Text>
        {parts.checkbox}
      </Group>
      {parts.text}
      {parts.sentiment}
      {parts.themes}
    </Card>
  );
});
