import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { Swell } from './swell.tsx'

/** A shop's page that assembles itself from its wireframe, and whose price the shop then changes. */
export function AssemblyScene() {
  const { t } = useLanguage()
  return (
    <div className="relative flex h-full flex-col overflow-clip rounded-t-card border border-b-0 border-ink bg-paper">
      <AddressBar />
      <div className="relative grid grow grid-rows-[auto_auto_auto_1fr] gap-x-10 p-5 pb-0 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:p-7 md:pe-0 md:pb-0 xl:p-9 xl:pe-0 xl:pb-0">
        <div className="assembly-guides absolute inset-x-5 inset-y-0 opacity-0 md:inset-x-7 xl:inset-x-9" />
        <div className="assembly-part col-span-full mb-5 [--from:0_-5rem] md:me-7 md:mb-7 xl:me-9">
          <div className="flex items-baseline justify-between text-small font-medium">
            <span className="display text-card">Gale &amp; Co.</span>
            <span className="flex gap-5">
              <span className="max-md:hidden">{t('Jackets')}</span>
              <span className="max-md:hidden">{t('Boots')}</span>
              <span>{t('Basket')}</span>
            </span>
          </div>
        </div>
        <div className="assembly-part self-start [--delay:150ms] [--from:-11rem_3rem] [--turn:-4deg]">
          <p className="display text-[clamp(2.25rem,4.4vw,3.625rem)] leading-[0.94] tracking-[-0.03em]">
            {t('Made for the wrong weather')}
          </p>
        </div>
        <div className="assembly-part -mx-5 mt-9 [--delay:300ms] [--from:9rem_6rem] [--turn:5deg] max-md:order-last md:row-span-2 md:mx-0 md:mt-0">
          <Swell
            seed="saltmarsh"
            width={400}
            height={400}
            horizon={190}
            waves={11}
            className="stroke-paper scheme-light"
          >
            <circle cx="268" cy="168" r="86" stroke="none" className="fill-paper" />
          </Swell>
        </div>
        <div className="assembly-part mt-5 self-start justify-self-start [--delay:450ms] [--from:-6rem_9rem] [--turn:3deg] md:mt-7">
          <div className="flex items-center gap-4">
            <Price />
            <span className="rounded-button bg-ink px-6 py-3 text-small font-semibold text-paper">
              {t('Order')}
            </span>
          </div>
        </div>
      </div>
    </div>
  )
}

function AddressBar() {
  return (
    <div className="label relative flex items-center gap-1.5 border-b border-ink px-4 py-2.5">
      {['close', 'fold', 'fill'].map((key) => (
        <span key={key} className="size-2.5 rounded-pill border border-ink" />
      ))}
      <span className="ms-3">gale.example</span>
      <span className="assembly-time ms-auto text-accent">0.9 s</span>
      <span className="assembly-load absolute inset-x-0 -bottom-px h-0.5 origin-left rtl:origin-right bg-fill" />
    </div>
  )
}

function Price() {
  const { t } = useLanguage()
  const price = 'display col-start-1 row-start-1 text-[clamp(2rem,3.2vw,3.25rem)] leading-none'
  return (
    <span className="relative grid px-2 py-1">
      <span className="assembly-selection absolute inset-0 border-2 border-fill" />
      <span className={cn(price, 'assembly-old opacity-0')}>$148</span>
      <span className={cn(price, 'assembly-new')}>$132</span>
      <span className="assembly-editor label absolute top-full inset-s-0 bg-fill px-2 py-0.5 text-on-fill">
        {t('Reception')}
      </span>
    </span>
  )
}
