import { createContext, useContext } from 'react'

/** Whether anything was counted in the period to compare with. */
export const HasBefore = createContext(true)

/** How a count has changed, as "+12 %"; nothing if it has not, or without a period before in which anything was counted. */
export function Change({ count, before }: { count: number; before: number | null }) {
  const hasBefore = useContext(HasBefore)
  if (!hasBefore || before === null || (before === 0 && count === 0)) return null
  if (before === 0) return <span className="text-small text-soft">new</span>
  const percent = Math.round(((count - before) / before) * 100)
  if (percent === 0) return <span className="sr-only">no change</span>
  const sign = percent > 0 ? '+' : '−'
  return (
    <span className="text-small whitespace-nowrap text-soft">
      {`${sign}${Math.abs(percent).toLocaleString('en-US')} %`}
      <span className="sr-only">, before {before.toLocaleString('en-US')}</span>
    </span>
  )
}
