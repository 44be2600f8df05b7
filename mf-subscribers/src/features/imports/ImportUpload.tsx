import { createImportOperation, IMPORT_LIMIT } from '@folkmoot/contracts/client';
import { ApiError, isApiError, upload } from '@folkmoot/shell-sdk';
import { Divider, Stack, Text } from '@folkmoot/ui';
import { UploadArea, useUpload } from '@folkmoot/ui/controls';
import { useId } from 'react';
import { messages } from './imports.messages';
import { PasteAddresses } from './PasteAddresses';

const texts = messages.upload;
/** Windows calls CSV files by the name of Excel; the server looks into them. */
const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel';

const wordsOf = (error: unknown): string => {
  if (isApiError(error, 'body_too_large')) return texts.tooLarge;
  if (!(error instanceof ApiError) || error.status >= 500) return texts.failed;
  const [detail] = error.fields;
  return detail ? `${error.message}. ${detail.message}` : error.message;
};

/** The first step: uploads a file and checks it. Imports nothing yet. */
export const ImportUpload = ({ onUploaded }: { onUploaded: (importId: string) => void }) => {
  const problemId = useId();
  const work = useUpload<{ id: string }>({
    refusal: ({ size }) => (size > IMPORT_LIMIT ? texts.tooLarge : null),
    send: (file, options) => upload(createImportOperation, file, { ...options, fields: { preview: 'true' } }),
    onDone: ({ id }) => onUploaded(id),
    wordsOf,
  });
  return (
    <Stack gap="sm">
      <Text size="sm">
        {texts.hint}. {texts.hintMore}
      </Text>
      <UploadArea
        upload={work}
        label={texts.label}
        invitation={texts.invitation}
        limits={texts.limits}
        accept={ACCEPTED}
        problemId={problemId}
      />
      <Text id={problemId} role="alert" size="sm" c="red">
        {work.problem}
      </Text>
      <Divider label={texts.or} />
      <PasteAddresses onFile={work.upload} isBusy={work.progress !== null} />
    </Stack>
  );
};
