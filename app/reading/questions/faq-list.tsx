import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'
import { faqId } from './faq-id.ts'
import type { FaqItem } from './find-faq.server.ts'
import { SampleNotice } from './sample-notice.tsx'

/** Questions whose answers open one at a time, which browsers see to. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  const { hash } = useLocation()
  useEffect(() => {
    const item = document.getElementById(hash.slice(1))
    if (item instanceof HTMLDetailsElement) item.open = true
  }, [hash])
  return (
    <>
      <div className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {items.map((item) => (
          <Item key={item.ref} item={item} />
        ))}
      </div>
      {items.some(({ sample }) => sample) && (
        <SampleNotice>
          <Trans>Sample answers: fees and times may differ. Check before you go.</Trans>
        </SampleNotice>
      )}
    </>
  )
}

const Item = ({ item: { ref, question, answer, lang } }: { item: FaqItem }) => (
  <details name="faq" id={faqId(ref)} className="group">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
      <h3 lang={lang ?? undefined} className="text-lg leading-snug">
        {question}
      </h3>
      <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <p lang={lang ?? undefined} className="max-w-160 pb-5 whitespace-pre-line">
      {answer}
    </p>
  </details>
)
