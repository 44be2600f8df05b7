import { Text } from '@folkmoot/ui';
import { UploadArea } from '@folkmoot/ui/controls';
import { useId } from 'react';
import { messages } from './pictures-staff.messages';
import { ACCEPTED, type useImageUpload } from './use-image-upload';

interface Props {
  /** Label of the option of this picture. */
  label: string;
  upload: ReturnType<typeof useImageUpload>;
}

/** Accepts a picture that is dropped or chosen. */
export const PictureUpload = ({ label, upload }: Props) => {
  const problemId = useId();
  return (
    <>
      <UploadArea
        upload={upload}
        label={messages.upload(label)}
        invitation={messages.drop}
        limits={messages.limits}
        accept={ACCEPTED}
        problemId={problemId}
      />
      <div id={problemId} role="alert">
        {upload.problem && (
          <Text size="sm" c="red">
            {upload.problem}
          </Text>
        )}
      </div>
    </>
  );
};
