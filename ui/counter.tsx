import { island } from '#ui/island.tsx'
import type { CounterProps } from './counter-client.ts'

/** Milliseconds of the count. */
const COUNT_DURATION = 2000

type Props = Partial<CounterProps> & { value: number }

/** A number that counts up from 0 once, when it becomes visible. Screen readers get the final value. */
export function Counter({ value, duration = COUNT_DURATION, startAtZero = false }: Props) {
  return (
    <span
      {...island<CounterProps>({
        name: 'counter',
        when: startAtZero ? 'load' : 'visible',
        props: { value, duration, startAtZero },
      })}
      className="tabular-nums"
    >
      <span className="sr-only">{value}</span>
      <span aria-hidden="true" data-counter={value}>
        {value}
      </span>
    </span>
  )
}
