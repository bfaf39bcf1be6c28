import { Moment } from '#app/admin/kit/moment.tsx'
import type { Delivery } from '#server/features/webhooks/show-webhook.ts'

type AttemptLogProps = Pick<Delivery, 'attempts' | 'log'>

/** How often a delivery was tried, and what became of each attempt. */
export function AttemptLog({ attempts, log }: AttemptLogProps) {
  const count = attempts === 1 ? '1 try' : `${attempts} tries`
  if (log.length === 0) return count
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
        {count}
      </summary>
      <ol className="grid gap-1 pt-1.5 text-small">
        {log.map(({ id, startedAt, status, duration, error }) => (
          <li key={id} className="max-w-[60ch]">
            <span className="whitespace-nowrap">
              <Moment at={startedAt} />
            </span>
            {', '}
            {status === null ? (error ?? 'no answer') : `status ${status}`}
            {`, ${duration.toLocaleString('en-US')} ms`}
          </li>
        ))}
      </ol>
    </details>
  )
}
