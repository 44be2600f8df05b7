export const messages = {
  oneFile: 'Send one file in the field "file".',
  unreadable: 'The upload is incomplete or is not a multipart form.',
} as const;
