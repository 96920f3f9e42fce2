import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that wait for deadlines, for servers that are silent and for other processes: a core is free while they run.
 */
const slow = /\/tests\/faults\/|\/tests\/site\/(?:backup|read-only)|\/scripts\/new-area|\/server\/live\//

/**
 * In the first half of each project every third file is a slow one: beside the others it costs no time, and at the end
 * all would wait for it. Of the others large ones, whose tests work, alternate with small ones, which are mostly read.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is no array
    const sorted = await super.sort(files)
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    return [...byProject.values()].flatMap(spread)
  }
}

function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const waiting = files.filter(({ moduleId }) => slow.test(moduleId))
  const others = alternate(files.filter(({ moduleId }) => !slow.test(moduleId)))
  return [...others.flatMap((one, at) => (at % 2 === 0 ? [...waiting.splice(0, 1), one] : [one])), ...waiting]
}

/** The first, the last, the second, the last but one and so on. */
const alternate = <One>(all: readonly One[]): One[] =>
  all.map((_, at) => all.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2)!)
