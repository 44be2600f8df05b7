import {
  type Council,
  getCouncilOperation,
  LOGO_BYTES,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  removeLogoOperation,
  removePictureOperation,
  uploadLogoOperation,
  uploadPictureOperation,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  operationKey,
  upload,
  useOperationMutation,
  useQueryClient,
  useSession,
} from '@folkmoot/shell-sdk';
import { Button, Group, IconTrash, Input, notify, Stack, Text } from '@folkmoot/ui';
import { UploadArea, useUpload } from '@folkmoot/ui/controls';
import { type ReactNode, useId } from 'react';
import { messages } from './branding.messages';
import classes from './branding.module.css';

/** What differs between the logo and the picture. */
const kinds = {
  logo: {
    texts: messages.logo,
    upload: uploadLogoOperation,
    remove: removeLogoOperation,
    types: /^image\/(png|svg\+xml)$/,
    accept: 'image/png,image/svg+xml,.png,.svg',
  },
  picture: {
    texts: messages.picture,
    upload: uploadPictureOperation,
    remove: removePictureOperation,
    types: /^image\/(jpeg|png|svg\+xml)$/,
    accept: 'image/jpeg,image/png,image/svg+xml,.jpg,.jpeg,.png,.svg',
  },
} as const;
type Kind = keyof typeof kinds;

const refusal = (kind: Kind, { size, type }: File): string | null => {
  const { texts, types } = kinds[kind];
  if (size > LOGO_BYTES) return texts.tooLarge;
  return types.test(type) || type === '' ? null : texts.wrongType;
};

/** An image is saved when it is chosen. There is no other input that could be lost. */
const useImage = (kind: Kind) => {
  const { texts, ...operations } = kinds[kind];
  const client = useQueryClient();
  const { refresh } = useSession();
  const remove = useOperationMutation(operations.remove);
  const take = (council: Council, text: string) => {
    client.setQueryData(operationKey(getCouncilOperation, {}), council);
    notify.success(text);
    void refresh();
  };
  const uploading = useUpload({
    refusal: (file) => refusal(kind, file),
    send: (file, options) => upload(operations.upload, file, options),
    onDone: (council: Council) => take(council, texts.saved),
    wordsOf: (error) => (isApiError(error) && error.status < 500 ? error.message : texts.failed),
  });
  return {
    uploading,
    isRemoving: remove.isPending,
    remove: () =>
      remove.mutateAsync({}).then(
        (council) => take(council, texts.removed),
        () => notify.error(texts.failed),
      ),
  };
};

interface Props {
  kind: Kind;
  readOnly: boolean;
  /** The present image; null when there is none. */
  shown: ReactNode | null;
}

const ImageField = ({ kind, readOnly, shown }: Props) => {
  const { texts, accept } = kinds[kind];
  const { uploading, remove, isRemoving } = useImage(kind);
  const problemId = useId();
  return (
    <Stack gap="xs">
      <Input.Label component="div">{texts.label}</Input.Label>
      {shown ?? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      {!readOnly && (
        <>
          <UploadArea
            upload={uploading}
            label={shown ? texts.replace : texts.label}
            invitation={texts.invitation}
            limits={texts.limits}
            accept={accept}
            problemId={problemId}
          />
          <div id={problemId} aria-live="polite">
            {uploading.problem && <Input.Error size="sm">{uploading.problem}</Input.Error>}
          </div>
          {shown && (
            <Group>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<IconTrash size={16} stroke={1.5} />}
                loading={isRemoving}
                onClick={() => void remove()}
              >
                {texts.remove}
              </Button>
            </Group>
          )}
        </>
      )}
    </Stack>
  );
};

interface CouncilProps {
  council: Council;
  readOnly: boolean;
}

export const LogoField = ({ council: { branding, name }, readOnly }: CouncilProps) => (
  <ImageField
    kind="logo"
    readOnly={readOnly}
    shown={
      branding.logoUrl && (
        <div className={classes.logo}>
          <img
            src={branding.logoUrl}
            alt={branding.logoAlt || name}
            width={branding.logoWidth ?? undefined}
            height={branding.logoHeight ?? undefined}
          />
        </div>
      )
    }
  />
);

/** The wide picture above surveys, as it was cropped. */
export const PictureField = ({ council: { branding }, readOnly }: CouncilProps) => (
  <ImageField
    kind="picture"
    readOnly={readOnly}
    shown={
      branding.pictureUrl ? (
        <img
          className={classes.picture}
          src={branding.pictureUrl}
          alt={branding.pictureAlt || messages.picture.label}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
        />
      ) : null
    }
  />
);
