/** Vite plugin: preloads the text font, so that it loads in parallel with the style sheet. */
export function preloadFont(name) {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle).find((path) => path.includes(name) && path.endsWith('.woff2'));
        if (!file) throw new Error(`The build has no font ${name}`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
