import { useSite } from '#app/use-site.ts'
import { momentText } from './moment-text.ts'

/** `near` is for lists: what is left out there stands in the title. */
type MomentProps = { at: string } & (
  | { style?: 'moment' | 'day'; now?: never }
  | { style: 'near'; now: string }
)

/** An ISO moment as the agency's own clock shows it. */
export function Moment({ at, style = 'moment', now }: MomentProps) {
  const { timeZone } = useSite().site
  return (
    <time dateTime={at} title={style === 'near' ? momentText(at, timeZone, 'moment') : undefined}>
      {momentText(at, timeZone, style, now)}
    </time>
  )
}
