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
  'web/app': 'public-screen skip-link use-passkey-login',
  'web/lib':
    'access-token api-base call call-error factor-gate field-binding form-frame has-passkeys lazy query session settings toasts transport',
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

/** Screens that people see before they have an account. */
const BEFORE_LOGIN = [
  ...['welcome/welcome', 'register', 'register-confirm', 'representative-confirm'],
  ...['forgot-password', 'reset-password', 'second-step'],
].map((name) => `app/screens/public/${name}.tsx`);

/** A test for the modules that the screens load at once. */
function loadedBy(screens) {
  let loaded;
  return (id, context) => {
    if (!loaded) {
      loaded = new Set();
      const add = (one) => {
        if (loaded.has(one)) return;
        loaded.add(one);
        for (const next of context.getModuleInfo(one)?.importedIds ?? []) add(next);
      };
      for (const file of screens) add(inRoot('web', file));
    }
    return loaded.has(id);
  };
}
/** In a later group it would pull that group into the first screen. */
const isOfFirst = loadedBy(FIRST_SCREEN);
const isBeforeLogin = loadedBy(BEFORE_LOGIN);

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
    {
      name: (id, context) => (isBeforeLogin(id, context) && !isOfFirst(id, context) ? 'before-login' : null),
      debugName: 'before-login',
      minShareCount: 2,
    },
    later('inside', { minShareCount: MANY }),
    later('shared', { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 }),
  ],
};
