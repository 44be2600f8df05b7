import {
  exportTranslationsOperation,
  importTranslationsOperation,
  TRANSLATION_FILE_LIMIT,
  type TranslationImport,
} from '@folkmoot/contracts/client';
import { hrefOf, upload } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconDownload, Stack, Text } from '@folkmoot/ui';
import { Modal, UploadArea, useUpload } from '@folkmoot/ui/controls';
import { useId, useState } from 'react';
import { useLiveState, useTools } from '../builder-context';
import { isDirty } from '../draft/builder.store';
import { saysWhy } from '../upload-problem';
import { ImportPreview } from './ImportPreview';
import { fileMessages as messages } from './translation-files.messages';
import { withImported } from './with-imported.domain';

const ACCEPTED = '.csv,.xlf,.xliff,text/csv,application/xliff+xml';

/** Reads a file on the server, without saving it. */
const useReadFile = (language: string, onRead: (read: TranslationImport) => void) => {
  const { campaignId } = useTools();
  return useUpload<TranslationImport>({
    refusal: ({ size }) => (size > TRANSLATION_FILE_LIMIT ? messages.tooLarge : null),
    send: (file, options) => {
      const params = { campaignId, language };
      return upload(importTranslationsOperation, file, { ...options, params, query: { dryRun: 'true' } });
    },
    onDone: onRead,
    wordsOf: (error) => (saysWhy(error) ? error.message : messages.failed),
  });
};

const Source = ({ language, onRead }: { language: string; onRead: (read: TranslationImport) => void }) => {
  const problemId = useId();
  const file = useReadFile(language, onRead);
  const isUnsaved = useLiveState(isDirty);
  return (
    <Stack>
      <Text>{messages.help}</Text>
      {isUnsaved && <Alert color="amber">{messages.unsaved}</Alert>}
      <UploadArea
        upload={file}
        label={messages.choose}
        invitation={messages.drop}
        limits={messages.limits}
        accept={ACCEPTED}
        problemId={problemId}
      />
      <Text id={problemId} role="alert" size="sm" c="red">
        {file.problem}
      </Text>
    </Stack>
  );
};

/** Takes the texts of a language out for translators, and in again. What comes in is shown before it is taken. */
export const TranslationFiles = ({ language }: { language: string }) => {
  const { store, campaignId, canEdit } = useTools();
  const [isOpen, setIsOpen] = useState(false);
  const [read, setRead] = useState<TranslationImport | null>(null);
  const close = () => {
    setIsOpen(false);
    setRead(null);
  };
  const take = (taken: TranslationImport) => {
    store.getState().change((draft) => withImported(draft, taken));
    close();
  };
  return (
    <Group gap="xs">
      {(['csv', 'xliff'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          component="a"
          href={hrefOf(exportTranslationsOperation, { params: { campaignId, language }, query: { format } })}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        >
          {messages.download[format]}
        </Button>
      ))}
      {canEdit && (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {messages.upload}
        </Button>
      )}
      <Modal opened={isOpen} onClose={close} title={messages.title} size="xl" closesAtOnce>
        {read ? (
          <ImportPreview read={read} onTake={() => take(read)} />
        ) : (
          <Source language={language} onRead={setRead} />
        )}
      </Modal>
    </Group>
  );
};
