import { readFileSync } from 'node:fs'
import { foldersOfBookings, storeys } from './scripts/storeys.ts'

const rooms = storeys.flatMap(({ storey, rooms = [''] }) =>
  rooms.map((room) => (room ? `${storey}/${room}` : storey)),
)

const upwards = rooms.slice(0, -1).map((room, at) => ({
  name: `${room}-knows-nothing-above`,
  comment: `Above ${room} stand ${rooms.slice(at + 1).join(', ')}: see docs/decisions/0028-storeys.md.`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^app/((${rooms.slice(at + 1).join('|')})/|[^/]+\\.tsx?$)` },
}))

const withinBookings = foldersOfBookings.map((folder, at) => ({
  name: `bookings/${folder}-knows-nothing-above`,
  comment: 'See docs/decisions/0036-bookings.md.',
  severity: 'error',
  from: { path: `^app/deals/bookings/${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^app/deals/bookings/[^/]+/',
    pathNot: `^app/deals/bookings/(${foldersOfBookings.slice(0, at + 1).join('|')})/`,
  },
}))

/** Modules of routes: the server runs their loaders, and the build takes these out of what browsers get. */
const routes = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([\w-]+\/[\w./-]+\.tsx?)'/g)].map(
  ([, file]) => file,
)

const escaped = (files) => files.map((file) => file.replaceAll('.', '\\.')).join('|')

export default {
  forbidden: [
    ...upwards,
    ...withinBookings,
    {
      name: 'areas-never-know-one-another',
      comment: 'What two areas need is a word of the engine; pages that mix kinds live in app/site.',
      severity: 'error',
      from: { path: '^app/areas/([^/]+)/' },
      to: { path: '^app/areas/([^/]+)/', pathNot: '^app/areas/$1/' },
    },
    {
      name: 'areas-use-what-deals-offer',
      comment:
        'A room of deals offers to areas what is directly in its folder, or in `for-areas`; all else is its own.',
      severity: 'error',
      from: { path: '^app/areas/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/deals/[^/]+/[^/]+/', pathNot: '^app/deals/[^/]+/for-areas/' },
    },
    {
      name: 'app-knows-no-server',
      comment: 'Hand what it needs in by a context.',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|scripts|bench|tests)/' },
    },
    {
      name: 'browser-code-knows-no-server-code',
      comment: 'A module that reaches the browser may import only types of a .server file.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: `\\.server\\.tsx?$|\\.test\\.tsx?$|^app/(ground/db/|registry/|root\\.|entry\\.server\\.)|^app/(${escaped(routes)})$`,
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface: without swc not a single import would be seen.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/|\\+types' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
