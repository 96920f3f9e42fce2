import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes our lists of routes for the browser, which pages get in place of React Router's `manifest-abc.js`
 * (app/entry.server.tsx): that one would be 6.5 KB of every page and names every address, `routes-abc.js` is 2.8 KB.
 * Addresses that answer without a page are left out: one that refuses answers with the page of an unknown address, which
 * would not come alive in a browser that knows it. Those for people who are signed in, and those that only mails lead
 * to, are only in `routes-all-abc.js`, which their pages get: a visitor is led from them to /login. React Router has no
 * setting for either.
 */
export function writeRouteLists(assets) {
  for (const name of readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))) {
    const written = readFileSync(join(assets, name), 'utf8')
    const manifest = JSON.parse(written.replace(/^window\.__reactRouterManifest=|;$/g, ''))
    const { routes } = manifest
    /** A route and all that are around it. */
    const lineOf = (route) => (route ? [route, ...lineOf(routes[route.parentId])] : [])
    const lines = Object.values(routes)
      .filter(({ hasDefaultExport }) => hasDefaultExport)
      .map(lineOf)
    const writeList = (list, some) => {
      const file = name.replace('manifest', list)
      write(join(assets, file), { ...manifest, url: `/assets/${file}` }, some)
    }
    writeList('routes', lines.filter(isForEveryone))
    writeList('routes-all', lines)
  }
}

const seldom = ['signed-in', 'from-mail']
const isForEveryone = (line) => !line.some(({ id }) => seldom.includes(id))

function write(file, manifest, lines) {
  const routes = Object.fromEntries(
    [...new Set(lines.flat())].map((route) => [
      route.id,
      withoutUsual({
        parentId: null,
        ...route,
        id: undefined,
        module: nameOf(route.module),
        imports: later(route, manifest.entry).map(nameOf),
      }),
    ]),
  )
  writeFileSync(file, `(${complete})(${JSON.stringify({ ...manifest, routes })},${JSON.stringify(usual)})`)
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
  imports: [],
  css: [],
}

const nameOf = (file) => file.slice('/assets/'.length, -'.js'.length)

/** What a page loads beyond that with which the first one began. */
const later = ({ imports }, entry) => imports.filter((file) => !entry.imports.includes(file))

const withoutUsual = (route) =>
  Object.fromEntries(
    Object.entries(route).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key])),
  )

/** Runs in the browser. */
const complete = `(m,u)=>{let f=n=>"/assets/"+n+".js";for(let i in m.routes){let r=m.routes[i]={id:i,...u,...m.routes[i]};r.module=f(r.module);r.imports=r.imports.map(f)}window.__reactRouterManifest=m}`
