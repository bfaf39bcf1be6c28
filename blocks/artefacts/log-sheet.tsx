import { cn } from '#ui/cn.ts'
import type { Artefact } from './schema.ts'
import { Written } from './written.tsx'

/** The lines of a log, each with its time. */
export function LogSheet({ artefact }: { artefact: Artefact }) {
  return (
    <ol className="ground-ink grid gap-3 p-5 font-mono text-label sm:p-8">
      {artefact.rows.map(({ cells: [time, text = ''], marked }) => (
        <li
          key={`${time} ${text}`}
          className={cn(
            'grid gap-x-6 wrap-anywhere sm:grid-cols-[max-content_1fr]',
            marked && 'text-accent',
          )}
        >
          <span className={marked ? undefined : 'text-soft'}>{time}</span>{' '}
          <span>
            <Written text={text} />
          </span>
        </li>
      ))}
    </ol>
  )
}
