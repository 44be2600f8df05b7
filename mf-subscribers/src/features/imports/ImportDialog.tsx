import { QueryStates } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { ImportCheck } from './ImportCheck';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { ImportUpload } from './ImportUpload';
import { NEW, useImportAddress } from './import-address';
import { messages } from './imports.messages';
import { isMoving, useCancelImport, useImport } from './use-import';

const OneImport = ({ importId, onClose, onNew }: { importId: string; onClose: () => void; onNew: () => void }) => {
  const query = useImport(importId);
  const { cancel } = useCancelImport();
  return (
    <QueryStates query={query} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
      {(given) => {
        if (given.state === 'preview' && given.preview) {
          const another = () => {
            onNew();
            void cancel(given.id);
          };
          return <ImportCheck key={given.id} given={given} preview={given.preview} onAnother={another} />;
        }
        if (isMoving(given)) return <ImportProgress given={given} onClose={onClose} />;
        return <ImportResult given={given} onClose={onClose} />;
      }}
    </QueryStates>
  );
};

/** Goes on looking at an import whose dialog was closed, so that lists are right when it ends. */
const Watch = ({ importId }: { importId: string }) => {
  useImport(importId);
  return null;
};

/** An import from the file to its result. Which step is shown, the import itself says. */
export const ImportDialog = () => {
  const { shown, show } = useImportAddress();
  const [latest, setLatest] = useState<string | null>(null);
  const close = () => {
    setLatest(shown === NEW ? null : shown);
    show(null);
  };
  if (shown === null) return latest && <Watch importId={latest} />;
  return (
    <Modal opened onClose={close} title={messages.title} size="xl" closeButtonProps={{ 'aria-label': messages.close }}>
      {shown === NEW && <ImportUpload onUploaded={show} />}
      {shown !== NEW && <OneImport key={shown} importId={shown} onClose={close} onNew={() => show(NEW)} />}
    </Modal>
  );
};
