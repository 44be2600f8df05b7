import { importSurveyOperation, SURVEY_DOCUMENT_LIMIT, type SurveyImport } from '@folkmoot/contracts/client';
import { upload } from '@folkmoot/shell-sdk';
import { Button, Divider, Group, Stack, Text } from '@folkmoot/ui';
import { Textarea, UploadArea, useUpload } from '@folkmoot/ui/controls';
import { type FormEvent, useId, useState } from 'react';
import { useTools } from '../builder-context';
import { saysWhy } from '../upload-problem';
import { ImportRemarks } from './ImportRemarks';
import { PickDialog } from './PickDialog';
import { SurveyLook } from './SurveyLook';
import { messages } from './start.messages';
import { useTake } from './use-take';

const ACCEPTED = '.docx,.txt,.md,.csv,.json,.lss,.lsg,.lsq,text/plain,text/csv,application/json';

/** Reads questions on the server, without saving them. */
const useReadDocument = (onRead: (read: SurveyImport) => void) => {
  const { campaignId } = useTools();
  return useUpload<SurveyImport>({
    refusal: ({ size }) => (size > SURVEY_DOCUMENT_LIMIT ? messages.documentTooLarge : null),
    send: (file, options) =>
      upload(importSurveyOperation, file, { ...options, params: { campaignId }, query: { dryRun: 'true' } }),
    onDone: onRead,
    wordsOf: (error) => (saysWhy(error) ? error.message : messages.documentFailed),
  });
};

interface SourceProps {
  text: string;
  onText: (text: string) => void;
  onRead: (read: SurveyImport) => void;
}

const Source = ({ text, onText, onRead }: SourceProps) => {
  const problemId = useId();
  const document = useReadDocument(onRead);
  const isReading = document.progress !== null;
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') document.setProblem(messages.nothingPasted);
    else document.upload(new File([text], 'questions.txt', { type: 'text/plain' }));
  };
  return (
    <Stack>
      <form onSubmit={read} noValidate>
        <Stack gap="xs">
          <Textarea
            label={messages.paste}
            description={messages.pasteHelp}
            placeholder={messages.pastePlaceholder}
            autosize
            minRows={8}
            maxRows={16}
            value={text}
            aria-describedby={problemId}
            onChange={(event) => onText(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" disabled={isReading}>
              {isReading ? messages.reading : messages.read}
            </Button>
          </Group>
        </Stack>
      </form>
      <Text id={problemId} role="alert" size="sm" c="red">
        {document.problem}
      </Text>
      <Divider label={messages.or} />
      <UploadArea
        upload={document}
        label={messages.chooseDocument}
        invitation={messages.dropDocument}
        limits={messages.documentLimits}
        accept={ACCEPTED}
        problemId={problemId}
      />
    </Stack>
  );
};

/** Reads a questionnaire that exists already, says what was understood, and adds its questions. */
export const DocumentDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const [text, setText] = useState('');
  const take = useTake();
  return (
    <PickDialog<SurveyImport>
      opened={opened}
      onClose={onClose}
      title={messages.documentTitle}
      list={(onRead) => <Source text={text} onText={setText} onRead={onRead} />}
      look={({ content, changed, lost }, { onBack, onDone }) => (
        <SurveyLook
          content={content}
          remarks={<ImportRemarks changed={changed} lost={lost} />}
          onBack={onBack}
          onTake={(how) => {
            take(content, how);
            setText('');
            onDone();
          }}
        />
      )}
    />
  );
};
