import type { ReactNode } from 'react'
import type { BookedCall } from '#model/calls/booked-call.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** When a call is, large, with what and where, above a wave that only this call has. */
export function CallTicket({ call }: { call: BookedCall }) {
  const { t } = useLanguage()
  const { day, time, what, person, place, at, calendar, reference, state } = call
  return (
    <section
      aria-label={t('Your call')}
      className="grid overflow-clip bg-tint lg:grid-cols-[7fr_5fr]"
    >
      <div className="flex flex-col justify-between gap-8 pt-8 lg:pt-10">
        <p
          className={cn(
            'grid gap-4 px-6 lg:px-10',
            state === 'cancelled' && 'line-through decoration-2',
          )}
        >
          <span className="display text-[clamp(2.5rem,6.4vw,6.5rem)] leading-none text-balance wrap-anywhere max-[24rem]:text-[2rem]">
            {day}
          </span>
          <span className="display text-[clamp(1.375rem,2.4vw,2.5rem)] leading-tight lining-nums tabular-nums">
            {time}
          </span>
        </p>
        <WaveArt
          kind="spectrum"
          seed={reference}
          width={900}
          height={120}
          lines={90}
          stroke={4}
          className={cn('w-full', state === 'cancelled' ? 'text-ink/25' : 'text-accent')}
        />
      </div>
      <div className="flex flex-col justify-between gap-8 border-ink/25 px-6 py-8 max-lg:border-t lg:border-s lg:px-10 lg:py-10">
        <dl className="grid">
          <Line name={t('What')}>{what}</Line>
          {person && <Line name={t('With')}>{person}</Line>}
          {at && place === 'phone' && <Line name={t('We call you at')}>{at}</Line>}
          <Line name={t('Your reference')}>
            <span className="label">{reference}</span>
          </Line>
        </dl>
        {at && calendar && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={calendar}>{t('Add to your calendar')}</ButtonLink>
            {place === 'video' && (
              <ButtonLink href={at} variant="outline">
                {t('Open the video call')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(min-content,8rem)_minmax(9rem,1fr)] gap-x-4 border-t border-ink/25 py-3.5 first:border-t-0 first:pt-0">
      <dt className="text-small">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
