import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    globalSetup: ['tests/database-server.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{app,server,scripts}/**/*.test.{ts,tsx}', 'tests/crash/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,journeys}/*.test.ts'],
          globalSetup: ['tests/build.mjs', 'tests/browser-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sweep',
          include: ['tests/sweep/*.test.ts', 'tests/site/reach.test.ts'],
          env: { ALL_PAGES: 'yes' },
          globalSetup: ['tests/build.mjs', 'tests/browser-server.ts'],
          testTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
