import type { Plugin } from 'vite'

/**
 * The stylesheet is in every document, so it goes without Tailwind's stand-in for `@property`, a layer of 1.1 KB
 * (0.25 KB compressed) for browsers older than all that the stylesheet is for (`cssTarget`).
 */
export const stylesheet: Plugin = {
  name: 'stylesheet',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\.css/ },
    handler: (css) => ({ code: css.replace(/@layer properties\s*\{[^]*?\}\s*\}\s*\}/, ''), map: null }),
  },
}
