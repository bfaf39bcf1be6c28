import type { OfferedCall } from '#model/calls/call-times.ts'
import type { Screens } from '#model/content/screens.ts'
import { message } from '#model/language/message.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

const places = {
  video: message('By video: the link is in the email'),
  phone: message('By phone: we call you'),
} as const

type CallPanelProps = { kind: OfferedCall; promises: Screens['contact']['promises'] }

/** What is booked, its length set large, beside the form; below it what is promised to everybody. */
export function CallPanel({ kind, promises }: CallPanelProps) {
  const { t } = useLanguage()
  const [before, after] = t('{count} minutes', { count: MARK }).split(MARK)
  return (
    <aside className="has-promises bg-tint" aria-label={kind.name}>
      <div className="lg:sticky lg:top-header lg:flex lg:min-h-[calc(100svh-var(--spacing-header))] lg:flex-col">
        <div className="px-gutter pt-10 lg:ps-10 lg:pe-(--to-edge) lg:pt-20">
          <p className="text-card font-semibold wrap-anywhere">{kind.name}</p>
          <p className="display mt-6 flex flex-wrap items-baseline gap-x-4">
            {before}
            <span className="text-[clamp(6rem,15vw,17rem)] leading-[0.8] tracking-[-0.03em] lining-nums">
              {kind.minutes}
            </span>
            <span className="text-[clamp(1.5rem,2.4vw,2.5rem)]">{after}</span>
          </p>
          <p className="mt-6 text-intro">{t(places[kind.place])}</p>
        </div>
        <WaveArt
          kind="spectrum"
          seed={kind.name}
          width={900}
          height={220}
          lines={48}
          stroke={8}
          className="my-10 w-full text-accent"
        />
        <ul className="px-gutter pb-10 lg:mt-auto lg:ps-10 lg:pe-(--to-edge) lg:pb-20">
          {promises.map(({ title, line }) => (
            <li key={title} className="grid gap-1 border-t border-ink/25 py-4">
              <p className="font-semibold">{title}</p>
              <p className="text-small">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** Where the number stands in its words. */
const MARK = '\0'
