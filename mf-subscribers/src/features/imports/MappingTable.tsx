import type { Attribute, ImportWarning } from '@folkmoot/contracts/client';
import { Box, Text } from '@folkmoot/ui';
import { ColumnUseChoice } from './ColumnUseChoice';
import type { ColumnUse, PreviewColumn } from './import-form';
import { messages } from './imports.messages';
import classes from './imports.module.css';

const texts = messages.mapping;

interface Props {
  columns: readonly PreviewColumn[];
  emailColumn: number | null;
  /** Null for a block list: it keeps no column. */
  mapping: {
    uses: ReadonlyMap<number, ColumnUse>;
    attributes: readonly Attribute[];
    onChange: (index: number, use: ColumnUse) => void;
  } | null;
  /** Values that the last trial could not keep. */
  warnings: readonly ImportWarning[];
}

const skipped: ColumnUse = { kind: 'skip' };

/** The warning of a column: of its attribute, or of the one that it creates. */
const warningOf = (index: number, use: ColumnUse, warnings: readonly ImportWarning[]): ImportWarning | undefined => {
  const key = use.kind === 'attribute' ? use.key : `column_${index}`;
  return use.kind === 'skip' ? undefined : warnings.find(({ attribute }) => attribute === key);
};

const UseCell = ({ column, ...props }: Omit<Props, 'columns'> & { column: PreviewColumn }) => {
  const { emailColumn, mapping, warnings } = props;
  if (column.index === emailColumn) {
    return (
      <Text size="xs" fw={500} className={classes.address}>
        {texts.address}
      </Text>
    );
  }
  if (!mapping) return texts.skip;
  const use = mapping.uses.get(column.index) ?? skipped;
  const warning = warningOf(column.index, use, warnings);
  return (
    <>
      <ColumnUseChoice
        column={column}
        use={use}
        attributes={mapping.attributes}
        onChange={(next) => mapping.onChange(column.index, next)}
      />
      {warning && (
        <Text size="xs" className={classes.warning} mt={4}>
          {texts.warning(warning)}
        </Text>
      )}
    </>
  );
};

/** The first rows, with what each column is kept as. */
export const MappingTable = (props: Props) => {
  const { columns, emailColumn, mapping } = props;
  const count = Math.max(0, ...columns.map(({ samples }) => samples.length));
  const rows = Array.from({ length: count }, (_, at) => ({
    key: `row ${at}`,
    cells: columns.map(({ index, samples }) => ({ index, text: samples[at] || texts.empty })),
  }));
  const markOf = (index: number): string | undefined => {
    if (index === emailColumn) return 'address';
    return mapping?.uses.get(index)?.kind === 'skip' || !mapping ? 'skipped' : undefined;
  };
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
                <th key={index} scope="col" data-use={markOf(index)}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {columns.map((column) => (
                <td key={column.index} data-use={markOf(column.index)} className={classes.use}>
                  <UseCell column={column} {...props} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map(({ index, text }) => (
                  <td key={index} data-use={markOf(index)}>
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
