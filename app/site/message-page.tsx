import type { ReactNode } from 'react'

/** A page that is one message: a round picture, a heading, a sentence and what to do next. */
export function MessagePage({
  picture,
  title,
  children,
  actions,
}: {
  picture: string
  title: ReactNode
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-140 justify-items-center gap-3 text-center">
        <img src={picture} alt="" width={160} height={160} className="scene mb-2 size-40 rounded-pill" />
        <h1 className="text-3xl">{title}</h1>
        <div className="text-text-muted">{children}</div>
        <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </main>
  )
}
