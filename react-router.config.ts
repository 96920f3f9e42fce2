import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Given by scripts/build.mjs, with which each build has a folder of its own.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  routeDiscovery: { mode: 'initial' },
  // The build has several entries (vite.config.ts); this is the only place their file names are taken from.
  serverBuildFile: '[name].js',
} satisfies Config
