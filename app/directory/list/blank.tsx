import type { ReactNode } from 'react'

/** Stands in place of an empty list: says why it is empty, and how to continue. */
export const Blank = ({
  picture = 'empty',
  heading: Heading = 'h3',
  title,
  text,
  children,
}: {
  picture?: 'empty' | 'error'
  heading?: 'h2' | 'h3'
  title: string
  text?: string
  children?: ReactNode
}) => (
  <div className="grid grid-cols-1 justify-items-center gap-2 rounded-xl bg-surface-2 px-5 py-8 text-center">
    <img
      src={`/pictures/states/${picture}.svg`}
      alt=""
      width={144}
      height={144}
      className="scene mb-2 size-36 rounded-pill"
    />
    <Heading className="text-[1.375rem] leading-tight wrap-anywhere">{title}</Heading>
    {text && <p className="text-text-muted">{text}</p>}
    {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
)
