import {
  type CodebookTheme,
  type CommentFigures,
  type CommentPlan,
  encodeAnswerFilters,
  type Report,
  type SentimentLabel,
  sentimentLabels,
} from '@folkmoot/contracts/client';
import { Button, Card, IconMessage, Text, UnstyledButton } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { commentWords, QualityNote, SentimentBar, SentimentSign } from '../../entities/comment';
import type { Filters } from '../../entities/report/report-frame';
import { ChoiceMenu } from './ChoiceMenu';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { PartsTable } from './PartsTable';
import { dissatisfied, groupable, judgedOf } from './parts.domain';
import type { CommentFilters } from './use-comment-filters';

const OF_ANSWERS = 'group:';

const groupings = ['question', 'theme', 'area', 'week', 'round', 'language'] as const;

interface ByProps {
  choice: CommentFilters;
  report: Report | undefined;
}

/** By which parts the figures are shown. */
const By = ({ choice, report }: ByProps) => {
  const { per, group } = choice.parts;
  const rounds = report?.rounds.length ?? 0;
  const questions = groupable(report?.results ?? []);
  return (
    <Select
      size="xs"
      aria-label={messages.by}
      placeholder={messages.by}
      clearable
      clearButtonProps={{ 'aria-label': messages.noParts }}
      data={[
        {
          group: messages.by,
          items: groupings
            .filter((value) => value !== 'round' || rounds > 1)
            .map((value) => ({ value, label: messages.groupings[value] })),
        },
        {
          group: messages.byAnswers,
          items: questions.map(({ questionId, title }) => ({ value: OF_ANSWERS + questionId, label: title })),
        },
      ]}
      value={per === 'group' ? OF_ANSWERS + group : (per ?? null)}
      onChange={(value) => {
        if (value?.startsWith(OF_ANSWERS)) choice.choose({ per: 'group', group: value.slice(OF_ANSWERS.length) });
        else choice.choose({ per: groupings.find((each) => each === value) ?? null });
      }}
    />
  );
};

interface LowProps extends ByProps {
  filters: Filters;
}

/** One click to the themes of those who rated something badly. */
const Dissatisfied = ({ choice, report, filters }: LowProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const questions = dissatisfied(report?.results ?? []);
  const [first] = questions;
  if (!first) return null;
  const show = (questionId: string) => {
    const question = questions.find((each) => each.questionId === questionId) ?? first;
    const others = filters.list.filter((filter) => filter.questionId !== question.questionId);
    const where = encodeAnswerFilters([...others, { questionId: question.questionId, segments: question.segments }]);
    // In one step: two changes of the address at once would lose the first.
    choice.patch({ where, per: 'theme', group: null });
  };
  const button = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMessage size={14} stroke={1.5} aria-hidden="true" />}
      onClick={() => (questions.length > 1 ? setIsOpen(!isOpen) : show(first.questionId))}
    >
      {messages.dissatisfied}
    </Button>
  );
  if (questions.length === 1) return button;
  return (
    <ChoiceMenu
      label={messages.dissatisfiedWith}
      choices={questions.map(({ questionId, title }) => ({ value: questionId, label: title }))}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onChoose={show}
    >
      {button}
    </ChoiceMenu>
  );
};

/** Who judged the comments. */
const judges = ({ labelled, byProvider, byPerson }: CommentPlan): string => {
  const parts = [
    ...(labelled > byProvider + byPerson || labelled === 0 ? [messages.judgedBuiltIn] : []),
    ...(byProvider > 0 ? [messages.judgedByProvider(byProvider)] : []),
    ...(byPerson > 0 ? [messages.judgedByPerson(byPerson)] : []),
  ];
  return messages.judgedBy(parts);
};

interface CountProps {
  label: SentimentLabel | 'none';
  /** Undefined while it loads. */
  number: number | undefined;
  choice: CommentFilters;
}

/** The number of comments with a sentiment. A click shows only them. */
const CountButton = ({ label, number, choice }: CountProps) =>
  label === 'none' && !number ? null : (
    <UnstyledButton
      className={classes.count}
      aria-pressed={choice.own.sentiment === label}
      onClick={() => choice.toggle('sentiment', label)}
    >
      <SentimentSign label={label} />
      <span className="tabular">
        {number === undefined
          ? commentWords.sentiments[label]
          : messages.countOf(commentWords.sentiments[label], number)}
      </span>
    </UnstyledButton>
  );

interface Props {
  campaignId: string;
  plan: CommentPlan;
  figures: CommentFigures | undefined;
  themes: readonly CodebookTheme[];
  choice: CommentFilters;
  filters: Filters;
  report: Report | undefined;
}

/** Opinions in context: the figures of the comments that match, in parts if wanted. */
export const ContextStrip = ({ campaignId, plan, figures, themes, choice, filters, report }: Props) => {
  const sentiment = figures?.sentiment ?? { positive: 0, neutral: 0, negative: 0, unjudged: 0 };
  const { per } = choice.parts;
  const unjudgedLanguages = figures?.unjudgedLanguages ?? [];
  return (
    <Card component="section" aria-label={messages.strip} px="md" py={10}>
      <div className={classes.strip}>
        <div className={classes.middle}>
          <div className={classes.line}>
            <p className={classes.score}>
              <strong className="tabular">{figures?.score?.toFixed(1) ?? '–'}</strong>{' '}
              <Text size="xs" c="dimmed" component="span">
                {figures && messages.scoreOf(judgedOf(sentiment), figures.comments)}
              </Text>
            </p>
            <SentimentBar counts={sentiment} height={16} />
          </div>
          <div className={classes.line}>
            <span className={classes.counts}>
              {([...sentimentLabels, 'none'] as const).map((label) => (
                <CountButton
                  key={label}
                  label={label}
                  number={figures && (label === 'none' ? sentiment.unjudged : sentiment[label])}
                  choice={choice}
                />
              ))}
            </span>
            <span className={classes.honesty}>
              <Text size="xs" c="dimmed" component="span">
                {judges(plan)}
                {' · '}
              </Text>
              <QualityNote campaignId={campaignId} />
            </span>
          </div>
        </div>
        <div className={classes.tools}>
          <By choice={choice} report={report} />
          <Dissatisfied choice={choice} report={report} filters={filters} />
        </div>
      </div>
      {unjudgedLanguages.length > 0 && (
        <Text size="xs" c="dimmed">
          {messages.unjudgedLanguages(unjudgedLanguages)}
        </Text>
      )}
      {per && figures && (
        <PartsTable per={per} figures={figures} themes={themes} choice={choice} filters={filters} report={report} />
      )}
    </Card>
  );
};
