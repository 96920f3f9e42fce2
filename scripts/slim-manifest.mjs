import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes React Router's list of routes, which every page loads, without what goes without saying: it would grow by 45
 * bytes with each route. Addresses that answer without a page are left out, as the browser never shows them by itself.
 */
export function slimManifest(assets) {
  for (const name of readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))) {
    const file = join(assets, name)
    const manifest = JSON.parse(readFileSync(file, 'utf8').replace(/^window\.__reactRouterManifest=|;$/g, ''))
    const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
    const pages = Object.entries(manifest.routes).filter(
      ([id, { hasDefaultExport }]) => hasDefaultExport || parents.has(id),
    )
    const routes = Object.fromEntries(
      pages.map(([id, route]) => [id, withoutUsual({ parentId: null, ...route, id: undefined })]),
    )
    writeFileSync(file, `(${complete})(${JSON.stringify({ ...manifest, routes })},${JSON.stringify(usual)})`)
  }
}

const usual = {
  parentId: 'site/layout',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
}

const withoutUsual = (route) =>
  Object.fromEntries(
    Object.entries(route).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key])),
  )

/** Runs in the browser. */
const complete = `(m,u)=>{for(let i in m.routes)m.routes[i]={id:i,...u,...m.routes[i]};window.__reactRouterManifest=m}`
