import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Tone } from '#app/admin/kit/tag.tsx'
import { useNow } from '#app/admin/leads/due.tsx'
import { adminPaths, pipelineListPath } from '#model/admin-paths.ts'
import type { Waiting } from '#server/features/dashboard/action-items.ts'
import { cn } from '#ui/cn.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { actionLines } from './action-lines.tsx'
import { TaskLine } from './task-line.tsx'
import { useDone } from './use-done.ts'

type ActionItemsProps = {
  waiting: Waiting
  now: string
  /** Today's ISO date in the agency's time zone. */
  today: string
  /** False if notifications still go to the sample address. */
  isNotified: boolean
}

const dots: Record<Tone, string> = {
  late: 'bg-alarm',
  loud: 'bg-fill',
  good: 'bg-well',
  quiet: 'bg-strong-line',
}

/** What is to be done now, by name, then what else needs attention, the most urgent first. */
export function ActionItems({ waiting, today, isNotified, ...props }: ActionItemsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow(props.now)
  const { gone, done } = useDone()
  const tasks = waiting.tasks.filter(({ id, act }) => act !== 'done' || !gone.has(id))
  const lines = actionLines(waiting, today, isNotified)
  return (
    <section aria-labelledby="first" className="grid content-start gap-3">
      <h2 id="first" ref={heading} tabIndex={-1} className="label text-soft outline-none">
        Needs attention
      </h2>
      {tasks.length + lines.length === 0 && <CaughtUp />}
      <ul className="border-strong-line border-t empty:hidden">
        {tasks.map((task, index) => (
          <TaskLine
            key={`${task.act} ${task.id}`}
            {...{ task, now, today }}
            isFirst={index === 0}
            onDone={(step) => {
              // The pressed button leaves with its line.
              heading.current?.focus()
              void done(step)
            }}
          />
        ))}
      </ul>
      <MoreTasks waiting={waiting} />
      <ul className={cn('empty:hidden', tasks.length === 0 && 'border-strong-line border-t')}>
        {lines.map(({ key, to, tone, text, detail }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex items-baseline gap-3 border-line border-b py-2.5 hover:bg-raised"
            >
              <span
                aria-hidden="true"
                className={cn('size-2 flex-none -translate-y-px rounded-pill', dots[tone])}
              />
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 font-medium">
                {text}{' '}
                {detail && <span className="font-normal text-pretty text-soft">{detail}</span>}
              </span>
              <ArrowRight aria-hidden="true" className="size-4 flex-none self-center" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CaughtUp() {
  return (
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
  )
}

/** Leads to the lists that have more than is named. */
function MoreTasks({ waiting }: { waiting: Waiting }) {
  const { tasks, overdue, open, steps, partners, applications } = waiting
  const inbox = (query: string) => `${adminPaths.leads}?${query}`
  const shown = (kind: string) =>
    tasks.filter((task) => task.act === 'reply' && task.kind === kind).length
  const lists = [
    {
      all: overdue + open,
      shown: shown('inquiry'),
      text: 'inquiries that need a reply',
      to: inbox('kind=inquiry&waiting=us'),
    },
    {
      all: steps,
      shown: tasks.filter(({ act }) => act === 'done').length,
      text: 'next steps that are due',
      to: pipelineListPath,
    },
    {
      all: partners,
      shown: shown('partner'),
      text: 'new partner inquiries',
      to: inbox('kind=partner'),
    },
    {
      all: applications,
      shown: shown('application'),
      text: 'new applications',
      to: inbox('kind=application'),
    },
  ].filter(({ all, shown }) => all > shown)
  if (lists.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-6">
      {lists.map(({ all, text, to }) => (
        <Link key={to} to={to} className="admin-link min-h-11">
          All {all.toLocaleString('en-US')} {text}
        </Link>
      ))}
    </p>
  )
}
