import type { Fact } from '../../../directory/detail/facts.tsx'

/** Lines as an owner writes them, `Width: 6 ft`; one without a colon is all value. */
export const specificationsIn = (lines: readonly string[], lang: string | null): Fact[] =>
  lines.map((line, at) => {
    const [, label = '', value = line] = /^([^:：]+)[:：]\s*(.+)$/.exec(line) ?? []
    return { key: String(at), label, value, ...(lang && { lang }) }
  })
