import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookedCall } from '#model/calls/booked-call.ts'
import { type FormResult, isStored } from '#model/form-result.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { FreeDays } from './free-days.tsx'

type ChangeFormProps = {
  call: BookedCall
  search: string
  /** The result of a native post. */
  answer: FormResult | undefined
}

/** Moves a call to another of its person's free times, or cancels it. Both are posted natively. */
export function ChangeForm({ call: { week }, search, answer }: ChangeFormProps) {
  const { t } = useLanguage()
  const action = `${search}#answer`
  const query = new URLSearchParams(search)
  const isMoved = answer !== undefined && isStored(answer)
  const key = query.get('key') ?? ''
  const hrefOf = (day: string) => `${paths.bookedCall}?${new URLSearchParams({ key, day })}#move`
  return (
    <div className="border-b border-line">
      {week && (
        <Change
          id="move"
          name={t('Choose another time')}
          isOpen={!isMoved && (query.has('day') || Boolean(answer?.errors?.at))}
        >
          <form
            method="post"
            action={action}
            noValidate
            aria-label={t('Choose another time')}
            className="grid gap-8"
          >
            <FreeDays week={week} hrefOf={hrefOf} chosen={undefined} error={answer?.errors?.at} />
            <input type="hidden" name="change" value="move" />
            <div>
              <Button type="submit">{t('Move the call')}</Button>
            </div>
          </form>
        </Change>
      )}
      <Change id="cancel" name={t('Cancel the call')} isOpen={false}>
        <form
          method="post"
          action={action}
          aria-label={t('Cancel the call')}
          className="grid justify-items-start gap-5"
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
      </Change>
    </div>
  )
}

type ChangeProps = { id: string; name: string; isOpen: boolean; children: ReactNode }

function Change({ id, name, isOpen, children }: ChangeProps) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-28 border-t border-line">
      <summary className="flex items-center justify-between gap-6 py-4 text-card font-semibold">
        {name}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-300 group-open:rotate-45"
        />
      </summary>
      <div className="pt-4 pb-10">{children}</div>
    </details>
  )
}
