import {
  type Council,
  type CouncilPatch,
  getCouncilOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { api, type DraftForm, operationKey, useDraft, useQueryClient, useSession } from '@folkmoot/shell-sdk';
import { messages } from './form.messages';

export interface SettingsPart<D extends object> {
  readonly council: Council;
  /** The part of the council that the form edits, flat. */
  readonly draftOf: (council: Council) => D;
  /** The request body that changes only these fields. */
  readonly bodyOf: (changes: Partial<D>) => CouncilPatch;
}

/** A form for a part of the council's settings. */
export const useSettingsForm = <D extends object>({ council, draftOf, bodyOf }: SettingsPart<D>) => {
  const client = useQueryClient();
  const { refresh } = useSession();
  return useDraft<Council, D>({
    saved: council,
    draftOf,
    texts: messages,
    send: (_, { base, changes }) =>
      api.call(updateCouncilOperation, { body: { ...bodyOf(changes), revision: base.revision } }),
    read: () => api.call(getCouncilOperation, {}),
    onServerValue: (value) => {
      client.setQueryData(operationKey(getCouncilOperation, {}), value);
      void refresh();
    },
  });
};

/** `save` may ask before it saves. */
export type SettingsFormState<D extends object> = Omit<DraftForm<Council, D>, 'save'> & {
  save: () => Promise<unknown>;
};
