import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { PartValue } from '#domain/ordering/item.ts';
import { acceptedTypes, takesSeveral } from '#web/lib/upload/upload-types.ts';
import { useUploads } from '#web/lib/upload/use-uploads.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { StepFrame, stepId } from './step-frame.tsx';

interface UploadStepProps {
  part: ConfigPart;
  index: number;
  value: PartValue;
  onChange: (value: PartValue) => void;
  /** Called when uploads begin and when the last one has finished. */
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
}

/** The customer's files or pictures. */
export function UploadStep({ part, index, value, onChange, onBusy, error }: UploadStepProps) {
  const uploads = useUploads(part.type, value, onChange, onBusy);
  return (
    <StepFrame part={part} index={index} error={error}>
      <UploadField
        id={stepId(index)}
        type={part.type}
        accept={acceptedTypes(part.type)}
        isSeveral={takesSeveral(part.type)}
        uploads={uploads}
        hasError={Boolean(error)}
      />
    </StepFrame>
  );
}
