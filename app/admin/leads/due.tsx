import { useEffect, useState } from 'react'
import { Tag } from '#app/admin/kit/tag.tsx'
import { isOverdue, timeLeft } from '#model/leads/inbox.ts'

type DueProps = { due: string; now: string; className?: string }

/** The time left to reply, or how long the reply is overdue. */
export function Due({ due, now, className }: DueProps) {
  return (
    <Tag tone={isOverdue(due, now) ? 'late' : 'loud'} className={className}>
      {timeLeft(due, now)}
    </Tag>
  )
}

const STEP = 30_000

/** The current time (ISO), updated twice a minute. Starts with the server's time so that hydration matches. */
export function useNow(first: string) {
  const [now, setNow] = useState(first)
  useEffect(() => {
    setNow(first)
    const timer = setInterval(() => setNow(new Date().toISOString()), STEP)
    return () => clearInterval(timer)
  }, [first])
  return now
}
