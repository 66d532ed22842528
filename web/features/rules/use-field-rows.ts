import { useFormContext } from 'react-hook-form';

/**
 * Rows of a list field by index. The form library's field array isn't used, because it would be bundled into the login page,
 * which doesn't need it.
 */
export function useFieldRows<Line>(name: string) {
  const form = useFormContext();
  const lines = form.watch(name) as readonly Line[];
  const set = (next: readonly Line[]) => {
    form.clearErrors(name);
    form.setValue(name, next, { shouldDirty: true });
  };
  return {
    count: lines.length,
    add: (line: Line) => set([...lines, line]),
    remove: (at: number) => set(lines.filter((_, place) => place !== at)),
  };
}
