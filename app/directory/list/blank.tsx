import type { ReactNode } from 'react'

/** Replaces the results of a list: why there are none, and how to continue. */
export const Blank = ({
  picture,
  title,
  text,
  children,
}: {
  picture: 'empty' | 'error'
  title: string
  text: string
  children: ReactNode
}) => (
  <div className="grid grid-cols-1 justify-items-center gap-2 rounded-xl bg-surface-2 px-5 py-8 text-center">
    <img
      src={`/pictures/states/${picture}.svg`}
      alt=""
      width={144}
      height={144}
      className="scene mb-2 size-36 rounded-pill"
    />
    <h3 className="text-[1.375rem] leading-tight wrap-anywhere">{title}</h3>
    <p className="text-text-muted">{text}</p>
    <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
  </div>
)
