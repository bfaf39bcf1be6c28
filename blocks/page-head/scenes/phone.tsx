import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { Swell } from './swell.tsx'

/** A class is booked on one phone; both phones answer, because both run the same app. */
export function PhoneScene() {
  return (
    <div className="relative mx-auto h-full max-w-128 lg:me-0">
      <Rings />
      <Device className="top-12 inset-e-0 rounded-t-[1.25rem] scheme-dark" />
      <Device className="top-0 inset-s-0 rounded-t-[2.5rem] scheme-light" isTapped />
    </div>
  )
}

/** The waves of the tap, around the button of the front phone. */
function Rings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      className="absolute top-[20.75rem] inset-s-[12.25rem] w-112 -translate-1/2 rtl:translate-x-1/2 fill-none stroke-accent md:top-90 md:inset-s-[15.5rem] md:w-184"
    >
      {[60, 72, 82, 90, 96].map((radius) => (
        <circle
          key={radius}
          r={radius}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="phone-ring"
        />
      ))}
    </svg>
  )
}

function Device({ className, isTapped = false }: { className: string; isTapped?: boolean }) {
  const { t } = useLanguage()
  return (
    <div
      className={cn(
        'absolute bottom-0 w-62 overflow-clip border-2 border-b-0 border-ink bg-paper px-4 text-ink md:w-76 md:px-5',
        className,
      )}
    >
      <p className="label flex items-center justify-between pt-3.5">
        16:41
        <span className={cn('rounded-pill bg-ink', isTapped ? 'h-5 w-18' : 'size-3')} />
      </p>
      <div className="phone-notice absolute inset-x-2.5 top-12 rounded-card bg-ink px-4 py-2.5 text-small text-paper">
        <p className="font-semibold">{t('You’re in. Bike 12.')}</p>
        <p>{t('Spin, today at 18:30')}</p>
      </div>
      <div className="relative mt-22 -mx-4 h-28 overflow-clip bg-fill text-on-fill md:-mx-5 md:h-36">
        <Swell
          seed="spin"
          width={300}
          height={144}
          horizon={84}
          waves={7}
          className="stroke-on-fill"
        />
        <p className="display relative px-4 pt-2 text-[3.5rem] leading-none tracking-[-0.03em] md:px-5 md:text-[4.5rem]">
          18:30
        </p>
      </div>
      <Row time="17:00" name={t('Strength')} places={t('full')} />
      <div className="relative">
        <Row time="18:30" name={t('Spin')} places={t('3 places')} action={t('Book')} />
        <div className="phone-booked absolute inset-0 -mx-4 bg-tint px-4 md:-mx-5 md:px-5">
          <Row time="18:30" name={t('Spin')} places={t('2 places')} action={t('Booked')} isFilled />
        </div>
        {isTapped && <span className="phone-finger absolute top-1/2 inset-e-9" />}
      </div>
      <Row time="19:15" name={t('Yoga')} places={t('6 places')} action={t('Book')} />
      <Row time="20:00" name={t('Boxing')} places={t('1 place')} action={t('Book')} />
      <Row time="20:45" name={t('Stretch')} places={t('9 places')} action={t('Book')} />
    </div>
  )
}

type RowProps = { time: string; name: string; places: string; action?: string; isFilled?: boolean }

function Row({ time, name, places, action, isFilled = false }: RowProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-3 text-small">
      <span className="label">{time}</span>
      <span className="me-auto leading-tight font-semibold">
        {name}
        <span className="block font-normal text-soft">{places}</span>
      </span>
      {action && (
        <span
          className={cn(
            'rounded-button border border-ink px-3.5 py-1 font-semibold',
            isFilled && 'bg-ink text-paper',
          )}
        >
          {action}
        </span>
      )}
    </div>
  )
}
