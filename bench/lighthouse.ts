import lighthouse from 'lighthouse'
import { median } from './table.ts'

/** Medians of some runs of Lighthouse as a phone on a slow net, which it simulates. */
export type Marks = {
  /** Scores from 0 to 100 by category. */
  scores: Record<string, number>
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  /** What tasks take beyond 50 ms each, until the page is interactive. */
  blockingTime: number
  /** The element that was the largest paint, by selector. */
  largest: string
  /** Audits that took points, by name. */
  faults: readonly string[]
}

export async function marksOf(url: string, debuggingPort: number, runs: number): Promise<Marks> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await once(url, debuggingPort))
  const categories = Object.keys(reports[0]!.categories)
  const middle = (value: (report: Report) => number) => median(reports.map(value))
  return {
    scores: Object.fromEntries(
      categories.map((name) => [
        name,
        middle(({ categories }) => Math.round((categories[name]!.score ?? 0) * 100)),
      ]),
    ),
    firstPaint: middle(({ audits }) => audits['first-contentful-paint']!.numericValue!),
    largestPaint: middle(({ audits }) => audits['largest-contentful-paint']!.numericValue!),
    blockingTime: middle(({ audits }) => audits['total-blocking-time']!.numericValue!),
    largest: [...new Set(reports.map(largestOf))].join(' or '),
    faults: [...new Set(reports.flatMap(faultsOf))],
  }
}

type Report = Awaited<ReturnType<typeof once>>

async function once(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
  return result.lhr
}

/** The selector of the largest contentful paint. */
function largestOf({ audits }: Report): string {
  const details = audits['lcp-breakdown-insight']?.details as {
    items?: { type: string; selector?: string }[]
  }
  return details?.items?.find(({ type }) => type === 'node')?.selector ?? ''
}

/** Relevant audits without the full score. */
const faultsOf = ({ audits, categories }: Report) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
    .map(({ id }) => id)
