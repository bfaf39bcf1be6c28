import type { TabGroups } from './schema.ts'

/** Classes that differ by layout. */
type Style = Partial<
  Record<'section' | 'inner' | 'head' | 'list' | 'tab' | 'panels' | 'group', string>
> & { name: string }

export const styles: Record<TabGroups['layout'], Style> = {
  /** Phases on a horizontal line, filled up to the selected one. */
  process: {
    section: 'ground-ink',
    list: 'grid-cols-2 md:grid-cols-[repeat(4,auto)]',
    tab: 'process-tab relative content-between border-t border-strong-line pt-5.5 pe-4 md:pe-12 pb-5 before:absolute before:-top-0.75 before:inset-s-0 before:h-1.25 before:w-0 before:bg-fill before:transition-[width] before:duration-500',
    name: 'text-[clamp(1.25rem,2.8vw,2.75rem)] leading-none',
    group: 'lg:grid-cols-[5fr_7fr] lg:gap-x-16',
  },
  /** Numbered phases in a column; the selected one is wider. */
  phases: {
    section: 'ground-raised',
    inner: 'md:grid-cols-[5fr_7fr] md:gap-x-12 lg:gap-x-24',
    head: 'md:col-span-full',
    list: 'content-start self-start border-b border-line',
    tab: 'grid-cols-[3rem_1fr] content-end items-baseline border-t border-line py-3',
    name: 'text-[clamp(1.75rem,3.6vw,3.5rem)] md:max-lg:text-[1.5rem] leading-[0.95] font-stretch-[80%] transition-[font-stretch] duration-500 group-aria-selected:font-stretch-[108%]',
    panels: 'content-start',
  },
  /** Names as large as fits; the selected one is wider. */
  switch: {
    inner: 'lg:grid-cols-[7fr_5fr] lg:gap-x-16',
    head: 'lg:col-span-full',
    tab: 'content-end py-1.5',
    name: 'text-[clamp(1.7rem,8.4vw,5rem)] lg:text-[clamp(3rem,5.2vw,5.25rem)] leading-none font-stretch-[64%] tracking-[-0.03em] whitespace-nowrap transition-[font-stretch] duration-600 group-aria-selected:font-stretch-[106%] group-aria-selected:text-accent',
  },
}
