import { MAX_AUDIENCE_NAME, MAX_POPULATION_SOURCE, type PopulationDimension } from '@folkmoot/contracts/client';
import { Button, Group, IconUpload, notify, SimpleGrid, Stack, TextInput } from '@folkmoot/ui';
import { lazy, Suspense, useState } from 'react';
import { CategoryTable } from './CategoryTable';
import { withRows } from './population.domain';
import { importMessages, messages } from './population.messages';

/** With the reader of CSV files, which is loaded on demand. */
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

interface Props {
  dimension: PopulationDimension;
  nameProblem: string | null;
  /** All residents, for shares; 0 where nobody has counted them. */
  total: number;
  readOnly: boolean;
  onChange: (dimension: PopulationDimension) => void;
}

/** The name, the origin and the groups of a dimension, or of a table for all councils. */
export const DimensionFields = ({ dimension, nameProblem, total, readOnly, onChange }: Props) => {
  const [isImporting, setIsImporting] = useState(false);
  const { name, source, asOf, categories } = dimension;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label={messages.name}
          value={name}
          maxLength={MAX_AUDIENCE_NAME}
          error={nameProblem}
          readOnly={readOnly}
          onChange={(event) => onChange({ ...dimension, name: event.currentTarget.value })}
        />
        <TextInput
          label={messages.source}
          placeholder={readOnly ? '' : messages.sourceHelp}
          value={source}
          maxLength={MAX_POPULATION_SOURCE}
          readOnly={readOnly}
          onChange={(event) => onChange({ ...dimension, source: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={messages.asOf}
          value={asOf ?? ''}
          readOnly={readOnly}
          onChange={(event) => onChange({ ...dimension, asOf: event.currentTarget.value || null })}
        />
      </SimpleGrid>
      {!readOnly && (
        <Group>
          <Button
            variant="light"
            size="xs"
            leftSection={<IconUpload size={16} stroke={1.5} />}
            onClick={() => setIsImporting(true)}
          >
            {importMessages.open}
          </Button>
        </Group>
      )}
      <CategoryTable
        label={name || messages.group}
        categories={categories}
        readOnly={readOnly}
        onChange={(changed) => onChange({ ...dimension, categories: changed })}
      />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            name={name}
            total={total}
            hasGroups={categories.length > 0}
            onUse={(rows, options) => {
              onChange({ ...dimension, categories: withRows(categories, rows, options) });
              notify.success(importMessages.used(rows.length));
            }}
            onClose={() => setIsImporting(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
