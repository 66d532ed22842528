import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, as it changes: text in a plot must not be stretched with it. */
export function useWidth<E extends HTMLElement>(before: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(120, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
