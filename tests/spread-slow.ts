import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that wait for deadlines, for servers that are silent and for other processes: a core is free while they run.
 */
const slow =
  /\/tests\/faults\/|\/tests\/site\/(?:backup|read-only|traces)|\/tests\/journeys\/kept-pages|\/scripts\/new-area|\/server\/(?:backup|live)\//

/** How much of a project's other files the slow ones are spread over: none is among the last, for which all would wait. */
const spreadOver = 0.75

/**
 * Spreads the slow files of each project over the others: beside those they cost no time, beside one another all workers
 * would wait. Of the others large ones, whose tests work, alternate with small ones, which are mostly read.
 */
export class SpreadSlow extends BaseSequencer {
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
  const between = Math.max(1, Math.floor((others.length * spreadOver) / waiting.length))
  return [
    ...others.flatMap((one, at) => (at % between === 0 ? [...waiting.splice(0, 1), one] : [one])),
    ...waiting,
  ]
}

/** The first, the last, the second, the last but one and so on. */
const alternate = <One>(all: readonly One[]): One[] =>
  all.map((_, at) => all.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2)!)
