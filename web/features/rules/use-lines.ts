import { useFormContext } from 'react-hook-form';

/**
 * The lines of a list inside the form, by their place. The library's own way would come with the first screen, where
 * nobody needs it.
 */
export function useLines<Line>(name: string) {
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
