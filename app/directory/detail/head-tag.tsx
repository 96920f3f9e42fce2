import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-surface-3 text-text',
  bright: 'bg-mango-300 text-ink-900',
  good: 'bg-success-soft text-success',
}

/** A word above the title of a listing. */
export const HeadTag = ({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span className={`rounded-sm px-2.5 py-1.75 text-xs leading-none font-semibold ${tones[tone]}`}>
    {children}
  </span>
)
