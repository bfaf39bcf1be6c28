import { Link } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { Due } from '#app/admin/leads/due.tsx'
import { useSite } from '#app/use-site.ts'
import { leadPath } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import { momentText } from '#model/moment-text.ts'
import type { Task } from '#server/features/dashboard/due-tasks.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'

type Step = Extract<Task, { act: 'done' }>

type TaskLineProps = {
  task: Task
  now: string
  /** Today's ISO date in the agency's time zone. */
  today: string
  /** The most urgent one is large. */
  isFirst: boolean
  onDone: (step: Step) => void
}

/** Who is to be answered, called or followed up, since when, and the button for it; the first also has one that opens it. */
export function TaskLine({ task, now, today, isFirst, onDone }: TaskLineProps) {
  const { id, name, kind, service, worth, what } = task
  return (
    <li
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line border-b hover:bg-raised/60',
        isFirst ? 'pt-4 pb-5' : 'py-2.5',
      )}
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <Link
            to={leadPath(id)}
            className={cn(
              'stretched-link min-w-0 wrap-anywhere focus-visible:after:-outline-offset-2',
              isFirst
                ? 'font-display text-[clamp(1.75rem,3vw,2.5rem)] leading-[1.1]'
                : 'font-semibold',
            )}
          >
            <bdi>{name}</bdi>
          </Link>
          {worth && (
            <span
              className={isFirst ? 'font-display text-[1.375rem]' : 'font-semibold tabular-nums'}
            >
              {worth}
            </span>
          )}
        </p>
        <p className={cn('min-w-0 text-soft', !isFirst && 'truncate')}>
          {service ?? leadKinds[kind]}
          {what && ' · '}
          {what && <bdi className={cn(isFirst && 'text-ink')}>{what}</bdi>}
        </p>
        <p className={cn(isFirst && 'mt-1')}>
          <When task={task} now={now} today={today} />
        </p>
      </div>
      <div className={cn('flex flex-wrap gap-2', isFirst && 'max-sm:col-span-full max-sm:mt-2')}>
        <Act task={task} isFirst={isFirst} onDone={onDone} />
      </div>
    </li>
  )
}

function When({ task, now, today }: Pick<TaskLineProps, 'task' | 'now' | 'today'>) {
  const { timeZone } = useSite().site
  if (task.act === 'join') {
    return (
      <Tag tone="loud">
        <time dateTime={task.at}>Today, {momentText(task.at, timeZone, 'time')}</time>
      </Tag>
    )
  }
  if (task.act === 'done') {
    const day = momentText(`${task.on}T12:00:00Z`, 'UTC', 'near', `${today}T00:00:00Z`)
    return task.on === today ? (
      <Tag tone="loud">Due today</Tag>
    ) : (
      <Tag tone="late">
        <time dateTime={task.on}>Overdue since {day}</time>
      </Tag>
    )
  }
  if (task.due) return <Due due={task.due} now={now} />
  return (
    <Tag>
      <span>
        Since <Moment at={task.since} style="near" now={now} />
      </span>
    </Tag>
  )
}

function Act({ task, isFirst, onDone }: Pick<TaskLineProps, 'task' | 'isFirst' | 'onDone'>) {
  const { id, name, act } = task
  const style = { size: 'sm', variant: isFirst ? 'solid' : 'outline' } as const
  if (act === 'reply') {
    return (
      <ButtonLink
        {...style}
        className="relative z-1"
        to={leadPath(id)}
        state={{ isReply: true }}
        aria-label={`Reply to ${name}`}
      >
        Reply
      </ButtonLink>
    )
  }
  if (act === 'done') {
    return (
      <>
        {isFirst && (
          <ButtonLink {...style} className="relative z-1" to={leadPath(id)}>
            Open
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="outline"
          type="button"
          className="relative z-1 [@media(scripting:none)]:hidden"
          aria-label={`Done: ${task.what ?? 'next step'}, ${name}`}
          onClick={() => onDone(task)}
        >
          Done
        </Button>
      </>
    )
  }
  return (
    task.link && (
      <a
        href={task.link}
        target="_blank"
        rel="noopener noreferrer"
        className={cn(buttonClass(style), 'relative z-1')}
        aria-label={`Join call with ${name}`}
      >
        Join call
      </a>
    )
  )
}
