import { skipLinkCopy as copy } from '#core/copy/first-screen.ts';

/** The first stop of the Tab key: past the menu, to what the screen is about. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it goes to a place on this page; the router must not see it
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
