import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { FileKind } from './file-kinds.ts';
import * as texts from './texts.ts';

interface ReplaceButtonProps {
  kind: FileKind;
  isDisabled: boolean;
  onFile: (file: File) => void;
}

/** Opens the file chooser to replace the stored file. */
export function ReplaceButton({ kind, isDisabled, onFile }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
        <StaffIcon name="import" />
        {texts.replaceFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.newFile}
        accept={kind.endings.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
