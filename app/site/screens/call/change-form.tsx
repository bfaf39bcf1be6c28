import type { BookedCall } from '#model/calls/booked-call.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { FreeDays } from './free-days.tsx'

type ChangeFormProps = { call: BookedCall; search: string; errors: Record<string, string> }

/** Moves a call to another of its person's free times, or cancels it. Both are posted natively. */
export function ChangeForm({ call: { week }, search, errors }: ChangeFormProps) {
  const { t } = useLanguage()
  const action = `${search}#answer`
  const key = new URLSearchParams(search).get('key') ?? ''
  const hrefOf = (day: string) => `${paths.bookedCall}?${new URLSearchParams({ key, day })}`
  return (
    <>
      {week && (
        <form
          method="post"
          action={action}
          noValidate
          aria-label={t('Choose another time')}
          className="grid gap-8"
        >
          <div className="grid justify-items-start gap-3">
            <h2 className="display text-[clamp(1.625rem,2.8vw,2.5rem)] leading-none">
              {t('Choose another time')}
            </h2>
            <a
              href="#cancel"
              className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-6"
            >
              {t('Or cancel the call')}
            </a>
          </div>
          <FreeDays week={week} hrefOf={hrefOf} chosen={undefined} error={errors.at} />
          <input type="hidden" name="change" value="move" />
          <div>
            <Button type="submit">{t('Move the call')}</Button>
          </div>
        </form>
      )}
      <form
        id="cancel"
        method="post"
        action={action}
        aria-label={t('Cancel the call')}
        className="grid justify-items-start gap-5 border-t border-line pt-8"
      >
        <p className="max-w-[46ch]">
          {t(
            'If you don’t want to talk any more, cancel the call and the time is free for others.',
          )}
        </p>
        <input type="hidden" name="change" value="cancel" />
        <Button type="submit" variant="outline">
          {t('Cancel the call')}
        </Button>
      </form>
    </>
  )
}
