import { message } from '#text/message.ts';

export const uploaded = 'Uploaded';
export const uploading = message('{name} is being uploaded');
export const imageTypes = 'JPG, PNG or GIF, up to 15 MB';
export const fileTypes = 'Documents, pictures, videos or ZIP, up to 15 MB';
export const chooseUpload = message(
  'Choose {kind, select, image {picture} images {pictures} files {files} other {file}}',
);
export const replaceUpload = message('Replace {kind, select, image {picture} other {file}}');
export const stopUpload = message('Cancel {name}');
export const namelessFile = message('File {number}');
export const remove = message('Remove {name}');
