import type { SubscriberImport } from '@folkmoot/contracts/client';
import { Box, Text } from '@folkmoot/ui';
import { messages } from './imports.messages';
import classes from './imports.module.css';

const texts = messages.check;

type Preview = NonNullable<SubscriberImport['preview']>;

/** The first rows, with the email column marked. */
export const SampleTable = ({ columns, emailColumn }: { columns: Preview['columns']; emailColumn: number | null }) => {
  const count = Math.max(0, ...columns.map(({ samples }) => samples.length));
  const rows = Array.from({ length: count }, (_, at) => ({
    key: `row ${at}`,
    cells: columns.map(({ index, samples }) => ({ index, text: samples[at] || texts.empty })),
  }));
  return (
    <div>
      <Text size="sm" fw={500} mb={4} aria-hidden="true">
        {texts.sample}
      </Text>
      {/* A scrollable region must be focusable by keyboard. */}
      <Box role="group" className={classes.sample} tabIndex={0} aria-label={texts.sample}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map(({ index, name }) => (
                <th key={index} scope="col" data-chosen={index === emailColumn || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map(({ index, text }) => (
                  <td key={index} data-chosen={index === emailColumn || undefined}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </div>
  );
};
