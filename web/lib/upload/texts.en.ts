import { message } from '#text/message.ts';

export const uploadFailed = message(
  'The chosen file "{name}" cannot be processed. It may be too large or of an unknown type.',
);
export const tooManyUploads = message('Please upload {maximum} files at most.');
