import {
  type CodebookTheme,
  type CommentFigures,
  type CommentGrouping,
  calendarDayIn,
  englishName,
  type Report,
} from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Box, Text, UnstyledButton } from '@folkmoot/ui';
import { commentWords, SentimentBar } from '../../entities/comment';
import type { Filters } from '../../entities/report/report-frame';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { filterOf, inOrder, judgedOf, NONE, topThemes } from './parts.domain';
import type { CommentFilters } from './use-comment-filters';

const TOP = 3;

/** The name of a part: languages and weeks come as codes and days. */
const partName = (per: CommentGrouping, { key, label }: CommentFigures['groups'][number], zone: string): string => {
  if (key === NONE) return per === 'theme' ? messages.withoutTheme : messages.noPart;
  if (per === 'language') return englishName(key) ?? key;
  if (per === 'week') return messages.weekOf(calendarDayIn(key, zone));
  return per === 'round' ? messages.roundOf(key) : label || messages.noPart;
};

interface Props {
  per: CommentGrouping;
  figures: CommentFigures;
  themes: readonly CodebookTheme[];
  choice: CommentFilters;
  filters: Filters;
  report: Report | undefined;
}

/** The figures of each part, as bars with their numbers. A part and a theme filter the table. */
export const PartsTable = ({ per, figures, themes, choice, filters, report }: Props) => {
  const { group = '' } = choice.parts;
  const zone = useCouncilZone();
  const nameOf = (id: string): string =>
    themes.find((theme) => theme.id === id)?.name ?? commentWords.noThemeWithThisName;
  const title =
    per === 'group'
      ? (report?.results.find(({ questionId }) => questionId === group)?.title ?? messages.removedQuestion)
      : messages.groupings[per];
  const actionOf = (part: CommentFigures['groups'][number]): (() => void) | null => {
    if (per === 'group') return part.key === '' ? null : () => filters.toggle(group, part.key);
    const changes = filterOf(per, part);
    return changes && (() => choice.patch(changes));
  };
  const parts = inOrder(per, figures.groups);
  if (parts.length === 0)
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {messages.nothingToPart}
      </Text>
    );
  return (
    <Box className={classes.partsFrame} role="group" aria-label={messages.partsBy(title)} tabIndex={0}>
      <table className={classes.parts}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{messages.partHeads.sentiment}</th>
            <th scope="col" className={classes.number}>
              {messages.partHeads.comments}
            </th>
            <th scope="col" className={classes.number}>
              {messages.partHeads.score}
            </th>
            {per !== 'theme' && <th scope="col">{messages.partHeads.themes}</th>}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const { key, comments, sentiment, score } = part;
            const action = actionOf(part);
            const name = partName(per, part, zone);
            return (
              <tr key={key}>
                <th scope="row">
                  {action ? (
                    <UnstyledButton className={classes.partName} title={messages.only(name)} onClick={action}>
                      {name}
                    </UnstyledButton>
                  ) : (
                    name
                  )}
                </th>
                <td className={classes.partBar}>
                  <SentimentBar counts={sentiment} height={16} />
                  <span className={classes.hidden}>
                    {messages.inWords(sentiment.positive, sentiment.neutral, sentiment.negative)}
                  </span>
                </td>
                <td className={`tabular ${classes.number}`}>{comments.toLocaleString('en')}</td>
                <td className={`tabular ${classes.number}`} title={messages.judgedIn(judgedOf(sentiment))}>
                  {score?.toFixed(1) ?? '–'}
                </td>
                {per !== 'theme' && (
                  <td>
                    <span className={classes.partThemes}>
                      {topThemes(part.themes, TOP).map((theme) => (
                        <UnstyledButton
                          key={theme.id}
                          className={classes.theme}
                          title={messages.only(nameOf(theme.id))}
                          onClick={() => choice.toggle('theme', theme.id)}
                        >
                          {messages.countOf(nameOf(theme.id), theme.comments)}
                        </UnstyledButton>
                      ))}
                    </span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};
