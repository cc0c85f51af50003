import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { PartValue } from '#domain/ordering/item.ts';
import { ChoiceStep } from './choice-step.tsx';
import { TextStep } from './text-step.tsx';
import { UploadStep } from './upload-step.tsx';

export interface StepFieldProps {
  part: ConfigPart;
  index: number;
  value: PartValue;
  onChange: (value: PartValue) => void;
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
  currency: string;
  isPriceHidden: boolean;
}

/** One step of a configurable product, by its type. */
export function StepField(props: StepFieldProps) {
  const { currency, isPriceHidden, onBusy, ...common } = props;
  switch (props.part.type) {
    case 'select':
    case 'multiselect':
      return <ChoiceStep {...common} currency={currency} isPriceHidden={isPriceHidden} />;
    case 'text':
    case 'textarea':
      return <TextStep {...common} />;
    default:
      return <UploadStep {...common} onBusy={onBusy} />;
  }
}
