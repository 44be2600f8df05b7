import {
  addPopulationTableOperation,
  type DimensionKind,
  dimensionKinds,
  listPopulationTablesOperation,
  type PopulationDimension,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack } from '@folkmoot/ui';
import { Modal, NativeSelect } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { DimensionFields } from './DimensionFields';
import { isComplete, peopleIn, trimmed } from './population.domain';
import { importMessages, messages, tableMessages as texts } from './population.messages';

const EMPTY: PopulationDimension = { id: 'new', name: '', kind: 'age', source: '', asOf: null, categories: [] };

/** A new table for all councils, with the fields of a dimension. */
export const AddTableDialog = ({ onClose }: { onClose: () => void }) => {
  const [table, setTable] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const adding = useOperationMutation(addPopulationTableOperation);
  const invalidate = useInvalidate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isComplete(table)) return;
    const { id: _, ...body } = trimmed(table);
    const added = await adding.mutateAsync({ body }).catch(() => null);
    if (!added) return;
    notify.success(texts.added);
    await invalidate(listPopulationTablesOperation);
    onClose();
  };
  const failure = adding.error && (adding.error instanceof ApiError ? adding.error.message : texts.addFailed);
  return (
    <Modal opened onClose={onClose} title={texts.addTitle} size="xl">
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <NativeSelect
            label={texts.kind}
            value={table.kind}
            data={dimensionKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
            onChange={(event) => setTable({ ...table, kind: event.currentTarget.value as DimensionKind })}
          />
          <DimensionFields
            dimension={table}
            nameProblem={isTried && table.name.trim() === '' ? messages.nameMissing : null}
            total={peopleIn(table.categories)}
            readOnly={false}
            onChange={setTable}
          />
          {isTried && !isComplete(table) && (
            <Alert color="red" role="alert">
              {messages.incomplete}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {importMessages.cancel}
            </Button>
            <Button type="submit" loading={adding.isPending}>
              {texts.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
