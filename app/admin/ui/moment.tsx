import { useSite } from '#app/shell/use-site.ts'

type MomentProps = { at: string; style?: 'moment' | 'day' }

/** An ISO moment as the agency's own clock shows it. */
export function Moment({ at, style = 'moment' }: MomentProps) {
  const { timeZone } = useSite().site
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...(style === 'moment' && { hour: 'numeric', minute: '2-digit' }),
  }).format(new Date(at))
  return <time dateTime={at}>{text}</time>
}
