import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';
import type { FileQueue, QueuedFile } from './use-file-queue.ts';

/** The files being uploaded with their progress, and the failed ones with the reason. */
export function QueueList({ queue }: { queue: FileQueue }) {
  const waiting = queue.files.filter(({ failure }) => failure === null);
  const failed = queue.files.filter(({ failure }) => failure !== null);
  return (
    <>
      {waiting.length > 0 && (
        <ul aria-label={texts.uploading} className="flex flex-col gap-2">
          {waiting.map((file) => (
            <Waiting key={file.key} file={file} onStop={() => queue.drop(file.key)} />
          ))}
        </ul>
      )}
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {failed.map(({ key, name, failure }) => (
          <p
            key={key}
            className="flex items-center gap-3 rounded-theme border border-error/40 bg-error-soft py-1 pr-1 pl-4"
          >
            <StaffIcon name="warning" className="size-5 text-error" />
            <span className="min-w-0 flex-1 break-words">{failure}</span>
            <IconButton label={texts.dismissFailure({ name })} onClick={() => queue.drop(key)}>
              <StaffIcon name="close" className="size-4" />
            </IconButton>
          </p>
        ))}
      </div>
    </>
  );
}

function Waiting({ file: { name, sent }, onStop }: { file: QueuedFile; onStop: () => void }) {
  return (
    <li className="flex items-center gap-3 rounded-theme border border-line bg-paper py-1 pr-1 pl-4">
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-3 text-sm">
          <span className="truncate font-medium">{name}</span>
          <span className="shrink-0 text-muted tabular-nums">
            {sent === 0 ? texts.waiting : sent < 1 ? `${Math.round(sent * 100)} %` : texts.beingProcessed}
          </span>
        </span>
        <progress
          value={sent}
          max={1}
          aria-label={texts.uploadingFile({ name })}
          className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary-edge [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary-edge"
        />
      </span>
      <IconButton label={texts.stopFile({ name })} onClick={onStop}>
        <StaffIcon name="close" className="size-4" />
      </IconButton>
    </li>
  );
}
