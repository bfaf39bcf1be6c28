import type { WaveKind } from '#ui/wave-paths.ts'

/** Classes that keep the text clear of the picture: of the section, its column, the title and the text below. */
export type HeadLayout = { section: string; inner: string; title?: string; text: string }

/** A drawing, with classes that position it. */
type Drawing = HeadLayout & {
  art: { width: number; height: number; lines: number; stroke: number }
  position: string
  /** Classes of the box around the drawing. */
  frame?: string
}

const sideText = 'md:grid-cols-[1fr_auto] md:items-end md:ps-[16.6%] lg:ps-[41.6%]'

export const drawings: Record<WaveKind, Drawing> = {
  /** Full width below the text, cut off at the bottom. */
  interference: {
    art: { width: 1600, height: 440, lines: 30, stroke: 1.4 },
    section: '',
    inner: 'pb-48 sm:pb-60 lg:pb-[clamp(11rem,27vw,25rem)]',
    position:
      'bottom-[-3vw] left-1/2 w-[max(100%,42rem)] -translate-x-1/2 sm:w-[max(100%,52rem)] lg:top-[calc(100%-min(24.5vw,21rem))] lg:bottom-auto',
    // Fades out at the cut.
    frame: 'mask-b-from-[calc(100%-5rem)]',
    text: sideText,
  },
  /** Vertical strokes; only the upper half is visible. */
  spectrum: {
    art: { width: 1600, height: 520, lines: 132, stroke: 5 },
    section: 'ground-ink',
    inner: 'pb-[max(10rem,17vw)]',
    position:
      'page-head-sink bottom-0 left-1/2 w-[max(100%,60rem)] -translate-x-1/2 translate-y-1/2',
    text: sideText,
  },
  /** From beside the title to beyond the right edge; on phones below the text. */
  trace: {
    art: { width: 900, height: 900, lines: 16, stroke: 1.6 },
    section: 'page-head-trace ground-raised',
    inner: 'pb-60 md:min-h-[min(42rem,58vw)] md:content-between md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'page-head-turn bottom-0 inset-s-0 w-128 -translate-x-[14%] rtl:translate-x-[14%] translate-y-[61%] opacity-70 md:inset-s-[62%] md:top-1/2 md:bottom-auto md:w-[62vw] md:translate-x-0 rtl:md:translate-x-0 md:-translate-y-1/2',
    // Fades out below the breadcrumb.
    frame: 'mask-t-from-[calc(100%-9rem)] mask-t-to-[calc(100%-5rem)]',
    title: 'md:max-w-[61%]',
    text: 'md:max-w-[min(42ch,52%)]',
  },
  /** Rises from the lower edge at the right, below the title; on phones from the corner above it. */
  rings: {
    art: { width: 1000, height: 1000, lines: 30, stroke: 1.6 },
    section: 'bg-tint',
    inner: 'pb-16 md:min-h-[min(44rem,62vw)] md:content-between md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'page-head-turn top-0 inset-e-0 w-76 translate-x-[38%] rtl:-translate-x-[38%] -translate-y-[22%] opacity-75 md:top-auto md:bottom-0 md:w-[clamp(18rem,34vw,38rem)] md:translate-x-0 rtl:md:translate-x-0 md:translate-y-[72%] lg:inset-e-gutter min-[100rem]:translate-y-[88%]',
    // Fades out below the scale.
    frame: 'mask-t-from-[calc(100%-9rem)] mask-t-to-[calc(100%-5rem)]',
    title: 'max-md:mt-34',
    text: 'md:max-w-[min(42ch,46%)] lg:max-w-[min(42ch,52%)]',
  },
}

/** For a video in place of a drawing. */
export const overVideo: HeadLayout = {
  section: 'ground-ink',
  inner:
    'min-h-[min(40rem,78svh)] sm:min-h-[min(44rem,84svh)] content-between pb-[clamp(3.5rem,8vw,7rem)]',
  text: '',
}

/** Half of the window for a picture of 12 to 11, which is seen whole. */
const half = {
  section: 'bg-tint',
  inner:
    'pb-10 lg:min-h-[max(36rem,calc(45.84vw+--spacing(22)))] lg:grid-rows-[auto_auto_1fr] lg:pb-[clamp(2.5rem,5vw,5rem)]',
  sizes: '(min-width: 1024px) 50vw, 100vw',
}
const halfPicture = 'relative aspect-[12/11] lg:absolute lg:top-22 lg:bottom-0 lg:aspect-auto'

