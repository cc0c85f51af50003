import { useState } from 'react';
import { upload } from '#entities/upload.ts';
import { FormPage } from '../crud/form/form-page.tsx';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { ReplacedProvider } from './replaced.ts';
import * as texts from './texts.ts';
import { UploadExtras } from './upload-extras.tsx';

const SCREEN: EntityScreen = {
  entity: erased(upload),
  purpose: '',
  sections: [{ title: texts.uploadSection, fields: ['name', 'alt'] }],
  Extras: UploadExtras,
};

/** #/uploads/12: the name of a file, the file itself, and where it is used. */
export function UploadForm({ id }: { id: number | null }) {
  const [round, setRound] = useState(0);
  return (
    <ReplacedProvider value={() => setRound(round + 1)}>
      <FormPage key={round} screen={SCREEN} id={id} />
    </ReplacedProvider>
  );
}
