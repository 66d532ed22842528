import { inRoot } from './lib/project.mjs';

/** Icons on the first screen. */
const FIRST_ICONS =
  /\/(arrow-right|arrow-up|circle-check|eye|eye-off|monitor|moon|sun|triangle-exclamation-point|x)\.mjs$/;

/** Third-party code of the entry, without further dependencies. One file compresses better than nine. */
const FRAME =
  /\/node_modules\/((react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store))\/(?!dist\/esm\/useBlocker)|lucide-react\/dist\/esm\/(?!icons\/))/;
/** Shared by the screens before login. Must not import the entry, which imports it: the cycle would deadlock. */
const OPEN_FILES = {
  core: 'constants first-messages',
  'core/copy': 'first-screen',
  'core/rules': 'back-url',
  'web/app': 'public-screen skip-link',
  'web/lib':
    'access-token api-base call call-error field-binding form-frame lazy query session settings toasts transport',
  'web/ui': 'button class-names field icon-button link mark page theme theme-switch toast',
};

const within = (folders) =>
  Object.entries(folders)
    .map(([folder, files]) => `${folder}/(?:[a-z-]+/)?(${files.replaceAll(' ', '|')})`)
    .join('|');
const OPEN = new RegExp(`/(${within(OPEN_FILES)})\\.tsx?$|${FIRST_ICONS.source}`);

/** How many screens and dialogs a module must serve to be worth loading with the first of them. */
const MANY = 6;

const FIRST_SCREEN = ['main.tsx', 'app/public/public-layout.tsx', 'app/screens/public/login.tsx'];

/** What the first screen loads: in a later group it would pull that group into the first screen. */
let first;
function isOfFirst(id, context) {
  if (!first) {
    first = new Set();
    const add = (one) => {
      if (first.has(one)) return;
      first.add(one);
      for (const next of context.getModuleInfo(one)?.importedIds ?? []) add(next);
    };
    for (const file of FIRST_SCREEN) add(inRoot('web', file));
  }
  return first.has(id);
}
const later = (name, options) => ({
  name: (id, context) => (isOfFirst(id, context) ? null : name),
  debugName: name,
  ...options,
});

/**
 * Groups some hundred small chunks into a few: a request costs the browser more than the script in it. `check-entry-size.mjs` fails
 * the build when code of later screens gets into the first one.
 */
export const sharedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'frame', test: FRAME },
    { name: 'open', test: OPEN },
    { name: 'icons', test: (id) => id.includes('/lucide-react/dist/esm/icons/') && !FIRST_ICONS.test(id) },
    later('inside', { minShareCount: MANY }),
    later('shared', { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 }),
  ],
};