/** For a picture, which is below the text on narrow screens. */
export const withPicture: Record<
  'beside' | 'before' | 'below' | 'skyline' | 'behind',
  HeadLayout & { picture: string; sizes: string }
> = {
  /** The half at the end, from below the scale to the edges. */
  beside: {
    ...half,
    title: 'lg:max-w-[46%]',
    text: 'lg:max-w-[min(42ch,42%)] lg:self-end',
    picture: `${halfPicture} lg:inset-s-1/2 lg:inset-e-0`,
  },
  /** The half at the start. */
  before: {
    ...half,
    title: 'lg:ms-[54%]',
    text: 'lg:ms-[54%] lg:max-w-[42ch] lg:self-end',
    picture: `${halfPicture} lg:inset-s-0 lg:inset-e-1/2`,
  },
  /** Full width, below the title and the text, which are side by side. */
  below: {
    section: '',
    inner: 'pb-[clamp(2rem,4vw,4rem)] lg:grid-cols-12 lg:*:first:col-span-full',
    title: 'lg:col-span-8',
    text: 'lg:col-span-4 lg:self-end',
    picture: 'relative h-[max(12rem,41.7vw)]',
    sizes: '100vw',
  },
  /** Full width, on dark ground, into which its upper edge fades; the title stands on what it shows. */
  skyline: {
    section: 'ground-ink',
    inner: 'lg:grid-cols-12 lg:*:first:col-span-full',
    title:
      'text-[clamp(3.5rem,17vw,5.5rem)] leading-[0.8] lg:col-span-8 lg:mb-[2.6vw] lg:self-end lg:text-[clamp(5.5rem,12.2vw,11.5rem)]',
    text: 'lg:col-span-4 lg:self-start',
    picture:
      'relative -z-10 mt-4 h-[54.2vw] w-[130%] mask-t-from-88% lg:-mt-[7.2vw] lg:h-[41.7vw] lg:w-full',
    sizes: '100vw',
  },
  /** Behind the title: the tide rises over its lower part (page-head.css), and the text stands on the tide. */
  behind: {
    section: 'ground-ink pt-[50svh] lg:pt-[56svh] min-[100rem]:pt-[62svh]',
    inner:
      'page-head-ashore gap-y-4 pb-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[7fr_5fr] lg:gap-x-16 lg:*:first:col-span-full',
    title: 'text-[clamp(2.125rem,5.4vw,5rem)] leading-[0.96]',
    text: 'content-end',
    picture: 'absolute inset-x-0 top-0 -z-20 h-[58svh] lg:h-[calc(100svh-var(--spacing-header))]',
    sizes: '100vw',
  },
}

/** Whether a video has a place of its own, instead of being behind the text. */
export function isFramed(
  place?: keyof typeof withPicture,
): place is Exclude<keyof typeof withPicture, 'behind'> {
  return place !== undefined && place !== 'behind'
}

/** For a dated text, without a drawing; the intro is in line with the text below (blocks/prose). */
export const overText: HeadLayout = {
  section: '',
  inner: 'pb-[clamp(2.5rem,5vw,4.5rem)]',
  text: 'items-baseline lg:grid-cols-12 lg:gap-x-10 lg:*:not-first:col-span-7 lg:*:not-first:col-start-6',
}

/** Title sizes by length; the longest word must fit a screen of 320 px. */
export const titleSizes = {
  short: 'text-[clamp(3.5rem,14.5vw,14rem)] leading-[0.82]',
  medium: 'text-[clamp(2.9rem,10.5vw,9.5rem)] leading-[0.98]',
  ample: 'text-[clamp(2.9rem,7.6vw,9.5rem)] leading-[0.98]',
  wordy: 'text-[clamp(2rem,9.2vw,8.5rem)] leading-[0.9]',
  rotating: 'text-[clamp(2rem,10.4vw,3.25rem)] leading-[0.9] md:text-[clamp(3.25rem,7vw,6.75rem)]',
  pictured:
    'text-[clamp(2.125rem,10.5vw,3.25rem)] leading-[0.98] md:text-[clamp(2.75rem,5.4vw,6.25rem)]',
  sentence:
    'text-[clamp(2.125rem,10.5vw,3.25rem)] leading-[0.98] md:text-[clamp(2.75rem,4.9vw,5.25rem)]',
  terse: 'text-[clamp(2.5rem,15vw,4.5rem)] leading-[0.94] lg:text-[clamp(3.25rem,8.2vw,7.8rem)]',
  dated: 'text-[clamp(2.5rem,7.6vw,6.75rem)] leading-[0.92]',
  long: 'text-[clamp(2.125rem,6.8vw,6.25rem)] leading-[0.96]',
}
