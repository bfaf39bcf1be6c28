import { HEIGHT, transmissionPath, WIDTH } from '#app/site/forms/transmission.ts'
import type { Screens } from '#model/content/screens.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { HourScale } from './hour-scale.tsx'

type TransmissionPanelProps = {
  /** What the wave says until something is typed (app/site/forms/transmission.ts). */
  text: string
  wait: Screens['contact']['wait']
  /** Until the answer. */
  hours: number
  className?: string
}

/** A message on its way: a wave from the form to the person who reads it, who stands on the hours until the answer. */
export function TransmissionPanel({ text, wait, hours, className }: TransmissionPanelProps) {
  const { reader } = wait ?? {}
  return (
    <div className={cn('relative flex flex-col overflow-clip bg-tint', className)}>
      <div className="relative min-h-(--reader) flex-1">
        <div
          className={cn(
            'absolute inset-s-0 bottom-[calc(var(--reader)*0.53)] translate-y-1/2 overflow-x-clip rtl:-scale-x-100',
            reader ? 'w-[calc(100%-var(--reader)*0.36)]' : 'w-full',
          )}
        >
          <Wave
            text={text}
            className={cn(
              'overflow-visible max-h-[calc(var(--reader)*0.8)] lg:max-h-[calc(var(--reader)*0.56)] stroke-[clamp(8px,0.85vw,20px)]',
              reader ? 'w-[calc(100%-var(--reader)*0.23)]' : 'w-full',
            )}
          />
        </div>
        {reader && (
          <Image
            {...reader.image}
            eager
            className="absolute inset-e-0 bottom-0 aspect-8/9 w-[calc(var(--reader)*0.8)] max-w-none object-cover object-bottom rtl:-scale-x-100"
          />
        )}
      </div>
      {wait && <HourScale {...wait} hours={hours} />}
      {reader && (
        <p className="px-gutter pb-6 lg:px-8 xl:absolute xl:bottom-28 xl:max-w-[calc(100%-var(--reader)*0.78)] xl:pb-0">
          <strong className="display block text-card">{reader.name}</strong> {reader.line}
        </p>
      )}
    </div>
  )
}

/** The wave again, above the fields where these have pushed it out of a small window. */
export function TransmissionStrip({ text }: { text: string }) {
  return (
    <div className="sticky top-header z-10 -mx-gutter mb-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-has-aria-busy:opacity-100 lg:hidden noscript:invisible">
      <Wave
        text={text}
        className="h-12 w-full border-b border-line bg-tint stroke-3 rtl:-scale-x-100"
      />
    </div>
  )
}

function Wave({ text, className }: { text: string; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-transmission
      className={cn('fill-none stroke-accent [stroke-linecap:round]', className)}
    >
      <path
        d={transmissionPath(text)}
        vectorEffect="non-scaling-stroke"
        className="origin-[0_50%]"
      />
    </svg>
  )
}
