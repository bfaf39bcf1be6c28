import type { Ref } from 'react'
import { paths } from '#model/paths.ts'
import { readWaveName, wavePagePath } from '#model/wave-name.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

export type SentResultProps = {
  /** Takes the focus. */
  ref?: Ref<HTMLDivElement>
  /** The fragment that a native post goes to. */
  id: string
  /** Announced as an alert in place of a status. */
  assertive?: boolean | undefined
  message: string
  /** Who has it now, large: for example "With Ann." */
  heading?: string | undefined
  /** Minutes until the promised answer. */
  minutesLeft?: number | undefined
  reference?: string | undefined
  /** What happens next. */
  afterwards?: string
  /** Drawn as a wave. */
  seed?: string | undefined
  /** A link to the name of the sender as a wave; the name is unknown after a native post. */
  wave?: { label: string; name: string } | '' | undefined
  /** Label of a link back to the empty form. */
  again?: string | undefined
}

/** Where the reference stands in its sentence. */
const MARK = '\0'

/** What stands in the place of a form that was sent: who has it, how long the answer takes, and what was typed as a wave. */
export function SentResult({
  ref,
  id,
  assertive,
  message,
  heading,
  minutesLeft,
  reference,
  afterwards,
  seed,
  wave,
  again,
}: SentResultProps) {
  const { t } = useLanguage()
  const [before, after] = t('Your reference is {reference}.', { reference: MARK }).split(MARK)
  return (
    <div
      ref={ref}
      id={id}
      role={assertive ? 'alert' : 'status'}
      tabIndex={-1}
      className="grid scroll-mt-28 gap-6 border-t-4 border-well pt-5 outline-offset-8 transition-[opacity,translate] duration-500 starting:translate-y-6 starting:opacity-0"
    >
      <p className="font-semibold wrap-anywhere text-well">{message}</p>
      {heading && (
        <div className="grid gap-4 py-2">
          <h2 className="display text-[clamp(2.75rem,9vw,9.5rem)] leading-[0.9] wrap-anywhere">
            {heading}
          </h2>
          {minutesLeft !== undefined && <TimeLeft minutes={minutesLeft} />}
        </div>
      )}
      {seed && (
        <WaveArt
          kind="spectrum"
          seed={seed}
          width={900}
          height={120}
          lines={90}
          stroke={4}
          className="w-full origin-(--line-start,left) text-well transition-transform duration-1000 starting:scale-x-0"
        />
      )}
      {reference && (
        <p className="max-w-[56ch]">
          {before}
          <strong className="label">{reference}</strong>
          {after} {afterwards}
        </p>
      )}
      {(wave || again) && (
        <p className="flex flex-wrap gap-x-8">
          {wave && (
            <a href={waveHref(wave.name)} className={linkClass}>
              {wave.label}
            </a>
          )}
          {again && (
            <a href="?" className={linkClass}>
              {again}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-6'

function waveHref(typed: string) {
  const name = readWaveName(typed)
  return name ? wavePagePath(name) : `${paths.home}#wave`
}

const HOUR = 60
const DAY = 24 * HOUR

/** "11 h 59 min", or days and hours from two days on. */
function TimeLeft({ minutes }: { minutes: number }) {
  const { t } = useLanguage()
  const parts = { days: Math.floor(minutes / DAY), hours: Math.floor(minutes / HOUR) }
  const text =
    parts.days < 2
      ? t('{hours} h {minutes} min', { hours: parts.hours, minutes: minutes % HOUR })
      : t('{days} d {hours} h', { days: parts.days, hours: parts.hours % 24 })
  return (
    <p className="display text-[clamp(2.5rem,6vw,6rem)] leading-none text-accent lining-nums tabular-nums wide-0">
      <time dateTime={`PT${minutes}M`}>{text}</time>{' '}
      <span className="label ms-1 font-normal text-soft">{t('until your answer')}</span>
    </p>
  )
}
