import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'

/** `near` is for lists, `coming` for what is ahead; the full time is in the title. */
type MomentProps = { at: string } & (
  | { style?: 'moment' | 'day'; now?: never }
  | { style: 'near' | 'coming'; now: string }
)

/** An ISO time in the agency's time zone. */
export function Moment({ at, style = 'moment', now }: MomentProps) {
  const { timeZone } = useSite().site
  return (
    <time dateTime={at} title={now && momentText(at, timeZone, 'moment')}>
      {momentText(at, timeZone, style, now)}
    </time>
  )
}
