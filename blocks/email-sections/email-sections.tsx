import type { BlockProps } from '#blocks/block-props.ts'
import { EmailHeaders } from './email-headers.tsx'
import { EmailSeries } from './email-series.tsx'
import { Groups } from './groups.tsx'

/** Automation, targeting and deliverability: three sections, each with its own illustration. */
export function EmailSectionsBlock({ block }: BlockProps<'email-sections'>) {
  const { automation, targeting, deliverability } = block
  return (
    <>
      <section className="overflow-clip pt-section">
        <div className="column grid gap-6 sm:gap-12">
          <div className="grid items-end gap-x-10 gap-y-3 sm:gap-y-5 lg:grid-cols-12">
            <h2 className="display text-title lg:col-span-7">{automation.title}</h2>
            <p className="max-w-[48ch] lg:col-span-5">{automation.text}</p>
          </div>
          <EmailSeries emails={automation.emails} />
        </div>
      </section>
      <section className="overflow-clip py-section">
        <div className="column grid gap-6 sm:gap-10">
          <div className="grid items-end gap-x-10 gap-y-3 sm:gap-y-5 lg:grid-cols-12">
            <h2 className="display text-title lg:col-span-7">{targeting.title}</h2>
            <p className="max-w-[48ch] lg:col-span-5">{targeting.text}</p>
          </div>
          <Groups groups={targeting.groups} />
        </div>
      </section>
      <section className="ground-ink overflow-clip py-section">
        <div className="column grid gap-x-10 gap-y-5 sm:gap-y-10 lg:grid-cols-12">
          <h2 className="display text-title lg:col-span-7">{deliverability.title}</h2>
          <p className="max-w-[48ch] text-soft lg:col-span-5">{deliverability.text}</p>
          <EmailHeaders headers={deliverability.headers} />
        </div>
      </section>
    </>
  )
}
