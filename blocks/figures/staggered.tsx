import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import {
  Caption,
  hasCaption,
  InlineScale,
  isField,
  narrowScaleOf,
  scaleOf,
  WideScale,
} from './figure-scale.tsx'
import type { Figure, StaggeredProps } from './schema.ts'

/** Type sizes by length of the value. */
const FIRST = {
  short: 'text-[clamp(4rem,24vw,11rem)] lg:text-[clamp(10rem,17vw,15.25rem)]',
  medium: 'text-[clamp(3.5rem,16vw,9rem)] lg:text-[clamp(7rem,11.5vw,10.25rem)]',
  long: 'text-[clamp(2.5rem,11vw,6rem)] lg:text-[clamp(4.5rem,7vw,6.25rem)]',
}
const OTHERS = {
  short: 'text-[clamp(2.5rem,11vw,5rem)] sm:max-lg:text-[7.5vw] lg:text-[clamp(3.5rem,6.4vw,6rem)]',
  medium:
    'text-[clamp(2.25rem,9.5vw,4.25rem)] sm:max-lg:text-[6vw] lg:text-[clamp(3rem,5vw,4.75rem)]',
  long: 'text-[clamp(1.75rem,7vw,3.5rem)] sm:max-lg:text-[4.5vw] lg:text-[clamp(2.5rem,3.8vw,3.5rem)]',
}

/** Characters of a title that stands beside the first figure; a longer one would have three lines there. */
const NARROW = 19

/** Figures in different sizes; the first is very large, beside the title, with its picture, field or marks below. */
export function Staggered({ title, figures, picture, portrait }: StaggeredProps) {
  const [first, ...others] = figures
  if (!first) return null
  const scale = picture ? null : scaleOf(first)
  const isWide = scale && isField(scale)
  const isAbove = title.length > NARROW
  const hasAside = picture ? Boolean(first.caption) : isWide && hasCaption(first, scale)
  return (
    <div className="grid gap-y-8 lg:gap-y-14">
      <div className="column grid gap-y-6">
        <h2
          className={cn(
            'display z-1 text-title',
            isAbove
              ? 'max-w-[24ch]'
              : 'max-w-[18ch] sm:max-lg:max-w-none lg:col-start-1 lg:row-start-1 lg:max-w-[26%] lg:self-start',
          )}
        >
          {title}
        </h2>
        <dl
          className={cn(
            'grid gap-x-8 lg:grid-cols-12',
            isAbove ? 'lg:*:col-span-full' : 'lg:col-start-1 lg:row-start-1 lg:*:col-[5/-1]',
          )}
        >
          <First figure={first}>
            {scale && !isWide && (
              <InlineScale figure={first} scale={scale} className="h-16 lg:h-24" />
            )}
          </First>
        </dl>
      </div>
      {picture && <Image {...picture} portrait={portrait} sizes="100vw" className="w-full" />}
      {scale && isWide && <WideScale figure={first} scale={scale} />}
      <div className="column grid gap-x-8 gap-y-4 lg:grid-cols-12">
        {hasAside && <Caption figure={first} scale={scale} className="lg:col-span-4" />}
        <dl
          className={cn(
            'grid gap-x-8 gap-y-3 sm:gap-y-8',
            others.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
            hasAside && others.length !== 3 ? 'lg:col-span-8 lg:col-start-5' : 'col-span-full',
          )}
        >
          {others.map((figure) => (
            <Other
              key={figure.label}
              figure={figure}
              size={OTHERS[sizeOf(...others.map(({ value }) => value))]}
            />
          ))}
        </dl>
      </div>
    </div>
  )
}

function First({ figure: { value, label }, children }: { figure: Figure; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-3 border-t-2 border-ink pt-4">
      <dt className="max-w-[34ch] lg:text-(length:--text-intro)">{label}</dt>
      <dd className="grid gap-6">
        <span
          className={cn(
            'display pt-[0.08em] leading-[0.82] tracking-[-0.03em] whitespace-nowrap lg:font-stretch-130%',
            FIRST[sizeOf(value)],
            DESCENDER.test(value) && 'pb-[0.16em]',
          )}
        >
          {value}
        </span>
        {children}
      </dd>
    </div>
  )
}

function Other({ figure, size }: { figure: Figure; size: string }) {
  const scale = narrowScaleOf(figure)
  return (
    <div className="grid items-baseline gap-x-5 gap-y-3 border-t border-ink pt-3 max-sm:grid-cols-[5fr_6fr] sm:content-start">
      <dt className="max-w-[30ch] max-sm:text-small sm:order-2">{figure.label}</dt>
      <dd className="contents">
        <span
          className={cn(
            'display leading-[0.88] tracking-[-0.03em] whitespace-nowrap max-sm:order-first',
            size,
          )}
        >
          {figure.value}
        </span>
        {scale && (
          <div className="order-3 max-sm:col-span-full">
            <InlineScale figure={figure} scale={scale} />
          </div>
        )}
      </dd>
    </div>
  )
}

/** Letters that reach below the short line and would touch the label. */
const DESCENDER = /[gjpqy]/

/** Characters about a third wider than digits. */
const WIDE = /[A-Z%+→\p{Sc}]/u

/** Size class by the length of the longest value. */
function sizeOf(...values: string[]) {
  const length = Math.max(...values.map(lengthOf))
  if (length > 8.2) return 'long'
  return length > 5.2 ? 'medium' : 'short'
}

function lengthOf(value: string) {
  return [...value].reduce((sum, character) => sum + (WIDE.test(character) ? 1.35 : 1), 0)
}
