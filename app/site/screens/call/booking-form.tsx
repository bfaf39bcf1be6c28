import { useRef } from 'react'
import { FormBanner } from '#app/site/forms/form-banner.tsx'
import { FormFooter } from '#app/site/forms/form-footer.tsx'
import { Honeypot } from '#app/site/forms/honeypot.tsx'
import { LineField } from '#app/site/forms/line-field.tsx'
import type { CallTimes } from '#model/calls/call-times.ts'
import { type FormResult, isStored } from '#model/form-result.ts'
import { paths } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import { TextArea } from '#ui/text-field.tsx'
import { FreeDays } from './free-days.tsx'

type BookingFormProps = {
  times: CallTimes
  /** The result of a native post. */
  answer: FormResult | undefined
  /** Where the form is posted to: the page with its own query. */
  action: string
}

/** Books one of the free times. It is posted natively: React would add nothing. */
export function BookingForm({ times, answer, action }: BookingFormProps) {
  const { t } = useLanguage()
  const banner = useRef<HTMLDivElement>(null)
  const isBooked = answer !== undefined && isStored(answer)
  const errors = answer?.errors ?? {}
  const values = (!isBooked && answer?.values) || {}
  const fieldOf = (name: 'name' | 'email' | 'phone' | 'details') => ({
    id: `call-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  const labels = { name: t('Full name'), email: t('Email'), phone: t('Phone') }
  const isByPhone = times.kind.place === 'phone'
  const marked = [
    { name: 'at', id: 'call-time', label: t('Day and time') },
    ...Object.entries(labels).map(([name, label]) => ({ name, id: `call-${name}`, label })),
    { name: 'details', id: 'call-details', label: t('What is it about?') },
  ]
  return (
    <form
      method="post"
      action={action}
      noValidate
      aria-label={t('Book a call')}
      className="grid gap-8"
    >
      <FormBanner
        ref={banner}
        id="call-result"
        answer={answer ?? null}
        errors={errors}
        fields={marked}
        seed={answer?.reference}
        summaryField="kind"
      />
      {!isBooked && (
        <>
          <FreeDays week={times} hrefOf={weekOf(times)} chosen={values.at} error={errors.at} />
          <input type="hidden" name="kind" value={times.kind.id} />
          <input type="hidden" name="zone" value={times.zone} />
          <div className="grid max-w-3xl gap-7 sm:grid-cols-2">
            <LineField {...fieldOf('name')} type="name" label={labels.name} required />
            <LineField {...fieldOf('email')} type="email" label={labels.email} required />
            {isByPhone && (
              <LineField {...fieldOf('phone')} type="phone" label={labels.phone} required />
            )}
            <div className="sm:col-span-2">
              <TextArea
                {...fieldOf('details')}
                label={t('What is it about?')}
                hint={t('You can leave this empty.')}
                rows={3}
              />
            </div>
          </div>
          <Honeypot />
          <FormFooter
            busy={false}
            progress={0}
            submit={t('Book this call')}
            privacyNote={t('We use it for this call, and for nothing else.')}
          />
        </>
      )}
    </form>
  )
}

function weekOf({ kind, zone }: CallTimes) {
  return (day: string) => `${paths.call}?${new URLSearchParams({ kind: kind.id, zone, day })}`
}
