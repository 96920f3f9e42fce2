/** How many filters are active, beside what they are changed with. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="grid h-5 min-w-5 place-items-center rounded-pill bg-brand px-1 text-xs leading-none font-semibold text-on-brand">
      {count}
    </span>
  )
