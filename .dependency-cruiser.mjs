// Who may know whom: ground < directory < listings < people, market, reading, team < areas < site < registry; server knows app.
const features = '(people|market/(?!listings/)|reading|team/(?!content/))'
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
      '^app/ground/ui/',
      '^app/(?!ground/(ui|i18n)/)',
      'A control takes what it shows as a prop.',
    ),
    layer(
      'i18n-knows-nobody',
      '^app/ground/i18n/',
      '^app/(?!ground/i18n/)',
      'Languages and formats stand alone.',
    ),
    layer(
      'db-knows-nobody',
      '^app/ground/db/',
      '^app/(?!ground/db/)',
      'Tables and queries live with their feature.',
    ),
    layer(
      'directory-names-no-area-and-no-feature',
      '^app/directory/',
      '^app/(people|market|reading|team|areas|site|registry)/',
      "The engine's pages take slots: let the area hand the part in.",
    ),
    layer(
      'listings-know-the-engine-only',
      '^app/market/listings/',
      `^app/(${features}|site|team/content|areas)/`,
      'See areas through app/registry/areas.ts.',
    ),
    layer(
      'features-see-areas-through-the-registry',
      `^app/${features}/`,
      '^app/(site/(?!account-shell|emergency)|team/content/|areas/)',
      'See areas through app/registry/areas.ts.',
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
      '^app/(site|team/content)/',
      'Take it as a slot, or move it to ui or the engine.',
    ),
    layer(
      'site-knows-no-content',
      '^app/site/',
      '^app/team/content/',
      'What staff writes, pages read from its own table.',
    ),
    {
      name: 'browser-code-knows-no-server-code',
      comment: 'A module that reaches the browser may import only types of a .server file.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot:
          '\\.server\\.tsx?$|\\.test\\.tsx?$|^app/ground/db/|/(list|detail|home|pins|feeds|calendar|rss|subscription|id-picture|reported-picture|suggest|logout|save-draft|edit-listing|social-sign-in|favorite-cards|favorite-entries|sitemap|sitemap-part|export|new-photo|photo-pieces|photos-of-draft|message-picture|sent|blocks|chat-messages|figures-csv|faults-csv|go|lightbox-plan|preview-document|[a-z-]+-page|page|layout)\\.tsx?$|^app/(ground/request/context|registry/|canonical-address|root|entry\\.server)',
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
