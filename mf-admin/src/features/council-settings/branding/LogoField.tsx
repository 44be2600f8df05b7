import {
  type Council,
  getCouncilOperation,
  LOGO_BYTES,
  removeLogoOperation,
  uploadLogoOperation,
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
import { useId } from 'react';
import { messages } from './branding.messages';
import classes from './branding.module.css';

const texts = messages.logo;

const refusal = (file: File): string | null => {
  if (file.size > LOGO_BYTES) return texts.tooLarge;
  return /^image\/(png|svg\+xml)$/.test(file.type) || file.type === '' ? null : texts.wrongType;
};

/** The logo is saved when it is chosen. There is no other input that could be lost. */
const useLogo = () => {
  const client = useQueryClient();
  const { refresh } = useSession();
  const remove = useOperationMutation(removeLogoOperation);
  const take = (council: Council, text: string) => {
    client.setQueryData(operationKey(getCouncilOperation, {}), council);
    notify.success(text);
    void refresh();
  };
  const uploading = useUpload({
    refusal,
    send: (file, options) => upload(uploadLogoOperation, file, options),
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

const Shown = ({ council: { branding, name } }: { council: Council }) =>
  branding.logoUrl ? (
    <div className={classes.logo}>
      <img
        src={branding.logoUrl}
        alt={branding.logoAlt || name}
        width={branding.logoWidth ?? undefined}
        height={branding.logoHeight ?? undefined}
      />
    </div>
  ) : (
    <Text size="sm" c="dimmed">
      {texts.none}
    </Text>
  );

export const LogoField = ({ council, readOnly }: { council: Council; readOnly: boolean }) => {
  const { uploading, remove, isRemoving } = useLogo();
  const problemId = useId();
  const hasLogo = council.branding.logoUrl !== null;
  return (
    <Stack gap="xs">
      <Input.Label component="div">{texts.label}</Input.Label>
      <Shown council={council} />
      {!readOnly && (
        <>
          <UploadArea
            upload={uploading}
            label={hasLogo ? texts.replace : texts.label}
            invitation={texts.invitation}
            limits={texts.limits}
            accept="image/png,image/svg+xml,.png,.svg"
            problemId={problemId}
          />
          <div id={problemId} aria-live="polite">
            {uploading.problem && <Input.Error size="sm">{uploading.problem}</Input.Error>}
          </div>
          {hasLogo && (
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
