import type { UseFormReturn } from 'react-hook-form';
import type { Companion, CompanionProps, EntityScreen } from '../screen.ts';

const NONE: Companion = { card: null, isDirty: false, save: () => Promise.resolve() };
const useNone = () => NONE;

/** What a screen saves with its record. */
export function useCompanionOf(
  { useCompanion = useNone }: Pick<EntityScreen, 'useCompanion'>,
  { form, ...props }: Omit<CompanionProps, 'propose'> & { form: UseFormReturn },
): Companion {
  return useCompanion({
    ...props,
    propose: (values) => {
      for (const [name, value] of Object.entries(values))
        if (!form.getFieldState(name).isDirty) form.setValue(name, value);
    },
  });
}
