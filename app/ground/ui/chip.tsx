/** The look of a filter or choice that is on or off. */
export const chipClass = ({ on = false }: { on?: boolean } = {}) =>
  `inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3.5 text-sm font-medium whitespace-nowrap transition-colors lg:min-h-10 ${
    on
      ? 'bg-brand-soft text-on-brand-soft inset-ring-[1.5px] inset-ring-brand'
      : 'bg-surface inset-ring inset-ring-line-strong hover:bg-surface-2'
  }`
