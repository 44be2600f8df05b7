import {
  type Integrity,
  type StatementRowCode,
  statementMessages,
  statementRowLabels,
} from '@folkmoot/contracts/client';
import { momentIn, notify, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconCopy, Stack, Text, Title, useClipboard } from '@folkmoot/ui';
import { ExportEvidence } from './ExportEvidence';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';

const texts = messages.statement;

type Published = Integrity['statement'];

/** The paragraph in the language of the screen. */
const paragraphOf = ({ rows }: Published): string => {
  const figures: Partial<Record<StatementRowCode, number>> = {};
  for (const { code, value } of rows) figures[code] = value;
  return statementMessages.paragraph(figures);
};

const limitsOf = ({ unknowableCodes }: Published): string[] =>
  unknowableCodes.map((code) => statementMessages.unknowable[code]);

/** All of the statement as plain text. */
const plainTextOf = (statement: Published, moment: string): string => {
  const rows = statement.rows.map(({ code, value }) => `${statementRowLabels[code]}: ${texts.value(value)}`);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n${lines.map((line) => `- ${line}`).join('\n')}`] : [];
  return [
    `${texts.title}. ${texts.madeAt(moment)}`,
    paragraphOf(statement),
    rows.join('\n'),
    ...list(texts.reasons, statement.reasons),
    ...list(texts.unknowable, limitsOf(statement)),
  ].join('\n\n');
};

const Rows = ({ rows }: Pick<Published, 'rows'>) => (
  <table className={classes.facts} aria-label={texts.table}>
    <thead>
      <tr>
        <th scope="col" className={classes.heading}>
          {texts.fact}
        </th>
        <th scope="col" className={`${classes.heading} ${classes.number}`}>
          {texts.figure}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ code, value }) => (
        <tr key={code}>
          <th scope="row">{statementRowLabels[code]}</th>
          <td className="tabular">{texts.value(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div>
      <Title order={3} size="h6">
        {title}
      </Title>
      <ul className={classes.reasons}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

/** A text in which the council can say in public how its responses came about. */
export const Statement = ({ campaignId, statement }: { campaignId: string; statement: Published }) => {
  const zone = useCouncilZone();
  const clipboard = useClipboard();
  const madeAt = momentIn(statement.madeAt, zone);
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs" align="flex-start">
          <div>
            <Title order={2} size="h4">
              {texts.title}
            </Title>
            <Text size="sm" c="dimmed">
              {texts.about} {texts.madeAt(madeAt)}
            </Text>
          </div>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => {
              clipboard.copy(plainTextOf(statement, madeAt));
              notify.success(texts.copied);
            }}
          >
            {texts.copy}
          </Button>
        </Group>
        <Text maw="75ch">{paragraphOf(statement)}</Text>
        <Rows rows={statement.rows} />
        <Lines title={texts.reasons} lines={[...new Set(statement.reasons)]} />
        <Lines title={texts.unknowable} lines={limitsOf(statement)} />
        <ExportEvidence campaignId={campaignId} />
      </Stack>
    </Card>
  );
};
