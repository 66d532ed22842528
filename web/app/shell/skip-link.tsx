import { skipLinkCopy as copy } from '#core/copy/first-screen.ts';

/** Skip link: the first tab stop, past the menu to the main content. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: a fragment link that the router must not handle
  <a
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
    className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2.5 text-14 font-medium text-on-primary focus:translate-y-0"
  >
    {copy.skipToContent}
  </a>
);
