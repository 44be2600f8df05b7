import { QueryStates } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { NEW } from '../../entities/subscriber/use-address-part';
import { ImportCheck } from './ImportCheck';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { ImportUpload } from './ImportUpload';
import { useImportAddress } from './import-address';
import { messages } from './imports.messages';
import { isMoving, useCancelImport, useImport } from './use-import';

const OneImport = ({ importId, onClose, onNew }: { importId: string; onClose: () => void; onNew: () => void }) => {
  const query = useImport(importId);
  const { cancel } = useCancelImport();
  return (
    <QueryStates query={query} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
      {(run) => {
        if (run.state === 'preview' && run.preview) {
          const another = () => {
            onNew();
            void cancel(run.id);
          };
          return <ImportCheck key={run.id} run={run} preview={run.preview} onAnother={another} />;
        }
        if (isMoving(run)) return <ImportProgress run={run} onClose={onClose} />;
        return <ImportResult run={run} onClose={onClose} />;
      }}
    </QueryStates>
  );
};

/** Continues to poll an import after its dialog is closed, so that the lists are reloaded when it ends. */
const Watch = ({ importId }: { importId: string }) => {
  useImport(importId);
  return null;
};

/** A file has several columns, which should be in view together. */
const WIDE = '68rem';

/** An import from the file to its result. The state of the import decides which step is shown. */
export const ImportDialog = () => {
  const { shown, show } = useImportAddress();
  const [latest, setLatest] = useState<string | null>(null);
  const close = () => {
    setLatest(shown === NEW ? null : shown);
    show(null);
  };
  if (shown === null) return latest && <Watch importId={latest} />;
  return (
    <Modal opened onClose={close} title={messages.title} size={shown === NEW ? 'xl' : WIDE}>
      {shown === NEW && <ImportUpload onUploaded={show} />}
      {shown !== NEW && <OneImport key={shown} importId={shown} onClose={close} onNew={() => show(NEW)} />}
    </Modal>
  );
};
