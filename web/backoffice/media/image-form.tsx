import { useState } from 'react';
import { image } from '#entities/image.ts';
import { FormPage } from '../crud/form/form-page.tsx';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { ImageExtras } from './image-extras.tsx';
import { ReplacedProvider } from './replaced.ts';
import * as texts from './texts.ts';

const SCREEN: EntityScreen = {
  entity: erased(image),
  purpose: '',
  sections: [
    {
      title: texts.whatIsShown,
      hint: texts.pictureFormHint,
      fields: ['alt'],
      isNarrow: true,
    },
  ],
  Extras: ImageExtras,
};

/** #/images/12: the alt text of a picture, its file, its URLs and where it is used. */
export function ImageForm({ id }: { id: number | null }) {
  const [round, setRound] = useState(0);
  return (
    <ReplacedProvider value={() => setRound(round + 1)}>
      <FormPage key={round} screen={SCREEN} id={id} />
    </ReplacedProvider>
  );
}
