import { Link } from 'react-router'
import type { Tone } from '#app/admin/kit/tag.tsx'
import type { Waiting } from '#server/features/dashboard/action-items.ts'
import { cn } from '#ui/cn.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { actionLines } from './action-lines.tsx'

type ActionItemsProps = {
  waiting: Waiting
  /** Today's ISO date in the agency's time zone. */
  today: string
  /** False if notifications still go to the sample address. */
  isNotified: boolean
}

const countColors: Record<Tone, string> = {
  late: 'text-alarm',
  loud: 'text-accent',
  good: 'text-well',
  quiet: 'text-soft',
}

/** Items that need attention, the most urgent first. */
export function ActionItems({ waiting, today, isNotified }: ActionItemsProps) {
  const lines = actionLines(waiting, today, isNotified)
  return (
    <section aria-labelledby="first" className="grid content-start gap-3">
      <h2 id="first" className="label text-soft">
        Needs attention
      </h2>
      {lines.length === 0 && (
        <>
          <p className="font-display text-[clamp(1.5rem,2.6vw,2.25rem)] leading-[1.15]">
            You’re all caught up.
          </p>
          <WaveArt
            className="w-full text-strong-line"
            kind="interference"
            seed="calm"
            width={600}
            height={60}
            lines={3}
          />
        </>
      )}
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] border-strong-line border-t empty:hidden">
        {lines.map(({ key, to, tone, count, text, detail }) => (
          <li key={key} className="col-span-full grid grid-cols-subgrid">
            <Link
              to={to}
              className="col-span-full grid grid-cols-subgrid items-baseline gap-4.5 border-line border-b py-3 hover:bg-raised"
            >
              <span
                className={cn(
                  'min-w-7 font-display text-[1.5rem] tabular-nums leading-none',
                  countColors[tone],
                )}
              >
                {count.toLocaleString('en-US')}
              </span>{' '}
              <span className="flex flex-wrap justify-between gap-x-6 font-semibold">
                {text}{' '}
                {detail && <span className="font-normal text-pretty text-soft">{detail}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
