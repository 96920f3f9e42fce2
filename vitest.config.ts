import { availableParallelism } from 'node:os'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { longestTest, longestWait } from './tests/patience.ts'
import { SpreadSlow } from './tests/spread-slow.ts'
import { words } from './vite/words.ts'

const database = 'tests/database-server.ts'
const site = [
  database,
  'tests/build.mjs',
  'tests/sample-database.ts',
  'tests/shared-site.ts',
  'tests/browser.ts',
  'tests/put-off.ts',
]

export default defineConfig({
  plugins: [words, lingui({ macroTransform: true })],
  test: {
    // A process for each file would read the areas, the browser's driver and axe again, which takes longer than most
    // files' tests.
    isolate: false,
    // With it Vitest sometimes tells a worker to read a module that it never wrote, and the file fails. It saves no time.
    fsModuleCache: false,
    sequence: { sequencer: SpreadSlow },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{app,server,scripts,vite}/**/*.test.{ts,tsx}', 'tests/crash/*.test.ts'],
          globalSetup: database,
          setupFiles: ['app/registry/areas.server.ts', 'app/registry/references.server.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,journeys,faults}/*.test.ts'],
          globalSetup: site,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          globalSetup: database,
          setupFiles: ['app/registry/areas.server.ts', 'app/registry/references.server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sweep',
          include: [
            'tests/sweep/*.test.ts',
            'tests/faults/long/*.test.ts',
            'tests/site/{accessibility,crawl,emergency,every-page,heads,private-addresses,script-weight,staff-lists,staff-pages,structured-data,whole-without-scripts}.test.ts',
            'tests/journeys/*.test.ts',
          ],
          env: { ALL_PAGES: 'yes' },
          globalSetup: site,
        },
      },
      {
        extends: true,
        test: {
          name: 'sweep-parts',
          include: ['app/**/random-*.test.ts', 'tests/crash/payments/*.test.ts'],
          env: { ALL_PAGES: 'yes' },
          globalSetup: database,
          setupFiles: ['app/registry/areas.server.ts', 'app/registry/references.server.ts'],
          testTimeout: 1_800_000,
        },
      },
    ],
    // Half of the time a worker waits for a browser or the database.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: longestTest,
    expect: { poll: { timeout: longestWait } },
    hookTimeout: longestTest,
    // Where it is shorter than the shared site's stop, Vitest ends before it is known whether a file changed that site.
    teardownTimeout: longestTest,
  },
})
