// Who may know whom: i18n < ui < db < directory < listings < features < areas < site < routes; server knows app.
const features =
  '(accounts|articles|preferences|favorites|offline|questions|recently-viewed|reviews|search|support)'
const layer = (name, path, forbidden, instead) => ({
  name,
  comment: instead,
  severity: 'error',
  from: { path, pathNot: '\\.test\\.tsx?$' },
  to: { path: forbidden },
})

export default {
  forbidden: [
    layer(
      'app-knows-no-server',
      '^app/',
      '^(server|scripts|bench|tests)/',
      'Hand what it needs in by a context.',
    ),
    layer(
      'ui-knows-i18n-only',
      '^app/ui/',
      '^app/(?!(ui|i18n)/)',
      'A control takes what it shows as a prop.',
    ),
    layer('i18n-knows-nobody', '^app/i18n/', '^app/(?!i18n/)', 'Languages and formats stand alone.'),
    layer('db-knows-nobody', '^app/db/', '^app/(?!db/)', 'Tables and queries live with their feature.'),
    layer(
      'directory-names-no-area-and-no-feature',
      '^app/directory/',
      `^app/(listings|${features}|areas|site)/`,
      "The engine's pages take slots: let the area hand the part in.",
    ),
    layer(
      'listings-know-the-engine-only',
      '^app/listings/',
      `^app/(${features}|site)/|^app/areas/(?!registry)`,
      'See areas through app/areas/registry.ts.',
    ),
    layer(
      'features-see-areas-through-the-registry',
      `^app/${features}/`,
      '^app/(site/|areas/(?!registry))',
      'See areas through app/areas/registry.ts.',
    ),
    {
      name: 'areas-never-know-one-another',
      comment: 'What two areas need is a word of the engine; pages that mix kinds live in app/site.',
      severity: 'error',
      from: { path: '^app/areas/([^/]+)/' },
      to: { path: '^app/areas/([^/]+)/', pathNot: '^app/areas/$1/' },
    },
    layer(
      'areas-know-no-site',
      '^app/areas/',
      '^app/site/',
      'Take it as a slot, or move it to ui or the engine.',
    ),
    {
      name: 'browser-code-knows-no-server-code',
      comment: 'A module that reaches the browser may import only types of a .server file.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot:
          '\\.server\\.tsx?$|\\.test\\.tsx?$|^app/db/|/(list|detail|home|pins|calendar|suggest|rss|[a-z-]+-page)\\.tsx?$|^app/(context|entry\\.server)',
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
