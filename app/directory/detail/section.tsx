import { type ReactNode, useId } from 'react'

/** A part of the page under its own heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the owner wrote, in paragraphs as written. */
export function Description({ text, lang }: { text: string; lang: string | null }) {
  return (
    <div lang={lang ?? undefined} className="max-w-160 space-y-3">
      {text.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
