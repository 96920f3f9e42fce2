import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The build has several entries (vite.config.ts); this is the only place their file names are taken from.
  serverBuildFile: '[name].js',
} satisfies Config
